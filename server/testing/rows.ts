import type { Database } from '../database/types';

/** Hashes the rows of a company in each table. */
export async function rowsOf(database: Database, companyId: number): Promise<Record<string, unknown>> {
  const tables = await database.prisma.$queryRawUnsafe<{ name: string }[]>(
    `SELECT table_name AS "name" FROM information_schema.columns WHERE column_name = 'companyId' AND table_schema = 'public' ORDER BY 1`,
  );
  const hashes = tables.map(async ({ name }) => [
    name,
    await database.prisma.$queryRawUnsafe(
      `SELECT md5(string_agg(t::text, ' ' ORDER BY t::text)) AS "hash" FROM "${name}" t WHERE "companyId" = $1`,
      companyId,
    ),
  ]);
  return Object.fromEntries(await Promise.all(hashes));
}
