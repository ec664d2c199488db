import { auth } from '@modelcontextprotocol/client';
import { expect, it } from 'vitest';
import { MAX_UNUSED, recordId, sweepRecords } from '../../auth/oauth/records';
import { openTestApi } from '../../testing/api';
import { signInNew } from '../../testing/dashboard';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { authorize, startAuthorization, TestApplication, TestBrowser } from '../../testing/oauth';
import { applicationsOf, consentRequester, grantCreator, servePublicly } from '../../testing/oauth-grants';
import { clientIdOf, withTokens } from '../../testing/oauth-tokens';

servePublicly();

const { api } = await openTestApi();
const database = await openTestDatabase();
const { origin } = new URL(api.url);
const granted = grantCreator(database, api.mcpUrl);
const asked = consentRequester(database, api.mcpUrl);

it('answers only exact paths, and limits the size of bodies', async () => {
  for (const path of ['REGISTER', 'Token', 'authorize/', 'register/x', '%72egister', '..%2Ftoken'])
    expect([path, (await fetch(`${origin}/oauth/${path}`, { method: 'POST', redirect: 'manual' })).status]).toEqual([
      path,
      404,
    ]);
  const body = JSON.stringify({ redirect_uris: ['http://127.0.0.1:9/'], client_name: 'x'.repeat(20_000) });
  const large = await fetch(`${origin}/oauth/token`, { method: 'POST', body });
  expect(large.status).toBe(413);
});

it('shows readable names, and accepts an application with any name', async () => {
  const { companyId } = await createTestCompany(database);
  const person = await signInNew(database, companyId, 'admin');
  for (const [name, shown] of [
    ['a\u0000b\u202ec', 'abc'],
    ['\u202e\u200b', '127.0.0.1:9'],
    [`${'x'.repeat(99)}\u{1F600}y`, `${'x'.repeat(99)}\u{1F600}`],
  ] as const) {
    const application = new TestApplication(name);
    const browser = new TestBrowser(person.cookie);
    await authorize(api.mcpUrl, application, browser, { companyId, scopes: ['read'] });
    expect(await applicationsOf(origin, browser, companyId)).toEqual(
      expect.arrayContaining([expect.objectContaining({ application: shown })]),
    );
  }
});

it('accepts only the first answer to a request', async () => {
  const { companyId } = await createTestCompany(database);
  const { browser, consent } = await asked(companyId);
  const answer = { granted: true, companyId, scopes: ['read'] };
  const answers = await Promise.all([1, 2, 3].map(() => browser.answer(consent, answer)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  expect(await applicationsOf(origin, browser, companyId)).toHaveLength(1);
});

it('deletes a grant that has no valid token', async () => {
  const { browser, companyId } = await granted(['read']);
  const kept = await granted(['read']);
  const where = { companyId };
  const [grant] = await database.prisma.oAuthGrant.findMany({ where });
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  await database.prisma.oAuthGrant.updateMany({
    where: { companyId: { in: [companyId, kept.companyId] } },
    data: { createdAt: longAgo },
  });
  await database.prisma.oAuthRecord.updateMany({ where: { grantId: grant?.id ?? '' }, data: { expiresAt: longAgo } });
  await sweepRecords(database);
  expect(await applicationsOf(origin, browser, companyId)).toEqual([]);
  expect(await applicationsOf(origin, kept.browser, kept.companyId)).toHaveLength(1);
});

it.each([
  ['write', undefined, ['read', 'write']],
  ['openid email', undefined, ['read', 'write', 'publish']],
  ['offline_access', undefined, ['read', 'write', 'publish']],
  [undefined, 'read', ['read', 'write', 'publish']],
  ['write', 'write', ['read', 'write']],
  [undefined, 'openid profile', ['read', 'write', 'publish']],
] as const)(
  'a request for the scopes %j, registered with %j, is offered its known scopes or all, and gets what the person grants',
  async (...row) => {
    const [requested, registered, offered] = row;
    const { companyId } = await createTestCompany(database);
    const { cookie } = await signInNew(database, companyId, 'admin');
    const browser = new TestBrowser(cookie);
    const application = new TestApplication();
    const registration = await fetch(`${origin}/oauth/register`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...application.clientMetadata, ...(registered ? { scope: registered } : {}) }),
    });
    expect(registration.status).toBe(201);
    application.information = (await registration.json()) as typeof application.information;
    const address = await startAuthorization(api.mcpUrl, application);
    if (requested) address.searchParams.set('scope', requested);
    else address.searchParams.delete('scope');
    const consent = await browser.ask(address);
    const shown = await (await browser.open(`${consent}/answer`)).json();
    expect(shown).toMatchObject({ companies: [{ scopes: offered }] });
    const { body } = await browser.answer(consent, { granted: true, companyId, scopes: offered });
    const back = new URL((await browser.open(body.redirectTo ?? '')).headers.get('location') ?? '');
    await auth(application, {
      serverUrl: api.mcpUrl,
      authorizationCode: back.searchParams.get('code') ?? '',
      iss: back.searchParams.get('iss') ?? '',
    });
    expect(application.kept?.scope?.split(' ').sort()).toEqual([...offered].sort());
    const { callTool } = withTokens(api.mcpUrl);
    const { answer } = await callTool(application.kept?.access_token ?? '', 'list_tags');
    expect(answer.error).toBeUndefined();
  },
);

it('limits the number of registrations that never got a grant', async () => {
  const used = await granted(['read']);
  await database.sql(
    {
      name: 'test_registrations',
      text: `INSERT INTO "OAuthRecord" ("kind", "id", "payload", "expiresAt")
        SELECT 'Client', ('unused ' || n)::bytea, '', now() + n * interval '1 second' FROM generate_series(1, $1::int) n`,
    },
    [MAX_UNUSED],
  );
  await granted(['read']);
  const soon = { kind: 'Client', expiresAt: { lt: new Date(Date.now() + 2 * 86_400_000) } };
  expect(await database.prisma.oAuthRecord.count({ where: soon })).toBe(MAX_UNUSED - 1);
  expect(await database.prisma.oAuthRecord.count({ where: { ...soon, id: Buffer.from('unused 1') } })).toBe(0);
  const kept = await database.prisma.oAuthRecord.findUnique({
    where: { kind_id: { kind: 'Client', id: new Uint8Array(recordId(clientIdOf(used.application))) } },
  });
  expect(kept).not.toBeNull();
  await database.prisma.oAuthRecord.deleteMany({ where: soon });
});

// Runs last: it uses up the limit of registrations for a minute.
it('limits registrations from one address, and deletes unused ones', async () => {
  const register = () =>
    fetch(`${origin}/oauth/register`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ client_name: 'Flood', redirect_uris: ['http://127.0.0.1:9/callback'] }),
    });
  const answers = await Promise.all(Array.from({ length: 30 }, register));
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10);
  const readUsed = () =>
    database.prisma.oAuthRecord.findMany({
      where: { kind: 'Client', expiresAt: { gt: new Date(Date.now() + 2 * 86_400_000) } },
    });
  const before = (await readUsed()).length;
  expect(before).toBeGreaterThan(0);
  const unused = { kind: 'Client', expiresAt: { lt: new Date(Date.now() + 2 * 86_400_000) } };
  await database.prisma.oAuthRecord.updateMany({ where: unused, data: { expiresAt: new Date(0) } });
  await sweepRecords(database);
  expect(await database.prisma.oAuthRecord.count({ where: { kind: 'Client' } })).toBe(before);
});
