import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { evaluate } from '@mdx-js/mdx';
import * as runtime from 'react/jsx-runtime';
import rehypeSlug from 'rehype-slug';
import remarkBreaks from 'remark-breaks';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { Post } from '@/content';
import type { Article } from '@/lib/build/article';
import rehypeHeadings from '@/lib/build/rehype-headings.mjs';

/**
 * Compiles the text of a post, with the plugins of `next.config.mjs`.
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
  const article = await evaluate(source, {
    ...runtime,
    remarkPlugins: [remarkFrontmatter, remarkGfm, remarkBreaks],
    rehypePlugins: [rehypeSlug, rehypeHeadings],
  });
  // The type of evaluate() has no exports besides the component.
  return article as unknown as Article;
}
