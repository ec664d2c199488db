import { afterAll } from 'vitest';
import type { Role, Scope } from '../auth/scopes';
import type { Database } from '../database/types';
import { env } from '../platform/env';
import { signInNew } from './dashboard';
import { createTestCompany } from './database';
import { ask, authorize, TestApplication, TestBrowser } from './oauth';

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

/** Makes members whom an application has sent to where they are asked for their consent; `wanted` scopes in place of all. */
export const asking =
  (database: Database, mcpUrl: string) =>
  async (companyId: number, role: Role = 'admin', wanted?: string) => {
    const person = await signInNew(database, companyId, role);
    const address = await ask(mcpUrl, new TestApplication());
    if (wanted) address.searchParams.set('scope', wanted);
    const browser = new TestBrowser(person.cookie);
    return { person, browser, consent: await browser.ask(address) };
  };

/** The applications that a member sees in a company. */
export async function applicationsOf(origin: string, browser: TestBrowser, companyId: number) {
  const headers = { 'Docent-Company': String(companyId) };
  const response = await browser.open(`${origin}/api/trpc/applications.list`, { headers });
  return ((await response.json()) as { result: { data: { id: string; application: string; isReplaced: boolean }[] } })
    .result.data;
}
