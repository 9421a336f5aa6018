import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildDay } from '@/content/read/build-day';
import type { ContentMistake } from '@/content/schema/define';
import { root } from '../shared/steps';
import { checkContent } from './check-content';

const READ = ['blog', 'data', 'legal', 'post-template.mdx'];

/** If a file were saved like this, or deleted (`text` undefined). */
export async function checkWith(
  file: string,
  text: string | undefined,
): Promise<readonly ContentMistake[]> {
  const copy = mkdtempSync(path.join(tmpdir(), 'content-'));
  const before = process.cwd();
  try {
    mkdirSync(path.join(copy, 'content'));
    for (const part of READ) {
      const from = path.join(root, 'content', part);
      cpSync(from, path.join(copy, 'content', part), { recursive: true });
    }
    symlinkSync(path.join(root, 'public'), path.join(copy, 'public'), 'junction');
    if (text === undefined) rmSync(path.join(copy, file));
    else writeFileSync(path.join(copy, file), text);
    process.chdir(copy);
    return (await checkContent(buildDay())).mistakes;
  } finally {
    process.chdir(before);
    rmSync(copy, { recursive: true });
  }
}
