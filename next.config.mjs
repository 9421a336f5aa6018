import { availableParallelism } from 'node:os';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

/**
 * A function of the phase, because the development server answers encoded dynamic paths
 * (`/career/apply/QA%20%26%20Test%20Engineer`) with a redirect loop when `output` is 'export'.
 *
 * @param {string} phase one of Next's `PHASE_` constants
 * @returns {import('next').NextConfig}
 */
export default function config(phase) {
  /** @type {import('next').NextConfig} */
  const settings = {
    poweredByHeader: false,
    reactStrictMode: true,
    // Posts and legal texts are compiled by lib/build/compile-text.mjs, which the tests and the
    // content check use too.
    turbopack: { rules: { '*.mdx': { type: 'text' } } },
    // The build checks them before (scripts/build/build-site.ts).
    typescript: { ignoreBuildErrors: true },
    // The same for the same code (scripts/build/code-version.ts); with null the framework makes one up.
    generateBuildId: () => process.env.CODE_VERSION ?? null,
    // Each process that renders keeps pages for requests in memory, and an export gets none.
    cacheMaxMemorySize: 0,
    experimental: {
      // The default leaves one core idle: on a machine with two, a single process renders all pages.
      cpus: availableParallelism(),
      // Compiling in threads instead of processes, and no source maps of code that only the build
      // runs, save a quarter of the memory (docs/performance.md).
      turbopackPluginRuntimeStrategy: 'workerThreads',
      turbopackSourceMaps: phase === PHASE_DEVELOPMENT_SERVER,
      // The default puts nearly all styles of the site into one file that blocks every page. With
      // these costs a page loads what it uses; scripts/measure/budgets checks it.
      cssChunking: { type: 'graph', requestCost: 3500, weightDistribution: 0.5 },
    },
  };
  if (phase !== PHASE_DEVELOPMENT_SERVER) settings.output = 'export';
  // Only `npm run dev -- --gallery` has these pages; a build never does.
  else if (process.env.GALLERY) settings.pageExtensions = ['gallery.tsx', 'tsx', 'ts'];
  if (process.env.NEXT_PUBLIC_BASE_PATH) settings.basePath = process.env.NEXT_PUBLIC_BASE_PATH;
  return settings;
}
