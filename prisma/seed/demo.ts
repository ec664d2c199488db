import type { Database } from '../../server/db';
import { DocentError } from '../../server/errors';

export type Demo = { companyId: number; key: string; email: string; password: string };

/** Creates a demo company with every kind of content. */
export async function seedDemo(_db: Database, _options: { now: Date }): Promise<Demo> {
  throw new DocentError('internal_error', 'There is no demo data yet.');
}
