import { afterAll, describe, expect, it } from 'vitest';
import { recordId } from '../../auth/oauth/records';
import { env } from '../../platform/env';
import { signInNew } from '../../testing/dashboard';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { startApi } from '../../testing/http';
import { startAuthorization, TestApplication, TestBrowser } from '../../testing/oauth';
import { grantCreator, servePublicly } from '../../testing/oauth-grants';
import { clientIdOf, type Tokens, withTokens } from '../../testing/oauth-tokens';
import { openReplicas } from '../../testing/replicas';

servePublicly();

const [database, otherDatabase] =
  (await openReplicas()) ?? (await Promise.all([openTestDatabase(), openTestDatabase()]));
const api = await startApi(database);
const otherApi = await startApi(otherDatabase);
afterAll(() => Promise.all([api.stop(), otherApi.stop()]));
// Replicas have one public address; tokens are for it.
env().APP_URL = new URL(api.url).origin;
const granted = grantCreator(database, api.mcpUrl);
const { callTool, listTools, refresh, toToken } = withTokens(api.mcpUrl);
const other = withTokens(otherApi.mcpUrl);

describe('a token that was narrowed', () => {
  it('allows and lists only what its own scope allows, even if more was granted', async () => {
    const { application, token } = await granted(['read', 'write', 'publish']);
    expect(await listTools(token)).toEqual(expect.arrayContaining(['create_widget', 'publish_widget']));
    const { tokens: narrow } = await refresh(application, { scope: 'read' });
    expect(narrow.scope).toBe('read');
    expect((await callTool(narrow.access_token, 'list_tags')).status).toBe(200);
    for (const [name, args, requiredScope] of [
      ['create_tag', { name: 'x' }, 'write'],
      ['create_widget', { type: 'tour', name: 'x' }, 'write'],
      ['publish_widget', { type: 'tour', id: 1 }, 'write'],
    ] as const)
      expect((await callTool(narrow.access_token, name, args)).answer.error?.data).toMatchObject({
        code: 'insufficient_scope',
        details: { requiredScope },
      });
    const listed = await listTools(narrow.access_token);
    expect(listed).toContain('list_tags');
    expect(
      listed.filter((name) => !/^(get|list|count|rank|validate|diagnose|search|fetch|find|use_read)/.test(name)),
    ).toEqual([]);
  });

  it('can be refreshed to a token with all granted scopes, but with no others', async () => {
    const { application } = await granted(['read', 'write']);
    const { tokens: narrow } = await refresh(application, { scope: 'read' });
    application.saveTokens({ ...narrow, token_type: 'bearer' });
    const { status, tokens: excess } = await refresh(application, { scope: 'read publish' });
    expect([status, excess.error]).toEqual([400, 'invalid_scope']);
    const { tokens: wide } = await refresh(application);
    expect(wide.scope).toBe('read write');
    expect((await callTool(wide.access_token, 'create_tag', { name: 'x' })).answer.result).toBeDefined();
  });
});

/** Moves the first use of a refresh token into the past. */
const usedAgo = (token: string, seconds: number) =>
  database.prisma.oAuthRecord.updateMany({
    where: { kind: 'RefreshToken', id: new Uint8Array(recordId(token)), consumedAt: { not: null } },
    data: { consumedAt: new Date(Date.now() - seconds * 1_000) },
  });

/** Moves the recorded use of a refresh token into the past by this many seconds more. */
const passTime = (token: string, seconds: number) =>
  database.prisma.$executeRaw`
    UPDATE "OAuthRecord" SET "consumedAt" = "consumedAt" - ${seconds}::int * interval '1 second'
    WHERE "kind" = 'RefreshToken' AND "id" = ${recordId(token)}`;

describe('a refresh token', () => {
  it('that is used again within a minute gets the same tokens, which work', async () => {
    const { application, token } = await granted(['read', 'write']);
    const first = await refresh(application);
    expect(await refresh(application)).toEqual(first);
    await usedAgo(application.kept?.refresh_token ?? '', 55);
    expect(await refresh(application)).toEqual(first);
    for (const one of [token, first.tokens.access_token]) expect((await callTool(one, 'list_tags')).status).toBe(200);
    application.saveTokens({ ...first.tokens, token_type: 'bearer' });
    const second = await refresh(application);
    expect(second.status).toBe(200);
    expect(second.tokens.refresh_token).not.toBe(first.tokens.refresh_token);
    expect(second.tokens.access_token).not.toBe(first.tokens.access_token);
  });

  it('that is used again later ends the grant', async () => {
    const { application, token } = await granted(['read']);
    const { tokens } = await refresh(application);
    await usedAgo(application.kept?.refresh_token ?? '', 61);
    const again = await refresh(application);
    expect([again.status, again.tokens.error]).toEqual([400, 'invalid_grant']);
    for (const one of [token, tokens.access_token])
      await expect.poll(async () => (await callTool(one, 'list_tags')).status).toBe(401);
    application.saveTokens({ ...tokens, token_type: 'bearer' });
    expect((await refresh(application)).status).toBe(400);
  });

  it('that is used again more than a minute after its first use ends the grant, even right after its last use', async () => {
    const { application } = await granted(['read']);
    for (const seconds of [30, 29, 2]) {
      expect((await refresh(application)).status).toBe(200);
      await passTime(application.kept?.refresh_token ?? '', seconds);
    }
    expect((await refresh(application)).tokens.error).toBe('invalid_grant');
  });

  it.each(['the same replica', 'two replicas'])(
    'that is used ten times at the same moment gets the same tokens each time, on %s',
    async (where) => {
      const { application, token } = await granted(['read']);
      const refreshes = [refresh, where === 'two replicas' ? other.refresh : refresh];
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, at) => (refreshes[at % 2] as typeof refresh)(application)),
      );
      const [first] = answers;
      expect(first?.status).toBe(200);
      expect(answers).toEqual(Array.from({ length: 10 }, () => first));
      for (const one of [token, first?.tokens.access_token ?? ''])
        for (const call of [callTool, other.callTool]) expect((await call(one, 'list_tags')).status).toBe(200);
      application.saveTokens({ ...(first as { tokens: Tokens }).tokens, token_type: 'bearer' });
      expect((await other.refresh(application)).status).toBe(200);
    },
  );

  it('of another application is refused, and is not spent', async () => {
    const { application } = await granted(['read']);
    const { application: stranger } = await granted(['read']);
    const refused = await refresh(application, { client_id: clientIdOf(stranger) });
    expect([refused.status, refused.tokens.error]).toEqual([400, 'invalid_grant']);
    expect((await refresh(application)).status).toBe(200);
  });

  it.each([
    ['resource', `${new URL(api.mcpUrl).origin}/`, 'invalid_target'],
    ['resource', 'https://elsewhere.example/mcp', 'invalid_target'],
    ['resource', 'no address', 'invalid_target'],
    ['scope', 'read admin', 'invalid_scope'],
    ['scope', 'read"', 'invalid_scope'],
  ])('is not spent by a request with %s = %s', async (name, value, error) => {
    const { application, token } = await granted(['read']);
    const refused = await refresh(application, { [name]: value });
    expect([refused.status, refused.tokens.error]).toEqual([400, error]);
    const where = { kind: 'RefreshToken', id: new Uint8Array(recordId(application.kept?.refresh_token ?? '')) };
    expect(await database.prisma.oAuthRecord.findFirst({ where })).toMatchObject({ consumedAt: null });
    expect((await callTool(token, 'list_tags')).status).toBe(200);
    expect((await refresh(application)).status).toBe(200);
  });
});

it('a code is not spent by a request for another resource', async () => {
  const { companyId } = await createTestCompany(database);
  const { cookie } = await signInNew(database, companyId, 'admin');
  const application = new TestApplication();
  const back = await new TestBrowser(cookie).grant(await startAuthorization(api.mcpUrl, application), companyId, [
    'read',
  ]);
  const exchange = async (resource: string) => {
    const answer = await toToken({
      grant_type: 'authorization_code',
      client_id: clientIdOf(application),
      code: back.searchParams.get('code') ?? '',
      redirect_uri: application.redirectUrl,
      code_verifier: application.verifier,
      resource,
    });
    return [answer.status, ((await answer.json()) as Tokens).error];
  };
  expect(await exchange('https://elsewhere.example/mcp')).toEqual([400, 'invalid_target']);
  expect(await exchange(api.mcpUrl)).toEqual([200, undefined]);
  expect(await exchange(api.mcpUrl)).toEqual([400, 'invalid_grant']);
});
