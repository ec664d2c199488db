import { afterAll, expect, test } from 'vitest';
import { Ctx } from '../../../auth/context';
import { ROLE_SCOPES, type Role } from '../../../auth/scopes';
import { companyMaker } from '../../../testing/browser';
import { refusal } from '../../../testing/caller';
import { signInNew } from '../../../testing/dashboard';
import { openTestDatabase } from '../../../testing/database';
import { startApi } from '../../../testing/http';
import type { BeginInput } from './schema';
import { beginSession, readSession } from './service';

const database = await openTestDatabase();
const api = await startApi(database, { DOCENT_CLIENT_LIMIT_ADDRESS: '1000000' });
afterAll(() => api.stop());
const installed = companyMaker(database, api);

/** A company with a draft of a tour, and a person who edits it. */
async function atWork(role: Role = 'editor') {
  const company = await installed();
  const tour = await company.rest('POST', '/product-tours', { name: 'First steps' });
  const personIn = async (as: Role) => {
    const person = await signInNew(database, company.companyId, as);
    const actor = {
      kind: 'person' as const,
      id: person.id,
      name: person.email,
      role: as,
      scopes: new Set(ROLE_SCOPES[as]),
    };
    return { ...person, ctx: new Ctx(database, company.companyId, actor) };
  };
  const person = await personIn(role);
  const input: BeginInput = {
    widgetType: 'product-tours',
    id: tour.id,
    mode: 'pick',
    url: 'https://app.example.com/x?a=1#b',
  };
  const begin = async (more: Partial<BeginInput> = {}) => {
    const begun = await beginSession(person.ctx, { ...input, ...more });
    return { ...begun, token: new URL(begun.url).searchParams.get('docent') ?? '' };
  };
  const page = company.browser();
  const ask = async (path: string, body: object) => {
    const answer = await page.ask(`/page-sessions/${path}`, { anonymousId: undefined, ...body });
    return answer;
  };
  return { ...company, tour, person, personIn, input, begin, ask };
}

const PICKED = { selector: '#new-project || .cards > button', matches: 1, url: 'https://app.example.com/x' };

test('the person who opened a page gets the element that is picked on it', async () => {
  const { begin, ask, person, tour } = await atWork();
  const { session, url, token, expiresAt } = await begin();
  expect(url).toBe(`https://app.example.com/x?a=1&docent=${token}#b`);
  expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(600_000);
  const at = { id: tour.id, session };
  expect(await readSession(person.ctx, at)).toEqual({ state: 'waiting', picked: null });
  const opened = await ask('open', { token });
  expect(opened.body).toEqual({
    secret: expect.stringMatching(/^p_/),
    mode: 'pick',
    entityType: 'tour',
    name: 'First steps',
  });
  const { secret } = opened.body;
  expect(await readSession(person.ctx, at)).toEqual({ state: 'open', picked: null });
  expect((await ask('resume', { secret })).body).toMatchObject({ mode: 'pick', name: 'First steps' });
  expect((await ask('pick', { secret, ...PICKED })).status).toBe(200);
  expect(await readSession(person.ctx, at)).toEqual({ state: 'done', picked: PICKED });
  // The session is over.
  expect((await ask('pick', { secret, ...PICKED })).status).toBe(404);
  expect((await ask('resume', { secret })).status).toBe(404);
});

test('a token works once, also for simultaneous requests', async () => {
  const { begin, ask } = await atWork();
  const { token } = await begin();
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask('open', { token })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
  expect((await ask('resume', { secret: token })).status).toBe(404);
});

test('a token and the session that it opens expire', async () => {
  const { begin, ask, person, tour, companyId } = await atWork();
  const age = () =>
    database.prisma.pageSession.updateMany({ where: { companyId }, data: { expiresAt: new Date(Date.now() - 1_000) } });
  const late = await begin();
  await age();
  expect((await ask('open', { token: late.token })).status).toBe(404);
  expect(await readSession(person.ctx, { id: tour.id, session: late.session })).toMatchObject({ state: 'expired' });
  const { token } = await begin();
  const { secret } = (await ask('open', { token })).body;
  await age();
  expect((await ask('pick', { secret, ...PICKED })).status).toBe(404);
});

test('a session is bound to the person, the widget and the company', async () => {
  const { begin, person, personIn, tour, rest, ...own } = await atWork();
  const { session, token } = await begin();
  const other = await rest('POST', '/product-tours', { name: 'Another' });
  const colleague = await personIn('owner');
  for (const [ctx, id] of [
    [person.ctx, other.id],
    [colleague.ctx, tour.id],
  ] as const)
    expect(await refusal(readSession(ctx, { id, session }))).toMatchObject({ code: 'not_found' });
  const foreign = await atWork();
  expect(await refusal(readSession(foreign.person.ctx, { id: tour.id, session }))).toMatchObject({ code: 'not_found' });
  expect((await foreign.ask('open', { token })).status).toBe(404);
  expect(await refusal(beginSession(foreign.person.ctx, own.input))).toMatchObject({ code: 'not_found' });
  expect((await own.ask('open', { token })).status).toBe(200);
});

test('a new session replaces the last one for the same widget', async () => {
  const { begin, ask } = await atWork();
  const first = await begin();
  const second = await begin();
  expect((await ask('open', { token: first.token })).status).toBe(404);
  expect((await ask('open', { token: second.token })).status).toBe(200);
});

test('the person needs write access at the start and until the end', async () => {
  const { begin, ask, person, personIn, input, companyId } = await atWork();
  const viewer = await personIn('viewer');
  expect(await refusal(beginSession(viewer.ctx, input))).toMatchObject({ code: 'insufficient_scope' });
  const key = { kind: 'key' as const, id: '1', name: 'Key', scopes: new Set(ROLE_SCOPES.owner) };
  expect(await refusal(beginSession(new Ctx(database, companyId, key), input))).toMatchObject({
    code: 'insufficient_scope',
  });
  const { token } = await begin();
  const { secret } = (await ask('open', { token })).body;
  await database.prisma.membership.updateMany({ where: { companyId, personId: person.id }, data: { role: 'viewer' } });
  expect((await ask('resume', { secret })).status).toBe(404);
  expect((await ask('pick', { secret, ...PICKED })).status).toBe(404);
});

test('over HTTP, beginning requires a session of the dashboard and the address of a page', async () => {
  const { input, person, personIn } = await atWork();
  const { origin } = new URL(api.url);
  const call = async (cookie: string, body: object) => {
    const answer = await fetch(`${origin}/api/trpc/pageSessions.begin`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin, Cookie: cookie },
      body: JSON.stringify(body),
    });
    const { error } = (await answer.json()) as { error?: { data: { code: string } } };
    return [answer.status, error?.data.code];
  };
  expect(await call('', input)).toEqual([401, 'unauthorized']);
  expect(await call((await personIn('viewer')).cookie, input)).toEqual([403, 'insufficient_scope']);
  expect(await call(person.cookie, input)).toEqual([200, undefined]);
  for (const url of [
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'app.example.com',
    '',
    'https://a:b@c.d',
  ])
    expect([url, ...(await call(person.cookie, { ...input, url }))]).toEqual([url, 400, 'validation_error']);
});

test('if the company lists its origins, only pages of these origins are opened', async () => {
  const { begin, rest } = await atWork();
  await rest('PATCH', '/company', { settings: { allowedOrigins: ['https://app.example.com'] } });
  await begin();
  expect(await refusal(begin({ url: 'https://elsewhere.example.com/' }))).toMatchObject({
    code: 'validation_error',
    message: expect.stringContaining('https://elsewhere.example.com'),
  });
});

test('a draft is rendered as in the builder, in its theme, with sanitized HTML', async () => {
  const { begin, ask, rest } = await atWork();
  const theme = await rest('POST', '/themes', { name: 'Dusk', settings: { primaryColor: '#aa0000' } });
  const steps = [{ type: 'highlight', title: 'Unsaved', content: '<p>Hi<script>x</script></p>', domQuery: '#a' }];
  const draft = { name: 'Unsaved name', content: { steps }, settings: { tourStart: 'manual' }, themeId: theme.id };
  expect(await refusal(begin({ mode: 'preview' }))).toMatchObject({ code: 'validation_error' });
  const { token } = await begin({ mode: 'preview', draft });
  const { body } = await ask('open', { token });
  expect(body).toMatchObject({
    mode: 'preview',
    entityType: 'tour',
    view: { name: 'Unsaved name', steps: [{ title: 'Unsaved', content: '<p>Hi</p>', domQuery: '#a' }] },
    palettes: { light: { tokens: { '--primary': expect.stringContaining('170') } } },
    colorScheme: 'auto',
  });
  expect((await ask('pick', { secret: body.secret, ...PICKED })).status).toBe(404);
});

test('only valid selectors are accepted', async () => {
  const { begin, ask } = await atWork();
  const { secret } = (await ask('open', { token: (await begin()).token })).body;
  for (const selector of ['', '###', 'x'.repeat(1_001), '#a || '])
    expect([selector, (await ask('pick', { secret, ...PICKED, selector })).status]).toEqual([selector, 400]);
  expect((await ask('pick', { secret, ...PICKED })).status).toBe(200);
});
