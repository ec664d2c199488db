import { createHmac } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { openPublicPages } from '../../testing/public-page';

const { api, database, origin, makeCompany, read } = await openPublicPages({
  DOCENT_CLIENT_LIMIT: '1000000',
  DOCENT_TRUST_PROXY: 'true',
});
afterAll(() => api.stop());

const HERE = '203.0.113.7';
const ELSEWHERE = '198.51.100.9';

/** A roadmap with one item, and functions that vote for it: through the script, and on the public page. */
async function withItem() {
  const { companyId, key, rest } = await makeCompany();
  const { clientToken } = await database.prisma.company.findUniqueOrThrow({ where: { id: companyId } });
  const roadmap = await rest('POST', '/roadmaps', { name: 'Plans' });
  const section = await rest('POST', `/roadmaps/${roadmap.id}/sections`, { name: 'Planned' });
  const { id: itemId } = await rest('POST', `/roadmaps/${roadmap.id}/sections/${section.id}/items`, {
    name: 'Webhooks',
  });
  const ask = async (path: string, who: object, address: string, more: object = {}) => {
    const response = await fetch(`${origin}/api/client${path}`, {
      method: 'POST',
      headers: { 'X-Forwarded-For': address },
      body: JSON.stringify({ clientToken, ...who, ...more }),
    });
    return { status: response.status, body: JSON.parse(await response.text()) };
  };
  const vote = (who: object, address = HERE, voted = true) => ask('/roadmap-votes', who, address, { itemId, voted });
  return {
    companyId,
    rest,
    vote,
    identify: (who: object, address = HERE) => ask('/identify', who, address),
    browser: (at: number) => ({ anonymousId: `made-up-${String(at).padStart(4, '0')}` }),
    user: (userId: string, at: number) => ({ userId, anonymousId: `browser-of-${at}` }),
    verified: (userId: string, at: number) => ({
      userId,
      anonymousId: `browser-of-${at}`,
      hash: createHmac('sha256', key).update(userId).digest('hex'),
    }),
    voteOnPage: (agent: string, address = HERE, voted = true) =>
      read(`/r/${roadmap.publicId}/vote`, {
        method: 'POST',
        body: new URLSearchParams({ item: String(itemId), voted: String(voted) }),
        headers: { Origin: origin, 'User-Agent': agent, 'X-Forwarded-For': address },
      }),
    /** The number of votes, which must be the same in the script, over REST and in the database. */
    async votes() {
      const who = { anonymousId: 'another-browser' };
      const { body } = await ask('/roadmap', who, ELSEWHERE, { roadmapId: roadmap.id });
      const shown = (await rest('GET', `/roadmaps/${roadmap.id}`)) as unknown as {
        sections: { items: { votesCount: number }[] }[];
      };
      const stored = await database.prisma.roadmapVote.count({ where: { companyId, itemId } });
      expect([body.sections[0].items[0].votes, shown.sections[0]?.items[0]?.votesCount]).toEqual([stored, stored]);
      return stored;
    },
  };
}

const count = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

test('of 200 forged browsers with one address, ten can vote for an item, also simultaneously', async () => {
  const { vote, browser, votes } = await withItem();
  const answers: { status: number; body: { error?: { code: string } } }[] = [];
  for (let at = 0; at < 200; at += 20)
    answers.push(...(await Promise.all(Array.from({ length: 20 }, (_, next) => vote(browser(at + next))))));
  expect([count(answers, 200), count(answers, 429)]).toEqual([10, 190]);
  expect(answers.find(({ status }) => status === 429)?.body.error?.code).toBe('rate_limit_exceeded');
  expect(await votes()).toBe(10);
  expect((await vote(browser(500), ELSEWHERE)).status).toBe(200);
  expect(await votes()).toBe(11);
});

test('a withdrawn vote frees its place in the limit, and a browser that has voted can vote again', async () => {
  const { vote, browser, votes } = await withItem();
  for (let at = 0; at < 10; at += 1) expect((await vote(browser(at))).status).toBe(200);
  expect((await vote(browser(3))).status).toBe(200);
  expect((await vote(browser(10))).status).toBe(429);
  expect((await vote(browser(10), HERE, false)).status).toBe(200);
  expect((await vote(browser(3), HERE, false)).status).toBe(200);
  expect(await votes()).toBe(9);
  expect((await vote(browser(10))).status).toBe(200);
  expect((await vote(browser(3))).status).toBe(429);
  expect(await votes()).toBe(10);
});

test('votes of the script and of the public page are counted together', async () => {
  const { vote, browser, voteOnPage, votes } = await withItem();
  for (let at = 0; at < 5; at += 1) {
    expect((await vote(browser(at))).status).toBe(200);
    expect((await voteOnPage(`Browser ${at}`)).status).toBe(303);
  }
  expect((await vote(browser(6))).status).toBe(429);
  expect((await voteOnPage('Browser 6')).status).toBe(429);
  expect(await votes()).toBe(10);
  expect((await voteOnPage('Browser 0', HERE, false)).status).toBe(303);
  expect((await vote(browser(6))).status).toBe(200);
  expect((await voteOnPage('Browser 9', ELSEWHERE)).status).toBe(303);
  expect(await votes()).toBe(11);
});

test('the limit applies to users without a valid hash, also if they voted before they were identified', async () => {
  const { vote, user, verified, browser, identify, votes } = await withItem();
  for (let at = 0; at < 8; at += 1) expect((await vote(user(`made-up-${at}`, at))).status).toBe(200);
  for (const at of [100, 101]) {
    expect((await vote(browser(at))).status).toBe(200);
    expect((await identify({ ...browser(at), userId: `known-${at}` })).status).toBe(200);
  }
  expect((await vote(user('made-up-8', 8))).status).toBe(429);
  for (let at = 20; at < 40; at += 1) expect((await vote(verified(`colleague-${at}`, at))).status).toBe(200);
  expect(await votes()).toBe(30);
  expect((await vote(browser(102))).status).toBe(429);
});

test('votes on the public page count toward the limit even if their network was not stored', async () => {
  const { companyId, vote, browser, voteOnPage, votes } = await withItem();
  for (let at = 0; at < 10; at += 1) expect((await voteOnPage(`Browser ${at}`)).status).toBe(303);
  await database.prisma.roadmapVote.updateMany({ where: { companyId }, data: { network: null } });
  expect((await vote(browser(0))).status).toBe(429);
  expect((await voteOnPage('Browser 10')).status).toBe(429);
  expect(await votes()).toBe(10);
});
