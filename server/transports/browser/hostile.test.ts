import { createHmac } from 'node:crypto';
import { Agent } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { definitions } from '../../../widgets/contract/registry';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { type HostileRequest, hostileRequests, sendTo } from '../../testing/hostile';
import { startApi } from '../../testing/http';
import { rowsOf } from '../../testing/rows';

// DOCENT_TEST_REQUESTS=20000 sends more, DOCENT_TEST_SEED=7 others.
const REQUESTS = Number(process.env.DOCENT_TEST_REQUESTS ?? 1_500);
const SEED = Number(process.env.DOCENT_TEST_SEED ?? 1);
const AT_ONCE = 8;
/** Marks data that no response may contain. */
const SECRET = 'the-secret';
const MAX_BODY_BYTES = 262_144;

const database = await openTestDatabase();
const api = await startApi(database, { DOCENT_CLIENT_LIMIT_ADDRESS: '1000000', DOCENT_CLIENT_LIMIT: '1000000' });
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
afterAll(async () => {
  agent.destroy();
  await api.stop();
});
const url = api.url.replace('/v1', '/client');

const send = (hostile: HostileRequest) => sendTo(agent, url, hostile);

const ask = async (path: string, body: object) => {
  const answer = await send({ method: 'POST', path, headers: {}, body: Buffer.from(JSON.stringify(body)) });
  expect(answer?.status, answer?.text).toBe(200);
  return JSON.parse(answer?.text ?? '');
};

const SHOWN = { showOnAllPages: true };

/** A company with a live widget of each type, a draft, a roadmap, and a user who has voted and answered. */
async function installed(name: string) {
  const { companyId, key } = await createTestCompany(database);
  const { clientToken } = await database.prisma.company.findUniqueOrThrow({ where: { id: companyId } });
  const rest = async (method: string, path: string, body?: object) => {
    const answer = await api.call(method, path, { key, body });
    expect(answer.status, answer.text).toBeLessThan(300);
    return answer.body as { id: number } & Record<string, unknown>;
  };
  const ids = new Map<string, number>();
  for (const { entityType, path, example } of definitions) {
    const made = await rest('POST', `/${path}`, { ...example, name, targeting: SHOWN, active: true });
    expect(made.active).toBe(true);
    ids.set(entityType, made.id);
  }
  const nps = { settings: { question: 'How likely?' }, targeting: SHOWN };
  const draft = await rest('POST', '/nps-widgets', { ...nps, name: `${SECRET} draft` });
  const rules = [{ type: 'user-property', property: 'plan', comparisonOperator: 'equals', value: SECRET }];
  await rest('POST', '/nps-widgets', { ...nps, name: `${SECRET} for ann`, targeting: { rules }, active: true });
  const roadmap = await rest('POST', '/roadmaps', { name });
  const section = await rest('POST', `/roadmaps/${roadmap.id}/sections`, { name });
  const item = await rest('POST', `/roadmaps/${roadmap.id}/sections/${section.id}/items`, { name });
  await rest('PATCH', '/company', { settings: { identityVerification: { required: true } } });
  const proof = (userId: string) => ({
    clientToken,
    userId,
    hash: createHmac('sha256', key).update(userId).digest('hex'),
  });

  const at = Date.now();
  const event = {
    id: 'event-0001',
    name: 'nps_widget_shown',
    entityType: 'npsWidget',
    entityId: ids.get('npsWidget'),
    at,
  };
  const ann = { ...proof('ann'), anonymousId: 'ann-browser' };
  await ask('/events', { clientToken, anonymousId: 'ann-browser', sentAt: at, events: [event] });
  await ask('/identify', { ...ann, metadata: { plan: SECRET, email: `${SECRET}@example.com` } });
  await ask('/events', { ...ann, sentAt: at, events: [{ ...event, id: 'event-0002', properties: { note: SECRET } }] });
  await ask('/roadmap-votes', { ...ann, itemId: item.id, voted: true });
  await ask('/responses/nps', {
    ...ann,
    id: 'answer-01',
    widgetId: ids.get('npsWidget'),
    rating: '9',
    comment: SECRET,
  });
  expect(JSON.stringify(await ask('/bootstrap', ann))).toContain(`${SECRET} for ann`);

  /** All that is known of ann. */
  const annNow = async () => ({
    user: await rest('GET', '/users/ann'),
    activity: await rest('GET', '/users/ann/activity?limit=100'),
    bootstrap: await ask('/bootstrap', ann),
    votes: await database.prisma.roadmapVote.findMany({ where: { companyId, voter: 'ann' } }),
    merged: await database.prisma.actor.findMany({
      where: { companyId, key: { in: ['u:ann', 'a:ann-browser'] } },
      orderBy: { id: 'asc' },
    }),
  });
  return { companyId, clientToken, ids, draft, item, roadmap, proof, annNow };
}

test('no request of a browser breaks the server or accesses data of others', async () => {
  const [mine, other] = [await installed('Mine'), await installed(`${SECRET} of others`)];
  const { clientToken, ids, draft, item, roadmap, proof } = mine;
  const mallory = { ...proof('mallory'), anonymousId: 'mallory-browser' };
  const forged = [
    'ann-browser',
    '~ann-browser',
    'anonymous:ann-browser',
    'a:ann-browser',
    'u:ann',
    'ann',
    'anonymous:ann',
  ];
  const claims = [
    { clientToken, anonymousId: 'unknown-browser' },
    mallory,
    { clientToken, anonymousId: 'ann-browser' },
    { ...mallory, anonymousId: 'ann-browser' },
    { clientToken, anonymousId: 'anonymous:ann-browser' },
    { clientToken, anonymousId: 'ann-browser', userId: 'ann' },
    { clientToken, anonymousId: 'ann-browser', userId: 'ann', hash: mallory.hash },
    { clientToken, anonymousId: 'ann-browser', userId: 'ann', hash: other.proof('ann').hash },
    { clientToken, anonymousId: 'ann-browser', hash: mallory.hash },
  ];
  const at = Date.now();
  const entities = [...ids, ...other.ids, ['npsWidget', draft.id], ['npsWidget', other.draft.id]] as [string, number][];
  const events = entities.map(([entityType, entityId], index) => ({
    id: `event-000${index}`,
    name: entityType === 'npsWidget' ? 'nps_widget_shown' : 'tour_finish',
    entityType,
    entityId,
    at,
    properties: { stepId: 'one' },
  }));
  const widgetIds = [ids.get('npsWidget'), draft.id, other.ids.get('npsWidget'), other.draft.id];
  const bodies: Record<string, object[]> = {
    '/bootstrap': [{ known: 'x', timeZone: 'Europe/Berlin' }],
    '/identify': [{ metadata: { plan: 'pro', deep: { a: [1] } } }],
    '/events': [
      { sentAt: at, events },
      { sentAt: at, events: Array.from({ length: 101 }, () => events[0]) },
      { sentAt: at, events: [{ id: 'event-0100', name: 'clicked', at: -8.64e15, properties: { a: 1 } }] },
    ],
    '/responses/nps': widgetIds.map((widgetId) => ({ id: 'answer-01', widgetId, rating: '1', comment: 'No' })),
    '/responses/feedback': [{ id: 'answer-02', widgetId: ids.get('feedbackWidget'), message: 'No' }],
    '/responses/survey': [{ id: 'answer-03', widgetId: ids.get('microSurvey'), answers: { a: 1 } }],
    '/roadmap-votes': [item.id, other.item.id].flatMap((itemId) => [true, false].map((voted) => ({ itemId, voted }))),
    '/changelog': [{}],
    '/roadmap': [{ roadmapId: roadmap.id }, { roadmapId: other.roadmap.id }],
  };
  const honest = Object.fromEntries(
    Object.entries(bodies).map(([path, all]) => [
      path,
      all.flatMap((body) => claims.map((claim) => ({ ...claim, ...body }))),
    ]),
  );
  const own = [...widgetIds, other.item.id, ...forged, 'mallory', { ...events[0] }, claims, other.ids.get('tour')];
  const next = hostileRequests(SEED, honest, own);
  const before = { ann: await mine.annNow(), others: await rowsOf(database, other.companyId) };

  const statuses: Record<number, number> = {};
  async function attack(): Promise<void> {
    for (let sent = 0; sent < REQUESTS / AT_ONCE; sent += 1) {
      const hostile = next();
      const answer = await send(hostile);
      const shown = `seed ${SEED}: ${hostile.method} ${hostile.path} ${hostile.body.toString().slice(0, 2_000)}`;
      if (!answer) {
        expect(hostile.body.length > MAX_BODY_BYTES || 'X-Large' in hostile.headers, shown).toBe(true);
        continue;
      }
      const { status, text } = answer;
      statuses[status] = (statuses[status] ?? 0) + 1;
      expect(status, `${shown}\n${text}`).toBeLessThan(500);
      expect(text, shown).not.toContain(SECRET);
      if (!text) expect(hostile.method === 'HEAD' || [204, 304].includes(status), shown).toBe(true);
      else if (status >= 400)
        expect(JSON.parse(text), shown).toMatchObject({
          error: { code: expect.stringMatching(/^[a-z_]+$/), message: expect.any(String) },
        });
      else expect(JSON.parse(text), shown).toBeTypeOf('object');
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, attack));

  expect(await mine.annNow()).toEqual(before.ann);
  expect(await rowsOf(database, other.companyId)).toEqual(before.others);
  if (process.env.DOCENT_TEST_REQUESTS) console.info(`answers by status: ${JSON.stringify(statuses)}`);
  // Some requests must have succeeded, otherwise this test proves nothing.
  expect(statuses[200]).toBeGreaterThan(REQUESTS / 10);
  expect(statuses[400]).toBeGreaterThan(REQUESTS / 10);
  expect(statuses[403]).toBeGreaterThan(0);
});
