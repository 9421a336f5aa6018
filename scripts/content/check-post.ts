import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildDay } from '@/content/read/build-day';
import type { ContentMistake } from '@/content/schema/define';
import { root } from '../shared/steps';
import { checkContent } from './check-content';

/**
 * The mistakes that a post would have in a build if it were saved like this. The check reads files,
 * so it gets a copy of the texts with this one in it.
 *
 * @param name of the file in content/blog
 */
export async function checkPost(name: string, text: string): Promise<ContentMistake[]> {
  const copy = mkdtempSync(path.join(tmpdir(), 'post-'));
  const before = process.cwd();
  try {
    mkdirSync(path.join(copy, 'content'));
    for (const part of ['blog', 'data', 'legal', 'post-template.mdx']) {
      const from = path.join(root, 'content', part);
      cpSync(from, path.join(copy, 'content', part), { recursive: true });
    }
    symlinkSync(path.join(root, 'public'), path.join(copy, 'public'), 'junction');
    writeFileSync(path.join(copy, 'content/blog', name), text);
    process.chdir(copy);
    const { mistakes } = await checkContent(buildDay());
    return mistakes.filter(({ file }) => file === `content/blog/${name}`);
  } finally {
    process.chdir(before);
    rmSync(copy, { recursive: true });
  }
}
