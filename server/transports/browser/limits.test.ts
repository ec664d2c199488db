import { afterAll, expect, test } from 'vitest';
import { MAX_IDEAS_PER_HOUR } from '../../features/content/public-pages/idea-bounds';
import { openPublicPages } from '../../testing/public-page';

const { api, database, origin, makeCompany, read } = await openPublicPages({
  DOCENT_CLIENT_LIMIT: '60',
  DOCENT_TRUST_PROXY: 'true',
});
afterAll(() => api.stop());

async function openCompany() {
  const { companyId, key, rest } = await makeCompany();
  const { clientToken } = await database.prisma.company.findUniqueOrThrow({ where: { id: companyId } });
  let made = 0;
  const ask = async (path: string, address: string, more: object = {}) => {
    made += 1;
    const response = await fetch(`${origin}/api/client${path}`, {
      method: 'POST',
      headers: { 'X-Forwarded-For': address },
      body: JSON.stringify({ clientToken, anonymousId: `browser-number-${made}`, ...more }),
    });
    await response.text();
    return { status: response.status, retryAfter: Number(response.headers.get('retry-after')) };
  };
  return { companyId, key, rest, ask };
}

const count = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

test('over the limit of a company, the addresses with the most requests get 429, and another visitor is served', async () => {
  const { ask } = await openCompany();
  const answers = [];
  for (let round = 0; round < 21; round += 1)
    answers.push(...(await Promise.all(['1', '2', '3'].map((last) => ask('/bootstrap', `203.0.113.${last}`)))));
  expect([count(answers, 200), count(answers, 429)]).toEqual([60, 3]);
  expect((await ask('/bootstrap', '198.51.100.9')).status).toBe(200);
  const refused = await ask('/bootstrap', '203.0.113.1');
  expect([refused.status, refused.retryAfter > 0]).toEqual([429, true]);
});

test('excess requests get 429 instead of waiting', async () => {
  const { ask } = await openCompany();
  const answers = await Promise.all(
    Array.from({ length: 350 }, (_, at) =>
      ask('/identify', '203.0.113.20', { userId: `user ${at}`, metadata: { at } }),
    ),
  );
  expect(count(answers, 503)).toBe(0);
  expect(count(answers, 200) + count(answers, 429)).toBe(350);
  expect(count(answers, 200)).toBeGreaterThan(0);
  for (const { status, retryAfter } of answers) if (status === 429) expect(retryAfter).toBeGreaterThan(0);
});

const feedback = (widgetId: unknown, at: number) => ({ id: `response-number-${at}`, widgetId, message: `Idea ${at}` });

const LIVE = { targeting: { showOnAllPages: true }, active: true };

async function withIdeas() {
  const company = await openCompany();
  const roadmap = await company.rest('POST', '/roadmaps', { name: 'Plans' });
  const send = (title: string, address: string) =>
    read(`/r/${roadmap.publicId}/ideas`, {
      method: 'POST',
      body: new URLSearchParams({ title }),
      headers: { Origin: origin, 'X-Forwarded-For': address },
    });
  expect((await send('The first', '198.51.100.1')).status).toBe(303);
  const { ideasWidgetId } = await company.rest('GET', `/roadmaps/${roadmap.id}`);
  // A draft accepts no ideas through the script.
  await company.rest('PATCH', `/feedback-widgets/${ideasWidgetId}`, LIVE);
  return { ...company, send, ideasWidgetId };
}

test('ideas through the script and on the page share one limit per address', async () => {
  const { ask, send, ideasWidgetId } = await withIdeas();
  const here = '203.0.113.30';
  expect((await send('On the page', here)).status).toBe(303);
  const answers = [];
  for (let at = 0; at < 10; at += 1) answers.push(await ask('/responses/feedback', here, feedback(ideasWidgetId, at)));
  expect([count(answers, 200), count(answers, 429)]).toEqual([4, 6]);
  expect((await send('Another', here)).status).toBe(429);
  expect((await ask('/responses/feedback', '203.0.113.31', feedback(ideasWidgetId, 20))).status).toBe(200);
});

test('a roadmap accepts a limited number of ideas per hour, from any number of addresses', async () => {
  const { companyId, ask, send, ideasWidgetId } = await withIdeas();
  const row = { companyId, widgetId: Number(ideasWidgetId), type: 'idea', message: 'One of many' };
  await database.prisma.feedbackResponse.createMany({
    data: Array.from({ length: MAX_IDEAS_PER_HOUR - 1 }, () => row),
  });
  expect((await send('One more', '198.51.100.2')).status).toBe(429);
  expect((await ask('/responses/feedback', '203.0.113.40', feedback(ideasWidgetId, 1))).status).toBe(429);
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  await database.prisma.feedbackResponse.updateMany({ where: { companyId }, data: { createdAt: longAgo } });
  expect((await send('One more', '198.51.100.3')).status).toBe(303);
});

test('feedback other than ideas has no such limit', async () => {
  const { rest, ask } = await openCompany();
  const { id } = await rest('POST', '/feedback-widgets', {
    ...LIVE,
    name: 'Feedback',
    optionsPreset: 'emoji-3',
  });
  for (let at = 0; at < 8; at += 1)
    expect((await ask('/responses/feedback', '203.0.113.50', feedback(id, at))).status).toBe(200);
});
