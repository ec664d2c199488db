import { afterAll, expect, onTestFinished, test } from 'vitest';
import { linkTokenOf } from '../../features/content/subscriptions/links';
import { env } from '../../platform/env';
import { openPublicPages } from '../../testing/public-page';

const { api, database, makeCompany, read, until } = await openPublicPages();
afterAll(() => api.stop());

const ONE_CLICK = {
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  body: 'List-Unsubscribe=One-Click',
};

/** A changelog with a confirmed subscriber. */
async function makeSubscribed() {
  const { companyId, rest } = await makeCompany();
  const { id: changelogId, publicId } = await rest('POST', '/changelogs', { name: 'News of Acme' });
  const email = `ann-${companyId}@example.com`;
  const { id } = await database.prisma.subscriber.create({
    data: { companyId, changelogId, email, confirmedAt: new Date() },
  });
  const root = `/c/${publicId}`;
  const link = (kind: 'confirm' | 'unsubscribe') => `${root}/${kind}/${linkTokenOf(companyId, id, kind)}`;
  const subscribers = () => database.prisma.subscriber.count({ where: { companyId } });
  const takeOffline = async () => {
    await rest('PATCH', `/changelogs/${changelogId}`, { active: false });
    await until(
      () => read(root),
      ({ status }) => status === 404,
    );
  };
  return { root, link, subscribers, takeOffline };
}

test('a link to unsubscribe works while the changelog is offline, and nothing else does', async () => {
  const { root, link, subscribers, takeOffline } = await makeSubscribed();
  await takeOffline();
  const page = await read(link('unsubscribe'));
  expect(page.status).toBe(200);
  expect(page.text).toContain('Stop receiving emails from News of Acme?');
  // The list of posts is offline.
  expect(page.text).not.toContain('All posts');
  const forged = `${root}/unsubscribe/${link('confirm').split('/').pop()}`;
  for (const path of [
    root,
    `${root}/rss.xml`,
    `${root}/robots.txt`,
    link('confirm'),
    forged,
    `${link('unsubscribe')}/x`,
  ])
    for (const init of [{}, ONE_CLICK]) expect([path, (await read(path, init)).status]).toEqual([path, 404]);
  expect((await read(`${root}/subscribe`, { ...ONE_CLICK, body: 'email=ben@example.com' })).status).toBe(404);
  expect((await read(root, { method: 'PUT' })).status).toBe(404);
  expect(await subscribers()).toBe(1);

  const left = await read(link('unsubscribe'), ONE_CLICK);
  expect(left.status).toBe(200);
  expect(left.text).toContain('Your address was deleted.');
  expect(await subscribers()).toBe(0);
});

test('a link to unsubscribe works after SMTP_URL was removed', async () => {
  const settings = env();
  const { SMTP_URL } = settings;
  Object.assign(settings, { SMTP_URL: undefined });
  onTestFinished(() => void Object.assign(settings, { SMTP_URL }));
  const { link, subscribers } = await makeSubscribed();
  expect((await read(link('unsubscribe'))).status).toBe(200);
  expect((await read(link('confirm'), ONE_CLICK)).status).toBe(404);
  expect((await read(link('unsubscribe'), ONE_CLICK)).status).toBe(200);
  expect(await subscribers()).toBe(0);
});
