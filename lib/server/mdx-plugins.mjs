import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const onlyText = fileURLToPath(new URL('remark-only-text.mjs', import.meta.url));

/** By name, because the bundler passes options as JSON. */
export const remarkPlugins = [onlyText, 'remark-frontmatter', 'remark-gfm', 'remark-breaks'];

export const rehypePlugins = ['rehype-slug'];

const addressOf = (name) => (path.isAbsolute(name) ? pathToFileURL(name).href : name);

/**
 * For what reads or compiles a text outside of the bundler.
 *
 * @param {readonly string[]} names
 * @returns {Promise<import('@mdx-js/mdx').CompileOptions['remarkPlugins']>}
 */
export const importPlugins = (names) =>
  Promise.all(names.map(async (name) => (await import(addressOf(name))).default));
