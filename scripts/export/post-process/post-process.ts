import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '@/lib/server/settings';
import { compressFolder } from '../../shared/compress';
import { filesBelow } from '../../shared/files-below';
import { IMMUTABLE } from '../../hosts/cache-rules';
import type { StepResult } from '../../shared/steps';
import { contentPolicy } from '../../hosts/security-headers';
import { pageScript } from './page-scripts';
import { type PageOptions, processPage } from './process-page';
import { unreferencedFiles } from './unreferenced-files';

export type Target = Pick<Settings, 'basePath' | 'formEndpoint' | 'formAccessKey'>;

/** Named after its content, because browsers keep it for ever. */
const hashed = (name: string, text: string): string => {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return name.replace(/(?=\.\w+$)/, `-${hash}`);
};

function optionsFor(folder: string, target: Target): PageOptions {
  const { basePath } = target;
  const fileOf = (address: string) => path.join(folder, address.slice(basePath.length));
  const write = (address: string, text: string): string => {
    const name = hashed(address, text);
    writeFileSync(fileOf(name), text);
    return name;
  };
  const script = (name: 'page' | 'forms') =>
    write(`${basePath}${IMMUTABLE}${name}.js`, pageScript(name, target));
  const merged = new Map<string, string>();
  return {
    policy: contentPolicy(target),
    scripts: { page: script('page'), forms: script('forms') },
    mergeStyles: (hrefs) => {
      const key = hrefs.join(' ');
      const text = hrefs.map((href) => readFileSync(fileOf(href), 'utf8')).join('\n');
      // In the folder of its parts, so that their relative addresses stay valid.
      const address =
        merged.get(key) ?? write(`${path.posix.dirname(hrefs[0] ?? '')}/page.css`, text);
      merged.set(key, address);
      return address;
    },
  };
}

/** @returns one line for each mistake in a page */
export function processPages(folder: string, target: Target): string[] {
  const options = optionsFor(folder, target);
  const pages = filesBelow(folder).filter((name) => name.endsWith('.html'));
  return pages.flatMap((name) => {
    const file = path.join(folder, name);
    const { html, mistakes } = processPage(readFileSync(file, 'utf8'), options);
    writeFileSync(file, html);
    return mistakes.map((mistake) => `${name} ${mistake}`);
  });
}

export async function postProcess(folder: string, target: Target): Promise<StepResult> {
  const mistakes = processPages(folder, target);
  if (mistakes.length > 0) {
    return { ok: false, output: `Pages that cannot be published:\n${mistakes.join('\n')}` };
  }
  for (const name of unreferencedFiles(folder, filesBelow(folder), target.basePath)) {
    rmSync(path.join(folder, name));
  }
  await compressFolder(folder);
  return { ok: true };
}
