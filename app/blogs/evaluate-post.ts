import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compile, run } from '@mdx-js/mdx';
import * as runtime from 'react/jsx-runtime';
import rehypeSlug from 'rehype-slug';
import remarkBreaks from 'remark-breaks';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { Post } from '@/content';
import type { Article } from '@/lib/build/article';
import rehypeHeadings from '@/lib/build/rehype-headings.mjs';
import { ResultCache } from '@/lib/build/result-cache';

/** The version has the code of the plugins and their settings (scripts/build/code-version.ts). */
const { CODE_VERSION } = process.env;
const cache = CODE_VERSION === undefined ? undefined : new ResultCache(`post ${CODE_VERSION}`);

/** The code of a text in MDX, with the plugins of `next.config.mjs`. */
async function compileText(source: string): Promise<Buffer> {
  const code = await compile(source, {
    outputFormat: 'function-body',
    remarkPlugins: [remarkFrontmatter, remarkGfm, remarkBreaks],
    rehypePlugins: [rehypeSlug, rehypeHeadings],
  });
  return Buffer.from(String(code));
}

/** Compiles the text of a post; the cache has the code from earlier builds. */
export async function evaluatePost({ file }: Post): Promise<Article> {
  const source = await readFile(path.join(process.cwd(), 'content', 'blog', file), 'utf8');
  const code = await (cache?.get(source, () => compileText(source)) ?? compileText(source));
  // The type of run() has no exports besides the component.
  return (await run(String(code), { ...runtime })) as unknown as Article;
}
