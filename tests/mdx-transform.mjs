import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { compileText } from '../lib/build/compile-text.mjs';

const code = [
  'mdx-transform.mjs',
  '../lib/build/compile-text.mjs',
  '../lib/build/rehype-headings.mjs',
].map((name) => readFileSync(new URL(name, import.meta.url)));

/** Jest cannot load the compiler on Node 20. */
const transformer = {
  process: (source) => ({
    code: `module.exports = { __esModule: true, ...(function () {${compileText(source)}\n})(require('react/jsx-runtime')) };`,
  }),
  getCacheKey: (source) =>
    createHash('sha256').update(Buffer.concat(code)).update(source).digest('hex'),
};

export default transformer;
