import { expect, test } from 'vitest';
import { callerIn, openTestCaller } from '../../../testing/caller';
import { linkTokenOf, subscriptionIdOf } from './links';
import { mailPosts } from './mailing';
import { confirmSubscription, emailInput, subscribe, unsubscribe } from './service';

async function withChangelog() {
  const caller = await openTestCaller();
  const { id: changelogId } = await caller.api.changelogs.create({ name: 'News' });
  const { companyId, database } = caller;
  const rows = () => database.prisma.subscriber.findMany({ where: { companyId }, orderBy: { id: 'asc' } });
  const waiting = () => database.prisma.postMail.count({ where: { companyId } });
  return { ...caller, changelogId, rows, waiting };
}

test('unsubscribing erases the address and its queued mails', async () => {
  const { ctx, api, changelogId, rows, waiting, companyId, database } = await withChangelog();
  await subscribe(ctx(), changelogId, `ann-${companyId}@example.com`);
  const [row] = await rows();
  const id = row?.id ?? 0;
  expect(row).toMatchObject({ email: `ann-${companyId}@example.com`, confirmedAt: null });
  expect(await confirmSubscription(ctx(), changelogId, linkTokenOf(companyId, id, 'unsubscribe'))).toBe(false);
  expect(await confirmSubscription(ctx(), changelogId, linkTokenOf(companyId, id, 'confirm'))).toBe(true);
  await api.changelogPosts.create({ changelogId, title: 'Post', active: true });
  // No mail server is configured here, so mails stay queued.
  await mailPosts(database);
  expect(await waiting()).toBe(1);
  expect(await unsubscribe(ctx(), changelogId, linkTokenOf(companyId, id, 'confirm'))).toBe(false);
  expect(await unsubscribe(ctx(), changelogId, linkTokenOf(companyId, id, 'unsubscribe'))).toBe(true);
  expect([await rows(), await waiting()]).toEqual([[], 0]);
});

test('drafts, future posts and posts of an inactive changelog are not mailed yet; old posts are never mailed', async () => {
  const { ctx, api, changelogId, rows, waiting, companyId, database } = await withChangelog();
  await subscribe(ctx(), changelogId, `ann-${companyId}@example.com`);
  await confirmSubscription(ctx(), changelogId, linkTokenOf(companyId, (await rows())[0]?.id ?? 0, 'confirm'));
  const post = (title: string, more: object) => api.changelogPosts.create({ changelogId, title, ...more });
  const { id: postId } = await post('Draft', { active: false });
  await post('Ahead', { active: true, date: new Date(Date.now() + 60_000).toISOString() });
  await post('Old', { active: true, date: '2020-01-01' });
  await api.changelogs.update({ changelogId, active: false });
  await api.changelogPosts.update({ changelogId, postId, active: true });
  await mailPosts(database);
  expect(await waiting()).toBe(0);
  await api.changelogs.update({ changelogId, active: true });
  await Promise.all([mailPosts(database), mailPosts(database), mailPosts(database)]);
  expect(await waiting()).toBe(1);
});

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

test('a draft older than 30 days is mailed when it is published, unless it was dated back when it was created', async () => {
  const { ctx, api, changelogId, rows, companyId, database } = await withChangelog();
  await subscribe(ctx(), changelogId, `ann-${companyId}@example.com`);
  await confirmSubscription(ctx(), changelogId, linkTokenOf(companyId, (await rows())[0]?.id ?? 0, 'confirm'));
  const create = async (title: string, aged: object, more: object = {}) => {
    const { id } = await api.changelogPosts.create({ changelogId, title, ...more });
    await database.prisma.changelogPost.updateMany({ where: { companyId, id }, data: aged });
    return id;
  };
  const old = { date: daysAgo(40), createdAt: daysAgo(40), updatedAt: daysAgo(40) };
  const draft = await create('Draft', old);
  const datedBack = await create('Dated back by a day', { ...old, date: daysAgo(41) });
  const imported = await create('Imported', { date: daysAgo(40) });
  for (const postId of [draft, datedBack, imported]) await api.changelogPosts.publish({ changelogId, postId });
  const planned = await create('Planned long ago', { ...old, date: daysAgo(1) }, { active: true });
  await create('Published long ago', old, { active: true });
  await mailPosts(database);
  const mails = await database.prisma.postMail.findMany({ where: { companyId }, orderBy: { postId: 'asc' } });
  expect(mails.map(({ postId }) => postId)).toEqual([draft, datedBack, planned]);
});

test('a mail that cannot be sent is tried five times, and none is sent while the changelog is inactive', async () => {
  const { ctx, api, changelogId, rows, waiting, companyId, database } = await withChangelog();
  await subscribe(ctx(), changelogId, `ann-${companyId}@example.com`);
  await confirmSubscription(ctx(), changelogId, linkTokenOf(companyId, (await rows())[0]?.id ?? 0, 'confirm'));
  const { id: postId } = await api.changelogPosts.create({ changelogId, title: 'Post', active: true });
  const makeDue = () => database.prisma.postMail.updateMany({ where: { companyId }, data: { dueAt: new Date(0) } });
  for (let attempt = 1; attempt < 5; attempt += 1) {
    await mailPosts(database);
    expect(await waiting()).toBe(1);
    await makeDue();
  }
  await mailPosts(database);
  expect(await waiting()).toBe(0);
  await api.changelogPosts.create({ changelogId, title: 'Another', active: true });
  await mailPosts(database);
  expect(await waiting()).toBe(1);
  await makeDue();
  await api.changelogs.update({ changelogId, active: false });
  for (let run = 0; run < 6; run += 1) {
    await mailPosts(database);
    // It waits for the changelog to be online again, without further attempts.
    expect(await database.prisma.postMail.findMany({ where: { companyId } })).toMatchObject([{ attempts: 1 }]);
    await makeDue();
  }
  expect(postId).toBeGreaterThan(0);
});

test('subscribing again sends another mail after ten minutes, and unconfirmed addresses are deleted after two days', async () => {
  const { ctx, changelogId, rows, companyId, database } = await withChangelog();
  await subscribe(ctx(), changelogId, `again-${companyId}@example.com`);
  const [first] = await rows();
  await subscribe(ctx(), changelogId, `again-${companyId}@example.com`);
  expect(await rows()).toEqual([first]);
  const age = (ms: number) =>
    database.prisma.subscriber.updateMany({ where: { companyId }, data: { createdAt: new Date(Date.now() - ms) } });
  await age(11 * 60_000);
  await subscribe(ctx(), changelogId, `again-${companyId}@example.com`);
  expect((await rows())[0]?.createdAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
  await age(49 * 3_600_000);
  await mailPosts(database);
  expect(await rows()).toEqual([]);
});

test('a link is valid only for its company and purpose', async () => {
  const [mine, other] = await Promise.all([withChangelog(), withChangelog()]);
  const link = linkTokenOf(mine.companyId, 7, 'confirm');
  expect(subscriptionIdOf(link, mine.companyId, 'confirm')).toBe(7);
  expect(subscriptionIdOf(link, other.companyId, 'confirm')).toBeUndefined();
  expect(subscriptionIdOf(link, mine.companyId, 'unsubscribe')).toBeUndefined();
  for (const none of ['', '7', '7.', `8${link.slice(1)}`, `${link}A`, '..', '99999999999.x'])
    expect(subscriptionIdOf(none, mine.companyId, 'confirm')).toBeUndefined();
  await subscribe(callerIn(mine.database, mine.companyId).ctx(), other.changelogId, 'ann@example.com');
  expect([await mine.rows(), await other.rows()]).toEqual([[], []]);
});

test.each([
  '',
  'ann',
  'ann@',
  'a b@example.com',
  'ann@example.com, ben@example.com',
  'ann@example.com\nBcc: x@example.com',
  `${'a'.repeat(250)}@example.com`,
])('is not an email address: %j', (email) => {
  expect(emailInput.safeParse(email).success).toBe(false);
});
