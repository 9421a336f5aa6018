import { availableParallelism } from 'node:os';
import createMDX from '@next/mdx';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { rehypePlugins, remarkPlugins } from './lib/server/mdx-plugins.mjs';

const withMDX = createMDX({ options: { rehypePlugins, remarkPlugins } });

/**
 * With output 'export' the development server answers encoded dynamic paths
 * (`/career/apply/QA%20%26%20Test%20Engineer`) with a redirect loop.
 *
 * @param {string} phase one of Next's `PHASE_` constants
 * @returns {import('next').NextConfig}
 */
export default function config(phase) {
  /** @type {import('next').NextConfig} */
  const settings = {
    poweredByHeader: false,
    reactStrictMode: true,
    // The build checks them before.
    typescript: { ignoreBuildErrors: true },
    // An export gets no requests.
    cacheMaxMemorySize: 0,
    experimental: {
      // The default leaves one core idle.
      cpus: availableParallelism(),
      // Threads, and no source maps of code that only the build runs, save a quarter of the memory.
      turbopackPluginRuntimeStrategy: 'workerThreads',
      turbopackSourceMaps: phase === PHASE_DEVELOPMENT_SERVER,
      // The default puts nearly all styles into one file that blocks every page;
      // scripts/measure/budgets checks it.
      cssChunking: { type: 'graph', requestCost: 200, weightDistribution: 0.5 },
    },
  };
  if (phase !== PHASE_DEVELOPMENT_SERVER) settings.output = 'export';
  // Only `npm run dev -- --gallery` has these pages.
  else if (process.env.GALLERY) settings.pageExtensions = ['gallery.tsx', 'tsx', 'ts'];
  if (process.env.NEXT_PUBLIC_BASE_PATH) settings.basePath = process.env.NEXT_PUBLIC_BASE_PATH;
  return withMDX(settings);
}
