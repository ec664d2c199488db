/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  // No page uses next/image: the endpoint that resizes pictures is off.
  images: { unoptimized: true },
  devIndicators: false,
  allowedDevOrigins: ['127.0.0.1'],
  // `npm run verify` checks the types; the first start need not wait for it.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // The cache and source maps take a third of the build time. Builds start without a cache, and stack traces of pages are rarely needed:
    // the pages have no business logic.
    turbopackFileSystemCacheForBuild: false,
    turbopackSourceMaps: process.env.NODE_ENV !== 'production',
  },
  turbopack: {
    // Texts are parsed at build time, so browsers load only a formatter, a tenth of the size of the parser in use-intl.
    rules: {
      '*.json': {
        // Matches in any folder, because the root that Next.js finds may be a parent of the project.
        condition: {
          all: [
            { not: 'foreign' },
            { path: /(^|\/)(messages\/[a-zA-Z-]+\/[^/]+|widgets\/[^/]+\/(form\/)?messages\.en)\.json$/ },
          ],
        },
        loaders: ['./scripts/build/compile-texts.mjs'],
        as: '*.js',
      },
      '*.mjs': {
        condition: { path: /@mantine\/core\/esm\/components\/(Table\/Table|ScrollArea\/ScrollArea)\.mjs$/ },
        loaders: ['./scripts/build/lighten-mantine.mjs'],
        as: '*.js',
      },
    },
    resolveAlias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
  },
  // These load WebAssembly, native code or workers, or must be the very instance that the server runs.
  serverExternalPackages: [
    '@electric-sql/pglite',
    '@prisma/adapter-pg',
    '@prisma/client',
    '@prisma/schema-engine-wasm',
    'better-auth',
    'ioredis',
    'nodemailer',
    'pg',
    'pglite-prisma-adapter',
    'pino',
  ],
};
