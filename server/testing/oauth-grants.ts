import { afterAll } from 'vitest';
import type { Role, Scope } from '../auth/scopes';
import type { Database } from '../database/types';
import { env } from '../platform/env';
import { signInNew } from './dashboard';
import { createTestCompany } from './database';
import { authorize, startAuthorization, TestApplication, TestBrowser } from './oauth';

/** Sets APP_URL so that the public origin is that of the test server, whose port the system chooses, until the test file ends. */
export function servePublicly(): void {
  const settings = env();
  const { APP_URL } = settings;
  settings.APP_URL = 'http://127.0.0.1:0';
  afterAll(() => {
    settings.APP_URL = APP_URL;
  });
}

/** Returns a function that makes a company with a member who has granted `scopes` to an application. */
export const grantCreator =
  (database: Database, mcpUrl: string) =>
  async (scopes: Scope[], role: Role = 'admin', application = new TestApplication()) => {
    const { companyId } = await createTestCompany(database);
    const person = await signInNew(database, companyId, role);
    const browser = new TestBrowser(person.cookie);
    await authorize(mcpUrl, application, browser, { companyId, scopes });
    return { companyId, person, browser, application, token: application.kept?.access_token ?? '' };
  };

/** Returns a function that makes a member whom an application has sent to the consent page, for all scopes or the `wanted` ones. */
export const consentRequester =
  (database: Database, mcpUrl: string) =>
  async (companyId: number, role: Role = 'admin', wanted?: string) => {
    const person = await signInNew(database, companyId, role);
    const address = await startAuthorization(mcpUrl, new TestApplication());
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
