import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileSync } from '@mdx-js/mdx';
import { importPlugins, rehypePlugins, remarkPlugins } from '../lib/server/mdx-plugins.mjs';

const components = fileURLToPath(new URL('../mdx-components', import.meta.url));

const options = {
  outputFormat: 'function-body',
  providerImportSource: components,
  remarkPlugins: await importPlugins(remarkPlugins),
  rehypePlugins: await importPlugins(rehypePlugins),
};

const code = ['mdx-transform.mjs', '../lib/server/mdx-plugins.mjs'].map((name) =>
  readFileSync(new URL(name, import.meta.url)),
);

/** As @next/mdx; Jest cannot load the compiler on Node 20. */
const transformer = {
  process: (source) => ({
    code: `module.exports = { __esModule: true, ...(function () {${compileSync(source, options)}
})({ ...require('react/jsx-runtime'), ...require(${JSON.stringify(components)}) }) };`,
  }),
  getCacheKey: (source) =>
    createHash('sha256').update(Buffer.concat(code)).update(source).digest('hex'),
};

export default transformer;
