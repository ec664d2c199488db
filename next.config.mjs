/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  devIndicators: false,
  allowedDevOrigins: ['127.0.0.1'],
  // `npm run verify` checks the types; the first start need not wait for it.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // One icon of thousands, and only the components that are used.
    optimizePackageImports: ['@tabler/icons-react', '@mantine/core', '@mantine/hooks', '@mantine/charts', 'recharts'],
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
