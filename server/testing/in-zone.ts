import { onTestFinished } from 'vitest';
import { openPostgres } from '../database/postgres';
import type { Database } from '../database/types';

/** The same database with sessions in another time zone, as workers of Citus may have; undefined for the embedded database. */
export function inZone({ url }: Database, zone: string): Database | undefined {
  if (!url) return undefined;
  const database = openPostgres(url, 1, { zone });
  onTestFinished(() => database.close());
  return database;
}
