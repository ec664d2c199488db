import { afterAll, expect, test, vi } from 'vitest';
import { env } from '../../../platform/env';
import { openTestCaller } from '../../../testing/caller';
import { startMailSink } from '../../../testing/mail-sink';
import { WAIT_MS } from '../../../testing/wait';
import { linkTokenOf } from './links';
import { mailPosts } from './mailing';
import { confirmSubscription, subscribe, unsubscribe } from './service';

const settings = env();
const { SMTP_URL, MAIL_FROM } = settings;
afterAll(() => {
  Object.assign(settings, { SMTP_URL, MAIL_FROM });
});

/** A changelog with two readers, of whom one has confirmed, and a mail server that can refuse mails. */
async function withReaders() {
  let refuses = false;
  let delayMs = 0;
  const { url, mails } = await startMailSink(
    () => refuses,
    () => delayMs,
  );
  Object.assign(settings, { SMTP_URL: url, MAIL_FROM: 'docent@example.com' });
  const { ctx, api, companyId, database } = await openTestCaller();
  const { id: changelogId } = await api.changelogs.create({ name: `News of ${companyId}` });
  const idOf = async (email: string) =>
    (await database.prisma.subscriber.findFirstOrThrow({ where: { companyId, email } })).id;
  const linkFor = async (email: string, kind: 'confirm' | 'unsubscribe') =>
    linkTokenOf(companyId, await idOf(email), kind);
  const confirm = async (email: string) => confirmSubscription(ctx(), changelogId, await linkFor(email, 'confirm'));
  const [ann, ben] = [`ann-${companyId}@example.com`, `ben-${companyId}@example.com`];
  for (const email of [ann, ben]) await subscribe(ctx(), changelogId, email);
  await confirm(ann);
  // The sink also has confirmation mails, which do not contain the title of a post.
  const posted = (title: string) =>
    mails
      .filter(({ to, text }) => [ann, ben].includes(to) && text.includes(title))
      .map(({ to }) => to)
      .sort();
  const makeDue = () => database.prisma.postMail.updateMany({ where: { companyId }, data: { dueAt: new Date(0) } });
  return {
    ...{ ann, ben, api, makeDue, changelogId, database, companyId, confirm, posted, mails },
    post: (title: string) => api.changelogPosts.create({ changelogId, title, active: true }),
    join: (email: string) => subscribe(ctx(), changelogId, email),
    leave: async (email: string) => unsubscribe(ctx(), changelogId, await linkFor(email, 'unsubscribe')),
    delayBy: (ms: number) => {
      delayMs = ms;
    },
    waiting: () => database.prisma.postMail.count({ where: { companyId } }),
    /** Queues the mails of published posts while the server refuses mails, and makes them due. */
    queue: async () => {
      refuses = true;
      await vi.waitUntil(
        async () => {
          await mailPosts(database);
          return (await database.prisma.postMail.count({ where: { companyId } })) > 0;
        },
        { timeout: WAIT_MS },
      );
      refuses = false;
      await makeDue();
    },
  };
}

test('a post is mailed only to confirmed subscribers', async () => {
  const { ann, ben, post, posted, confirm, database, waiting } = await withReaders();
  // The clock of the database may be slightly behind the one that dated the post. Then the next run mails the post.
  const mailed = (title: string) =>
    expect.poll(async () => {
      await mailPosts(database);
      return posted(title);
    });
  await post('First post');
  await mailed('First post').toEqual([ann]);
  await mailPosts(database);
  expect([posted('First post'), await waiting()]).toEqual([[ann], 0]);
  // A reader who confirms later gets only later posts.
  expect(await confirm(ben)).toBe(true);
  await post('Second post');
  await mailed('Second post').toEqual([ann, ben]);
  expect(posted('First post')).toEqual([ann]);
});

test('a reader who unsubscribes while a mail is queued does not get it', async () => {
  const { ann, ben, post, posted, confirm, leave, queue, database, waiting } = await withReaders();
  await confirm(ben);
  await post('A post');
  await queue();
  expect([posted('A post'), await waiting()]).toEqual([[], 2]);
  expect(await leave(ben)).toBe(true);
  await mailPosts(database);
  expect([posted('A post'), await waiting()]).toEqual([[ann], 0]);
});

test('a post that is unpublished, deleted or no longer public while its mails are queued is not mailed', async () => {
  const { api, changelogId, post, posted, queue, database, waiting } = await withReaders();
  const taken = await post('Taken back');
  const deleted = await post('Deleted');
  await queue();
  expect(await waiting()).toBe(2);
  await api.changelogPosts.update({ changelogId, postId: taken.id, active: false });
  await api.changelogPosts.delete({ changelogId, postId: deleted.id });
  await mailPosts(database);
  await post('Offline');
  await queue();
  await api.changelogs.update({ changelogId, active: false });
  await mailPosts(database);
  // Only the mails of the deleted post are dropped at once.
  expect(await waiting()).toBe(2);
  await api.changelogs.update({ changelogId, active: true });
  await post('Of a changelog that is deleted');
  await queue();
  await api.changelogs.delete({ changelogId });
  await mailPosts(database);
  const titles = ['Taken back', 'Deleted', 'Offline', 'Of a changelog that is deleted'];
  expect(titles.map(posted)).toEqual([[], [], [], []]);
  expect(await waiting()).toBe(0);
});

test.each([
  ['is unpublished', { active: false }],
  ['gets a later date', { date: new Date(Date.now() + 86_400_000).toISOString() }],
])('the mails of a post that %s while they are queued are sent once it is shown again', async (_, hidden) => {
  const { ann, ben, api, changelogId, confirm, post, posted, queue, database, makeDue, waiting, companyId } =
    await withReaders();
  await confirm(ben);
  const { id: postId, date } = await post('Hidden for a while');
  await queue();
  const queued = await database.prisma.postMail.findMany({ where: { companyId } });
  await api.changelogPosts.update({ changelogId, postId, ...hidden });
  await Promise.all([mailPosts(database), mailPosts(database)]);
  const postponed = await database.prisma.postMail.findMany({ where: { companyId } });
  const inMinutes = postponed.map(({ dueAt }) => (dueAt.getTime() - Date.now()) / 60_000);
  expect(inMinutes.map((minutes) => minutes > 50 && minutes < 70)).toEqual([true, true]);
  // What was not sent is no failed attempt.
  expect(postponed.map(({ attempts }) => attempts)).toEqual(queued.map(({ attempts }) => attempts));
  await api.changelogPosts.update({ changelogId, postId, active: true, date });
  await makeDue();
  await mailPosts(database);
  expect([posted('Hidden for a while'), await waiting()]).toEqual([[ann, ben], 0]);
});

test('the mails of a post that is hidden are dropped 30 days after they were queued', async () => {
  const { api, changelogId, post, posted, queue, database, makeDue, waiting, companyId } = await withReaders();
  const { id: postId } = await post('Hidden for long');
  await queue();
  await api.changelogPosts.unpublish({ changelogId, postId });
  const queuedDaysAgo = (days: number) =>
    database.prisma.changelogPost.updateMany({
      where: { companyId },
      data: { announcedAt: new Date(Date.now() - days * 86_400_000) },
    });
  await queuedDaysAgo(29);
  await mailPosts(database);
  expect(await waiting()).toBe(1);
  await queuedDaysAgo(31);
  await makeDue();
  await mailPosts(database);
  expect([posted('Hidden for long'), await waiting()]).toEqual([[], 0]);
});

// Longer than anything that waits for the mail in a request.
const SLOW_MS = 6_000;

test('a server that accepts a mail after six seconds gets each post once, and new readers can confirm', async () => {
  const { ann, post, posted, delayBy, queue, database, waiting, join, companyId } = await withReaders();
  await post('A slow post');
  await queue();
  delayBy(SLOW_MS);
  const late = `late-${companyId}@example.com`;
  await Promise.all([mailPosts(database), join(late)]);
  expect([posted('A slow post'), await waiting()]).toEqual([[ann], 0]);
  expect(await database.prisma.subscriber.count({ where: { companyId, email: late } })).toBe(1);
});

test('links to unsubscribe do not depend on the custom domain of the changelog', async () => {
  const { ann, post, posted, mails, changelogId, database, companyId } = await withReaders();
  const host = `news-${companyId}.example.com`;
  await database.prisma.changelog.updateMany({ where: { companyId }, data: { customDomain: host } });
  await database.prisma.customDomain.create({ data: { companyId, host, changelogId, provenAt: new Date() } });
  await post('On our domain');
  await expect
    .poll(async () => {
      await mailPosts(database);
      return posted('On our domain');
    })
    .toEqual([ann]);
  const [mail] = mails.filter(({ to, text }) => to === ann && text.includes('On our domain'));
  expect(mail?.text).toContain(`Read it on:\nhttp://${host}/`);
  expect(mail?.text).toContain(`Unsubscribe: ${env().APP_URL}/c/`);
});
