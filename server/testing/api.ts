import { afterAll } from 'vitest';
import { createTestCompany, openTestDatabase } from './database';
import { startApi, type TestApi } from './http';

/**
 * Serves the API to the tests of one file, with the key of a new company. Await it at the top of the file; it is stopped
 * after the last test.
 */
export async function openTestApi(): Promise<{ api: TestApi; key: string }> {
  const database = await openTestDatabase();
  const api = await startApi(database);
  afterAll(() => api.stop());
  return { api, key: (await createTestCompany(database)).key };
}
