import { afterAll } from 'vitest';
import { openMigratedDatabase } from '../database/open';
import { createMigratedDatabase } from './database';

/**
 * Two handles on one new database of the PostgreSQL server that this test run uses, as two replicas have. They are closed after the file.
 * @returns undefined if the test run uses the embedded database
 * @param waitFactor multiplies the timeouts, since tests send many requests at once, on machines that may be busy
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
