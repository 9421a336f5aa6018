import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileSync } from '@mdx-js/mdx';
import rehypeSlug from 'rehype-slug';
import remarkBreaks from 'remark-breaks';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';

const self = readFileSync(fileURLToPath(import.meta.url));

/** Lets unit tests import posts, compiled with the plugins of `next.config.mjs`. */
const transformer = {
  process(source, path) {
    const body = compileSync(
      { value: source, path },
      {
        outputFormat: 'function-body',
        remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm, remarkBreaks],
        rehypePlugins: [rehypeSlug],
      },
    );
    return {
      code: `module.exports = { __esModule: true, ...(function () {${String(body)}\n})(require('react/jsx-runtime')) };`,
    };
  },
  getCacheKey(source, path) {
    return createHash('sha256').update(self).update(path).update(source).digest('hex');
  },
};

export default transformer;
