import { expect, it } from 'vitest';
import { ALL_SCOPES, type Role, type Scope } from '../../auth/scopes';
import { openTestApi } from '../../testing/api';
import { signInNew } from '../../testing/dashboard';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { startAuthorization, TestApplication, TestBrowser } from '../../testing/oauth';
import { consentRequester, servePublicly } from '../../testing/oauth-grants';

servePublicly();

type Consent = { wanted: Scope[]; companies: { scopes: Scope[] }[] };

const { api } = await openTestApi();
const database = await openTestDatabase();
const asked = consentRequester(database, api.mcpUrl);

it.each([
  ['https://agent.example/callback', 'agent.example'],
  ['http://127.0.0.1:9/callback', '127.0.0.1:9'],
  ['cursor://anysphere.cursor-mcp/oauth/callback', 'cursor://anysphere.cursor-mcp'],
  ['com.example.app:/callback', 'com.example.app://'],
])('shows the person where %s leads, with the scheme of a local application', async (redirect, leadsTo) => {
  const { companyId } = await createTestCompany(database);
  const person = await signInNew(database, companyId, 'admin');
  const browser = new TestBrowser(person.cookie);
  const consent = await browser.ask(await startAuthorization(api.mcpUrl, new TestApplication('Agent', redirect)));
  const shown = await (await browser.open(`${consent}/answer`)).json();
  expect(shown).toMatchObject({ application: 'Agent', leadsTo });
});

it('shows the person the requested scopes, and which of them their role can grant', async () => {
  const { companyId } = await createTestCompany(database);
  const shown = async (role: Role, wanted?: string) => {
    const { browser, consent } = await asked(companyId, role, wanted);
    const answer = (await (await browser.open(`${consent}/answer`)).json()) as Consent;
    return [answer.wanted, answer.companies[0]?.scopes];
  };
  expect(await shown('owner', 'read')).toEqual([['read'], ['read']]);
  expect(await shown('viewer', 'read write')).toEqual([['read', 'write'], ['read']]);
  expect(await shown('owner')).toEqual([ALL_SCOPES, ALL_SCOPES]);
});
