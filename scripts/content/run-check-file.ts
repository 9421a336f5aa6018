import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { buildDay } from '@/content/read/build-day';
import type { ContentMistake } from '@/content/schema/define';
import { root } from '../shared/steps';
import { checkContent } from './check-content';

const READ = ['blog', 'data', 'legal', 'post-template.mdx'];

/** If a file were saved like this, or deleted (`content` undefined). */
async function checkWith(
  file: string,
  content: string | undefined,
): Promise<readonly ContentMistake[]> {
  const copy = mkdtempSync(path.join(tmpdir(), 'content-'));
  try {
    mkdirSync(path.join(copy, 'content'));
    for (const part of READ) {
      const from = path.join(root, 'content', part);
      cpSync(from, path.join(copy, 'content', part), { recursive: true });
    }
    symlinkSync(path.join(root, 'public'), path.join(copy, 'public'), 'junction');
    if (content === undefined) rmSync(path.join(copy, file));
    else writeFileSync(path.join(copy, file), content);
    process.chdir(copy);
    return (await checkContent(buildDay())).mistakes;
  } finally {
    process.chdir(root);
    rmSync(copy, { recursive: true });
  }
}

/** With `save <file>` (text on the input) or `delete <file>`, as it would be after that. */
const [, , deed, file = ''] = process.argv;
const mistakes =
  deed === undefined
    ? (await checkContent(buildDay())).mistakes
    : await checkWith(file, deed === 'save' ? await text(process.stdin) : undefined);
console.log(JSON.stringify(mistakes));
