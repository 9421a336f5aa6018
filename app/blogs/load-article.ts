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

/**
 * Compiles the text of a post.
 *
 * In a build, an import would compile every post in the bundler, once for pages and once for the
 * feed, and keep all of them in its memory (docs/performance.md). The development server needs the
 * import, because it updates a page when a file that the page imports changes.
 */
export async function loadArticle({ file }: Post): Promise<Article> {
  if (process.env.NODE_ENV === 'development') {
    return import(`@/content/blog/${file.replace(/\.mdx$/, '')}.mdx`) as Promise<Article>;
  }
  const source = await readFile(path.join(process.cwd(), 'content', 'blog', file), 'utf8');
  const code = await (cache?.get(source, () => compileText(source)) ?? compileText(source));
  // The type of run() has no exports besides the component.
  return (await run(String(code), { ...runtime })) as unknown as Article;
}
