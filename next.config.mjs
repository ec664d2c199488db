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
    // A third of the time of a build; the pages are built in whole, and hold no business rules to look for in a trace.
    turbopackFileSystemCacheForBuild: false,
    turbopackSourceMaps: process.env.NODE_ENV !== 'production',
  },
  turbopack: {
    // Texts are parsed when the pages are built; what then formats them is a tenth of use-intl's parser.
    rules: {
      '*.json': {
        // Wherever the project lies: its root may be that of a folder around it.
        condition: {
          all: [
            { not: 'foreign' },
            { path: /(^|\/)(messages\/[a-zA-Z-]+\/[^/]+|widgets\/[^/]+\/(form\/)?messages\.en)\.json$/ },
          ],
        },
        loaders: ['./scripts/compile-texts.mjs'],
        as: '*.js',
      },
      '*.mjs': {
        condition: { path: /@mantine\/core\/esm\/components\/(Table\/Table|ScrollArea\/ScrollArea)\.mjs$/ },
        loaders: ['./scripts/lighten-mantine.mjs'],
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
