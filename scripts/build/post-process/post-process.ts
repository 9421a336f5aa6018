import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '@/lib/build/settings';
import { encodePath } from '../../shared/preview-server/encode-path';
import { contentPolicy } from '../hosts/security-headers';
import type { StepResult } from '../../shared/steps';
import { buildPageScript } from './build-scripts';
import { compressFolder } from '../../shared/compress';
import { filesBelow } from '../../shared/files-below';
import { StyleMerger } from './merge-styles';
import { filePatterns, flightFileOf, isUnused, unmatchedPatterns } from './next-output';
import { PageError } from './page-error';
import { processPage } from './process-page';
import { unusedPictures } from './unused-pictures';

type Target = Pick<Settings, 'basePath' | 'formEndpoint'>;

function* textsOf(folder: string, names: readonly string[]): Generator<string> {
  for (const name of names) yield readFileSync(path.join(folder, name), 'utf8');
}

function patternMistake(folder: string, files: readonly string[]): string | undefined {
  const unmatched = unmatchedPatterns({
    files,
    pages: textsOf(
      folder,
      files.filter((name) => name.endsWith('.html')),
    ),
    scripts: textsOf(
      folder,
      files.filter((name) => filePatterns['script file'].test(name)),
    ),
  });
  if (unmatched.length === 0) return undefined;
  const names = unmatched.map((name) => `- ${name}`).join('\n');
  return `Patterns that match nothing in the output of Next.js (scripts/build/post-process/next-output.ts):\n${names}`;
}

/** @returns one line for each page that cannot be processed */
export function processPages(folder: string, { basePath, formEndpoint }: Target): string[] {
  const scripts = new Map<string, string>();
  const scriptFor = (behaviors: readonly string[]) => {
    const key = behaviors.join(' ');
    let address = scripts.get(key);
    if (address === undefined) {
      const { name, code } = buildPageScript(behaviors, basePath);
      writeFileSync(path.join(folder, name), code);
      address = `${basePath}/${name}`;
      scripts.set(key, address);
    }
    return address;
  };
  const policy = contentPolicy({ formEndpoint });
  const exported = filesBelow(folder);
  for (const name of exported.filter(isUnused)) rmSync(path.join(folder, name));
  const names = exported.filter((name) => !isUnused(name));
  const styles = new StyleMerger(folder, basePath);
  const mistakes: string[] = [];
  for (const page of names.filter((name) => name.endsWith('.html'))) {
    const file = path.join(folder, page);
    const flightFile = flightFileOf(page);
    try {
      const { html, flight } = processPage(readFileSync(file, 'utf8'), {
        policy,
        scriptFor,
        flightUrl: `${basePath}/${encodePath(flightFile)}`,
        mergeStyles: (hrefs) => styles.merge(hrefs),
      });
      if (readFileSync(path.join(folder, flightFile), 'utf8') !== flight) {
        throw new PageError(`has other data than ${flightFile}`);
      }
      writeFileSync(file, html);
    } catch (error) {
      if (!(error instanceof PageError)) throw error;
      mistakes.push(`${page} ${error.message}`);
    }
  }
  return mistakes;
}

export async function postProcess(folder: string, target: Target): Promise<StepResult> {
  const output = patternMistake(folder, filesBelow(folder));
  if (output !== undefined) return { ok: false, output };
  const mistakes = processPages(folder, target);
  if (mistakes.length > 0) {
    return { ok: false, output: `Pages that cannot be processed:\n${mistakes.join('\n')}` };
  }
  for (const name of unusedPictures(folder, filesBelow(folder))) rmSync(path.join(folder, name));
  await compressFolder(folder);
  return { ok: true };
}
