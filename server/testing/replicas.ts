import { afterAll } from 'vitest';
import { openMigratedDatabase } from '../database/open';
import { createMigratedDatabase } from './database';

/**
 * Two handles on one new database of the PostgreSQL of this run, as two replicas have, until the file ends; undefined in the embedded run.
 * @param waitFactor multiplies their timeouts, since tests pile up requests, on machines that may be busy
 */
export async function openReplicas(waitFactor = 20) {
  const DATABASE_URL = await createMigratedDatabase();
  if (!DATABASE_URL) return undefined;
  const open = async () => {
    const { database } = await openMigratedDatabase({
      DATABASE_URL,
      DATABASE_POOL: 10,
      DOCENT_DATA_DIR: '',
      DOCENT_WAIT_FACTOR: waitFactor,
    });
    afterAll(() => database.close());
    return database;
  };
  return [await open(), await open()] as const;
}
