import { afterAll } from 'vitest';
import type { Database } from '../database/database';
import type { Role, Scope } from '../identity/scopes';
import { env } from '../kernel/env';
import { signInNew } from './dashboard';
import { createTestCompany } from './database';
import { authorize, TestApplication, TestBrowser } from './oauth';

/** Makes the public address, until the file is through, that which the system chooses for the server of the tests. */
export function servePublicly(): void {
  const settings = env();
  const { APP_URL } = settings;
  settings.APP_URL = 'http://127.0.0.1:0';
  afterAll(() => {
    settings.APP_URL = APP_URL;
  });
}

/** Makes companies with a member who granted an application something. */
export const granting =
  (database: Database, mcpUrl: string) =>
  async (scopes: Scope[], role: Role = 'admin', application = new TestApplication()) => {
    const { companyId } = await createTestCompany(database);
    const person = await signInNew(database, companyId, role);
    const browser = new TestBrowser(person.cookie);
    await authorize(mcpUrl, application, browser, { companyId, scopes });
    return { companyId, person, browser, application, token: application.kept?.access_token ?? '' };
  };

/** The applications that a member sees in a company. */
export async function applicationsOf(origin: string, browser: TestBrowser, companyId: number) {
  const headers = { 'Docent-Company': String(companyId) };
  const response = await browser.open(`${origin}/api/trpc/applications.list`, { headers });
  return ((await response.json()) as { result: { data: { id: string; application: string }[] } }).result.data;
}
