import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as OlderClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OlderTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect, it } from 'vitest';
import { sweepRecords } from '../../auth/oauth/records';
import { companyDb } from '../../database/company-db';
import { openTestApi } from '../../testing/api';
import { signInNew } from '../../testing/dashboard';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { authorize, TestApplication, TestBrowser } from '../../testing/oauth';
import { applicationsOf, consentRequester, grantCreator, servePublicly } from '../../testing/oauth-grants';
import { clientIdOf, withTokens } from '../../testing/oauth-tokens';
import { startExternalHost } from '../../testing/outside';

servePublicly();

const { api, key } = await openTestApi();
const database = await openTestDatabase();
const { origin } = new URL(api.url);
const about = { name: 'test', version: '1.0.0' };

const granted = grantCreator(database, api.mcpUrl);
const asked = consentRequester(database, api.mcpUrl);

const { callTool, toToken, refresh } = withTokens(api.mcpUrl);

it.each([
  [
    'current version',
    async (authProvider: TestApplication) => {
      const client = new Client(about);
      await client.connect(new StreamableHTTPClientTransport(new URL(api.mcpUrl), { authProvider }));
      return client.callTool({ name: 'list_tags', arguments: {} });
    },
  ],
  [
    'previous version',
    async (authProvider: TestApplication) => {
      const client = new OlderClient(about);
      await client.connect(new OlderTransport(new URL(api.mcpUrl), { authProvider }));
      return client.callTool({ name: 'list_tags', arguments: {} });
    },
  ],
])('the official client (%s) calls tools with the granted scopes', async (_, call) => {
  const { application } = await granted(['read', 'write']);
  expect(application.kept?.scope).toBe('read write');
  expect((await call(application)).structuredContent).toMatchObject({ data: [] });
});

it('tells a client without a key where to sign in', async () => {
  const { status, given } = await callTool('', 'list_tags');
  expect(status).toBe(401);
  const address = /resource_metadata="([^"]+)"/.exec(given.get('www-authenticate') ?? '')?.[1] ?? '';
  const metadata = await (await fetch(address)).json();
  expect(metadata).toMatchObject({ resource: api.mcpUrl, authorization_servers: [origin] });
  const server = await (await fetch(`${origin}/.well-known/oauth-authorization-server`)).json();
  expect(server).toMatchObject({
    issuer: origin,
    authorization_endpoint: `${origin}/oauth/authorize`,
    token_endpoint: `${origin}/oauth/token`,
    registration_endpoint: `${origin}/oauth/register`,
    revocation_endpoint: `${origin}/oauth/revoke`,
    code_challenge_methods_supported: ['S256'],
    client_id_metadata_document_supported: true,
  });
  expect((await callTool('x'.repeat(43), 'list_tags')).given.get('www-authenticate')).toContain('invalid_token');
});

it('lists only existing endpoints in the metadata', async () => {
  const server = await (await fetch(`${origin}/.well-known/oauth-authorization-server`)).json();
  const addresses = Object.entries(server as Record<string, string>).filter(([name]) => /_(endpoint|uri)$/.test(name));
  expect(addresses.map(([name]) => name).sort()).toEqual([
    'authorization_endpoint',
    'jwks_uri',
    'registration_endpoint',
    'revocation_endpoint',
    'token_endpoint',
  ]);
  for (const [name, address] of addresses) {
    const { status } = await fetch(address, {
      method: /jwks|authorization/.test(name) ? 'GET' : 'POST',
      redirect: 'manual',
    });
    expect([name, status]).not.toEqual([name, 404]);
    expect(address.startsWith(`${origin}/oauth/`)).toBe(true);
  }
  expect(Object.keys(server).filter((name) => name.includes('pushed'))).toEqual([]);
});

it('the 401 message mentions both OAuth and API keys', async () => {
  for (const token of ['', 'dk_unknown']) {
    const { answer } = await callTool(token, 'list_tags');
    expect(answer.error?.message).toMatch(/API key.+ by OAuth: /);
  }
});

it('an application saves versions under its name and has only the granted scopes', async () => {
  const { token, person, companyId } = await granted(['read', 'write']);
  const made = await callTool(token, 'create_product_tour', { name: 'Made by an agent' });
  const { id } = (made.answer.result as { structuredContent: { id: number } }).structuredContent;
  const [version] = await companyDb(database, companyId).widgetVersion.findMany({ where: { widgetId: id } });
  expect(version).toMatchObject({ actorKind: 'person', actorId: person.id });
  expect(version?.actorName).toMatch(/\(Test agent\)$/);
  expect(
    (await callTool(token, 'publish_widget', { widgetType: 'product-tours', id })).answer.error?.data,
  ).toMatchObject({
    code: 'insufficient_scope',
    details: { requiredScope: 'publish' },
  });
});

it('the list of changes separates an application from the person and from other grants', async () => {
  const { token, browser, companyId } = await granted(['read', 'write']);
  await callTool(token, 'create_product_tour', { name: 'Made by an agent' });
  await callTool(token, 'create_tag', { name: 'Of an agent' });
  const [grant] = await applicationsOf(origin, browser, companyId);
  const { answer } = await callTool(token, 'list_changes', { actor: `application:${grant?.id}` });
  type Listed = { structuredContent: { data: { kind: string; actor: { id: string; name: string } }[] } };
  const { data } = (answer.result as Listed).structuredContent;
  expect(data.map(({ kind, actor }) => [kind, actor.id])).toEqual([
    ['tag', `application:${grant?.id}`],
    ['widget', `application:${grant?.id}`],
  ]);
  expect(data[0]?.actor.name).toMatch(/\(Test agent\)$/);
});

it('gives the application of a viewer only the scopes of a viewer, even if the role was higher before', async () => {
  const { companyId, person, token } = await granted(['read', 'write']);
  const membership = { companyId_personId: { companyId, personId: person.id } };
  await database.prisma.membership.update({ where: membership, data: { role: 'viewer' } });
  expect((await callTool(token, 'create_tag', { name: 'x' })).answer.error?.data).toMatchObject({
    code: 'insufficient_scope',
  });
  expect((await callTool(token, 'list_tags')).status).toBe(200);
});

it('grants only scopes of the role and of the request, and only companies of the person', async () => {
  const { companyId } = await createTestCompany(database);
  const other = await createTestCompany(database);
  const editor = await asked(companyId, 'editor');
  const wide = { granted: true, companyId, scopes: ['read', 'publish'] };
  expect(await editor.browser.answer(editor.consent, wide)).toMatchObject({ status: 403 });
  const foreign = { granted: true, companyId: other.companyId, scopes: ['read'] };
  expect(await editor.browser.answer(editor.consent, foreign)).toMatchObject({ status: 404 });
  expect(await editor.browser.answer(editor.consent, { granted: true, companyId, scopes: [] })).toMatchObject({
    status: 400,
  });
  const reader = await asked(companyId, 'admin', 'read');
  expect(await reader.browser.answer(reader.consent, { granted: true, companyId, scopes: ['write'] })).toMatchObject({
    status: 403,
  });
});

it('accepts consent only from the signed-in browser that opened the request, and only from the origin of the server', async () => {
  const { companyId } = await createTestCompany(database);
  const { person, browser, consent } = await asked(companyId);
  const answer = { granted: true, companyId, scopes: ['read'] };
  const elsewhere = new TestBrowser(person.cookie);
  expect(await elsewhere.answer(consent, answer)).toMatchObject({ status: 404 });
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json', Origin: 'https://evil.example' } };
  expect((await browser.open(`${consent}/answer`, { ...init, body: JSON.stringify(answer) })).status).toBe(403);
  expect((await fetch(`${consent}/answer`)).status).toBe(401);
  const { body } = await browser.answer(consent, { granted: false });
  const back = await browser.open(body.redirectTo ?? '');
  expect(new URL(back.headers.get('location') ?? '').searchParams.get('error')).toBe('access_denied');
});

const revoke = async (browser: TestBrowser, companyId: number, id: string) => {
  const headers = { 'Docent-Company': String(companyId), 'Content-Type': 'application/json', Origin: origin };
  const init = { method: 'POST', headers, body: JSON.stringify({ id }) };
  return (await browser.open(`${origin}/api/trpc/applications.revoke`, init)).status;
};

it('lists granted applications, and a revoked one loses access at once', async () => {
  const { application, browser, companyId, token } = await granted(['read']);
  const stranger = await granted(['read']);
  const colleague = await signInNew(database, companyId, 'editor');
  const [one] = await applicationsOf(origin, browser, companyId);
  expect(one).toMatchObject({ application: 'Test agent', scopes: ['read'] });
  expect(await applicationsOf(origin, new TestBrowser(colleague.cookie), companyId)).toEqual([]);
  expect(await revoke(stranger.browser, stranger.companyId, one?.id ?? '')).toBe(404);
  expect(await revoke(new TestBrowser(colleague.cookie), companyId, one?.id ?? '')).toBe(404);
  expect((await callTool(token, 'list_tags')).status).toBe(200);
  expect(await revoke(browser, companyId, one?.id ?? '')).toBe(200);
  expect((await callTool(token, 'list_tags')).status).toBe(401);
  expect((await refresh(application)).status).toBe(400);
  await sweepRecords(database);
  expect((await callTool(stranger.token, 'list_tags')).status).toBe(200);
});

it('marks a connection that was replaced and not used since', async () => {
  const { browser, companyId, token } = await granted(['read']);
  await authorize(api.mcpUrl, new TestApplication(), browser, { companyId, scopes: ['read'] });
  const replaced = async () => (await applicationsOf(origin, browser, companyId)).map(({ isReplaced }) => isReplaced);
  expect(await replaced()).toEqual([false, true]);
  expect((await callTool(token, 'list_tags')).status).toBe(200);
  await expect.poll(replaced).toEqual([false, false]);
});

it('an application loses access when the membership ends', async () => {
  const { application, companyId, person, token } = await granted(['read']);
  await database.prisma.membership.delete({ where: { companyId_personId: { companyId, personId: person.id } } });
  expect((await callTool(token, 'list_tags')).status).toBe(401);
  expect((await refresh(application)).status).toBe(400);
});

it('an application can revoke its own tokens', async () => {
  const { application, token } = await granted(['read']);
  const params = { client_id: clientIdOf(application), token: application.kept?.refresh_token ?? '' };
  const response = await fetch(`${origin}/oauth/revoke`, { method: 'POST', body: new URLSearchParams(params) });
  expect(response.status).toBe(200);
  await expect.poll(async () => (await callTool(token, 'list_tags')).status).toBe(401);
});

it('tokens are valid only for MCP: REST rejects them, and none are issued for other resources', async () => {
  const { application, token } = await granted(['read']);
  expect((await api.call('GET', '/tags', { key: token })).status).toBe(401);
  expect((await api.call('GET', '/tags', { key })).status).toBe(200);
  const params = {
    grant_type: 'refresh_token',
    client_id: clientIdOf(application),
    resource: 'https://elsewhere.example/mcp',
  };
  const other = await toToken({ ...params, refresh_token: application.kept?.refresh_token ?? '' });
  expect([other.status, ((await other.json()) as { error: string }).error]).toEqual([400, 'invalid_target']);
});

it('an application cannot read or create API keys', async () => {
  const { token, companyId } = await granted(['read', 'write', 'publish']);
  const listed = await callTool(token, 'list_api_keys');
  const [shown] = (listed.answer.result as { structuredContent: { data: { key: string }[] } }).structuredContent.data;
  expect(shown?.key).toMatch(/^dk_\*+.{4}$/);
  expect((await callTool(token, 'create_api_key', { name: 'mine' })).answer.error?.data).toMatchObject({
    code: 'insufficient_scope',
  });
  expect(await companyDb(database, companyId).apiKey.count()).toBe(1);
});

it('rejects unregistered redirects, and requests with a plain challenge or without one', async () => {
  const { application } = await granted(['read']);
  const ask = (params: object) => {
    const all = {
      client_id: clientIdOf(application),
      response_type: 'code',
      redirect_uri: application.redirectUrl,
      ...params,
    };
    return fetch(`${origin}/oauth/authorize?${new URLSearchParams(all)}`, { redirect: 'manual' });
  };
  const elsewhere = await ask({
    redirect_uri: 'https://evil.example/',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
  });
  expect(elsewhere.headers.get('location') ?? '').not.toContain('evil');
  for (const params of [{}, { code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' }]) {
    const location = new URL((await ask(params)).headers.get('location') ?? '');
    expect([location.origin, location.searchParams.get('error')]).toEqual(['http://127.0.0.1:9', 'invalid_request']);
  }
});

it('does not store tokens, secrets or client ids in plain text', async () => {
  const { application, token } = await granted(['read']);
  const rows = await database.prisma.oAuthRecord.findMany();
  const stored = rows
    .map(({ id, payload }) => Buffer.from(id).toString('latin1') + Buffer.from(payload).toString('latin1'))
    .join();
  for (const secret of [token, application.kept?.refresh_token ?? '', clientIdOf(application)]) {
    expect(secret).not.toBe('');
    expect(stored).not.toContain(secret);
  }
});

it('accepts a client ID metadata document, but not from the internal network', async () => {
  const { companyId } = await createTestCompany(database);
  const person = await signInNew(database, companyId, 'admin');
  const document = 'https://agent.docent-test.example/client.json';
  const redirect = 'http://127.0.0.1:9/callback';
  const outside = await startExternalHost(
    (_, res) => res.end(JSON.stringify({ client_id: document, client_name: 'Documented', redirect_uris: [redirect] })),
    { 'inside.docent-test.example': ['10.0.0.7'] },
  );
  outside.leadHere();
  const ask = (clientId: string) =>
    `${origin}/oauth/authorize?${new URLSearchParams({
      client_id: clientId,
      response_type: 'code',
      redirect_uri: redirect,
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
      resource: api.mcpUrl,
    })}`;
  const browser = new TestBrowser(person.cookie);
  const consent = await browser.ask(new URL(ask(document)));
  const shown = await (await browser.open(`${consent}/answer`)).json();
  expect(shown).toMatchObject({ application: 'Documented', leadsTo: '127.0.0.1:9' });
  expect([outside.resolved, outside.asked]).toEqual([['agent.docent-test.example'], ['/client.json']]);
  for (const inside of [
    'https://127.0.0.1/client.json',
    'https://[::1]/client.json',
    'https://localhost/client.json',
    'https://agent.docent-test.example:8443/client.json',
    'https://inside.docent-test.example/client.json',
  ]) {
    const refused = await browser.open(ask(inside));
    expect([inside, refused.headers.get('location')]).toEqual([inside, `${origin}/connect?error=invalid_client`]);
  }
  expect(outside.asked).toEqual(['/client.json']);
  expect(outside.resolved).toEqual(['agent.docent-test.example', 'inside.docent-test.example']);
});
