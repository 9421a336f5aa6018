import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { compileSync } from '@mdx-js/mdx';
import rehypeSlug from 'rehype-slug';
import remarkBreaks from 'remark-breaks';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import rehypeHeadings from '../lib/build/rehype-headings.mjs';

const code = ['mdx-transform.mjs', '../lib/build/rehype-headings.mjs'].map((name) =>
  readFileSync(new URL(name, import.meta.url)),
);

/** Lets unit tests import posts, compiled with the plugins of `next.config.mjs`. */
const transformer = {
  process(source, path) {
    const body = compileSync(
      { value: source, path },
      {
        outputFormat: 'function-body',
        remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm, remarkBreaks],
        rehypePlugins: [rehypeSlug, rehypeHeadings],
      },
    );
    return {
      code: `module.exports = { __esModule: true, ...(function () {${String(body)}\n})(require('react/jsx-runtime')) };`,
    };
  },
  getCacheKey(source, path) {
    return createHash('sha256')
      .update(Buffer.concat(code))
      .update(path)
      .update(source)
      .digest('hex');
  },
};

export default transformer;
