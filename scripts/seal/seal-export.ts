import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '@/lib/build/settings';
import { encodePath } from '../preview-server/encode-path';
import { contentPolicy } from '../host-config/security-headers';
import type { StepResult } from '../shared/steps';
import { buildFirstSteps, buildLoader } from './build-scripts';
import { compileAhead } from './compile-ahead';
import { compressFolder } from './compress';
import { StyleMerger } from './merge-styles';
import { sealPage } from './seal-page';
import { SealError } from './take-apart';

type Target = Pick<Settings, 'basePath' | 'formEndpoint'>;

const frameworkScript = /^_next\/static\/chunks\/.+\.js$/;

/** The file with a page's flight data; the framework names that of the not-found page otherwise. */
const flightFileOf = (page: string): string =>
  page === '404.html' ? '_not-found.txt' : page.replace(/\.html$/, '.txt');

/**
 * Seals every page of an exported folder, and marks its scripts to be compiled while they load.
 *
 * @returns one line for each page that cannot be sealed
 */
export function sealPages(folder: string, { basePath, formEndpoint }: Target): string[] {
  const loader = buildLoader();
  const firstSteps = buildFirstSteps();
  for (const { name, code } of [loader, firstSteps]) writeFileSync(path.join(folder, name), code);
  const policy = contentPolicy({ formEndpoint });
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.split(path.sep).join('/'),
  );
  const styles = new StyleMerger(folder, basePath);
  const mistakes: string[] = [];
  for (const page of names.filter((name) => name.endsWith('.html'))) {
    const file = path.join(folder, page);
    const flightFile = flightFileOf(page);
    try {
      const { html, flight } = sealPage(readFileSync(file, 'utf8'), {
        policy,
        loader: `${basePath}/${loader.name}`,
        firstSteps: `${basePath}/${firstSteps.name}`,
        flightUrl: `${basePath}/${encodePath(flightFile)}`,
        mergeStyles: (hrefs) => styles.merge(hrefs),
      });
      if (readFileSync(path.join(folder, flightFile), 'utf8') !== flight) {
        throw new SealError(`has other data than ${flightFile}`);
      }
      writeFileSync(file, html);
    } catch (error) {
      if (!(error instanceof SealError)) throw error;
      mistakes.push(`${page} ${error.message}`);
    }
  }
  for (const name of names.filter((file) => frameworkScript.test(file))) {
    compileAhead(path.join(folder, name));
  }
  // Twins of the other payloads, which no script of the framework asks for.
  for (const name of names.filter((file) => file.endsWith('__next._full.txt'))) {
    rmSync(path.join(folder, name));
  }
  return mistakes;
}

/**
 * What follows `next build`: the pages get their policy and their loader, and the files their
 * compressed versions.
 */
export async function sealExport(folder: string, target: Target): Promise<StepResult> {
  const mistakes = sealPages(folder, target);
  if (mistakes.length > 0) {
    return { ok: false, output: `Pages that cannot be sealed:\n${mistakes.join('\n')}` };
  }
  await compressFolder(folder);
  return { ok: true };
}
