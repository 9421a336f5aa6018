import path from 'node:path';

const PAGE_KINDS = [
  'home',
  'about',
  'services',
  'products',
  'courses',
  'industries',
  'blog',
  'career',
  'contact',
  'enquiry',
  'ed-tech',
  'not-found',
  'legal',
];

const TOOLS = ['content', 'hosts', 'measure', 'serve', 'test'];

/**
 * The import table of docs/architecture.md as data. The first entry whose folder contains the file
 * applies. `values` are rooms whose code may be imported, `types` rooms of which only types may be
 * imported; a room may always import itself.
 *
 * @typedef {{ room: string, values: string[], types?: string[], packages?: RegExp, why: string }} Room
 * @type {Room[]}
 */
const rooms = [
  {
    room: 'app',
    values: ['components', 'content', 'lib'],
    why: 'a route composes components with content',
  },
  {
    room: 'components/layout',
    values: ['components/cloth', 'components/ui', 'lib'],
    types: ['content'],
    why: 'a part that wraps every page knows ui parts, lib and the types of content',
  },
  ...PAGE_KINDS.map((kind) => ({
    room: `components/${kind}`,
    values: ['shared', 'blocks', 'forms', 'cloth', 'ui']
      .map((room) => `components/${room}`)
      .concat('lib'),
    types: ['content'],
    why: 'a section gets its content from the route and is used by its own kind of page only',
  })),
  {
    room: 'components/blocks',
    values: ['components/shared', 'components/ui', 'lib'],
    types: ['content'],
    why: 'a block gets its content from the route and knows only the types of it',
  },
  {
    room: 'components/shared',
    values: ['components/cloth', 'components/ui', 'lib'],
    types: ['content'],
    why: 'a shared section knows no kind of page',
  },
  {
    room: 'components/forms',
    values: ['components/ui', 'lib'],
    types: ['content'],
    why: 'a form gets its content from the route and knows only the types of it',
  },
  {
    room: 'components/cloth',
    values: ['lib'],
    why: 'threads know nothing of what they run beside',
  },
  {
    room: 'components/ui',
    values: ['asset', 'browser', 'cx', 'screens', 'server/art', 'server/downloads'].map(
      (file) => `lib/${file}`,
    ),
    why: 'a ui part knows nothing of the business',
  },
  {
    room: 'content/read',
    values: ['content', 'lib/routes'],
    packages: /^(zod|yaml|node:.+)$/,
    why: 'it reads and checks the files of the content',
  },
  {
    room: 'content',
    values: ['content/read', 'lib/dates', 'lib/pagination', 'lib/routes'],
    packages: /^zod$/,
    why: 'content knows zod, its own schema, dates in words and the paths of pages only',
  },
  {
    room: 'lib/server',
    values: ['lib'],
    types: ['content'],
    packages: /^(?!react($|\/))/,
    why: 'it runs in Node.js while the site is built, without components and content data',
  },
  {
    room: 'lib/browser',
    values: ['lib'],
    types: ['content'],
    packages: /^(?!node:|react(-dom)?($|\/))/,
    why: 'it runs in the browser, without React and content data',
  },
  {
    room: 'lib',
    values: [],
    types: ['content'],
    packages: /^(?!node:|react(-dom)?($|\/))/,
    why: 'lib is pure functions: no files, no components, no React, no content data',
  },
  ...TOOLS.map((tool) => ({
    room: `scripts/${tool}`,
    values: ['content', 'lib', 'scripts/shared'],
    why: 'a tool uses the site and what all tools share, and runs other tools as commands',
  })),
  {
    room: 'scripts/export',
    values: ['content', 'lib', 'scripts/shared', 'scripts/hosts'],
    why: 'the export knows the rules of its hosts, and runs other tools as commands',
  },
  {
    room: 'scripts/shared/preview-server',
    values: ['scripts/shared', 'scripts/hosts'],
    why: 'it serves the export by the rules of the hosts',
  },
  {
    room: 'scripts/shared',
    values: ['content', 'lib', 'scripts/shared/preview-server'],
    why: 'what all tools share knows none of them',
  },
  {
    room: 'tools/editor/scripts',
    values: ['content', 'scripts/shared'],
    why: 'it opens the editor with the names and paths of the site',
  },
  {
    room: 'tools/editor/tests',
    values: ['content', 'scripts', 'tools/editor'],
    why: 'tests may use everything',
  },
  {
    room: 'tools/editor',
    values: ['content/schema', 'content/read/front-matter', 'content/read/build-day'],
    why: 'the editor takes its rules from the schemas and is no part of the site',
  },
  {
    room: 'tests',
    values: ['app', 'components', 'content', 'lib', 'scripts', 'tools/editor', 'next.config.mjs'],
    why: 'tests may use everything',
  },
];

/** They may import files of content other than its index. */
const insiders = [
  'content',
  'content/read',
  'tests',
  'scripts/content',
  'scripts/export',
  'tools/editor',
  'tools/editor/scripts',
  'tools/editor/tests',
];

const isIn = (file, room) => file === room || file.startsWith(`${room}/`);

const roomOf = (file) => rooms.find(({ room }) => isIn(file, room));

function sitePath(specifier, file) {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  if (specifier.startsWith('.')) {
    return path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier));
  }
  return null;
}

/**
 * What is wrong with an import, or null.
 *
 * @param {string} file from the top level, with forward slashes
 * @param {string} specifier
 * @param {boolean} isType
 * @returns {string | null}
 */
export function checkImport(file, specifier, isType) {
  const from = roomOf(file);
  if (!from) return null;

  const target = sitePath(specifier, file);
  if (target === null) {
    if (isType || !from.packages || from.packages.test(specifier)) return null;
    return `${from.room} must not import the package '${specifier}': ${from.why}.`;
  }
  if (roomOf(target) === from) return null;
  // Routes load posts (.mdx) one by one.
  if (isIn(target, 'content') && target !== 'content' && !insiders.includes(from.room)) {
    if (!(from.room === 'app' && target.endsWith('.mdx'))) {
      return `Import from '@/content', not from '${specifier}'.`;
    }
  }
  if (from.values.some((room) => isIn(target, room))) return null;
  if (from.types?.some((room) => isIn(target, room))) {
    if (isType) return null;
    return `${from.room} may only \`import type\` from '${specifier}': ${from.why}.`;
  }
  return `${from.room} must not import '${specifier}': ${from.why}.`;
}
