/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  // `npm run verify` checks the types; the first start need not wait for it.
  typescript: { ignoreBuildErrors: true },
  // These load WebAssembly, native code or workers, or must be the very instance that the server runs.
  serverExternalPackages: [
    '@electric-sql/pglite',
    '@prisma/adapter-pg',
    '@prisma/client',
    '@prisma/schema-engine-wasm',
    'better-auth',
    'ioredis',
    'pg',
    'pglite-prisma-adapter',
    'pino',
  ],
};
