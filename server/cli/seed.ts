import type { Database } from '../database/types';

/** Fills a demo company, as of now. The seed is loaded only here: no other command needs it. */
export async function seedDemo(database: Database) {
  const { seedDemo: seed } = await import('../demo/demo');
  return seed(database, { now: new Date() });
}
