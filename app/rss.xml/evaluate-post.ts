import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { evaluate } from '@mdx-js/mdx';
import type { MDXContent } from 'mdx/types';
import * as runtime from 'react/jsx-runtime';
import rehypeSlug from 'rehype-slug';
import remarkBreaks from 'remark-breaks';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { Post } from '@/content';

/**
 * Compiles the text of a post, with the plugins of `next.config.mjs` that change what it shows.
 *
 * The bundler compiles every post that an import may name once for pages and once for route
 * handlers. An import here would compile all posts a second time, for a feed of few.
 */
export async function evaluatePost({ file }: Post): Promise<MDXContent> {
  const source = await readFile(path.join(process.cwd(), 'content', 'blog', file), 'utf8');
  const { default: Body } = await evaluate(source, {
    ...runtime,
    remarkPlugins: [remarkFrontmatter, remarkGfm, remarkBreaks],
    rehypePlugins: [rehypeSlug],
  });
  return Body;
}
