import path from 'node:path';

/** Keystatic requests a web font, which would delay its pages. */
const policy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self' ws:",
  "frame-ancestors 'none'",
].join('; ');

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  devIndicators: false,
  // Keystatic redirects localhost to it.
  allowedDevOrigins: ['127.0.0.1'],
  turbopack: {
    // The schemas are in the site's content/.
    root: path.join(import.meta.dirname, '../..'),
    // A browser cannot read files.
    resolveAlias: { '../read/drawings': './lib/drawings.ts' },
  },
  headers: () =>
    Promise.resolve([
      { source: '/:path*', headers: [{ key: 'Content-Security-Policy', value: policy }] },
    ]),
};

export default config;
