import { compileSync } from '@mdx-js/mdx';
import rehypeSlug from 'rehype-slug';
import remarkBreaks from 'remark-breaks';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import rehypeHeadings from './rehype-headings.mjs';

export const remarkPlugins = [remarkFrontmatter, remarkGfm, remarkBreaks];

/**
 * JavaScript, because Jest's transform imports it outside of Jest.
 *
 * @param {string} source
 * @returns {string} the body of a function of React's JSX runtime, which returns an `Article`
 */
export const compileText = (source) =>
  String(
    compileSync(source, {
      outputFormat: 'function-body',
      remarkPlugins,
      rehypePlugins: [rehypeSlug, rehypeHeadings],
    }),
  );
