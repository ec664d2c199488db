import type { Database } from '../database/types';
import { DocentError } from '../platform/errors';

export const FIND_COMPANY = {
  name: 'company_by_client_token',
  text: `SELECT "id", "settings" -> 'allowedOrigins' AS "origins" FROM "Company" WHERE "clientToken" = $1`,
  shared: true,
};

/** The company of a client token, and whether it allows requests from an origin. @throws DocentError `unauthorized`. */
export async function companyOf(database: Database, clientToken: string) {
  const [row] = await database.sql<{ id: number; origins: unknown }>(FIND_COMPANY, [clientToken]);
  if (!row) throw new DocentError('unauthorized', 'This client token belongs to no company.');
  const origins = Array.isArray(row.origins) ? row.origins : [];
  return { id: row.id, allows: (origin: string | undefined) => !origins.length || origins.includes(origin) };
}
