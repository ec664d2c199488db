// The libraries that Docent uses, without Docent: tRPC through trpc-to-openapi with zod, and the look-ups of the floor. Their share of the
// floor's throughput is the most that Docent can reach. Environment: PORT, DATABASE_URL.
import { createServer } from 'node:http';
import { initTRPC } from '@trpc/server';
import { Pool } from 'pg';
import { createOpenApiNodeHttpHandler, type OpenApiMeta } from 'trpc-to-openapi';
import { z } from 'zod';
import { FIND_KEY, hashKey } from '../server/auth/authenticate';
import { FIND_WIDGET } from '../server/features/widgets/rows';

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const t = initTRPC.meta<OpenApiMeta>().context<{ companyId: number }>().create();
const router = t.router({
  get: t.procedure
    .meta({ openapi: { method: 'GET', path: '/v1/product-tours/{id}' } })
    .input(z.object({ id: z.coerce.number() }))
    .output(z.record(z.string(), z.unknown()))
    .query(
      async ({ ctx, input }) =>
        (await pool.query({ ...FIND_WIDGET, values: [ctx.companyId, input.id, 'tour'] })).rows[0],
    ),
});
const handle = createOpenApiNodeHttpHandler({
  router,
  createContext: async ({ req }) => {
    const key = (req.headers.authorization ?? '').slice('Bearer '.length);
    return (await pool.query({ ...FIND_KEY, values: [hashKey(key)] })).rows[0];
  },
});

createServer((req, res) => {
  req.url = req.url?.replace('/api', '');
  handle(req, res).catch(() => res.destroy());
}).listen(Number(process.env.PORT), '127.0.0.1');
