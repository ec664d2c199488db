import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { countRefusedMails } from '../../../operations/mail-budgets';
import { env } from '../../../platform/env';
import { callerIn, openTestCaller } from '../../../testing/caller';
import { startMailSink } from '../../../testing/mail-sink';
import { openReplicas } from '../../../testing/replicas';
import { MAX_MAILS } from './budgets';
import { linkTokenOf } from './links';
import { MAX_POST_MAILS, mailPosts } from './mailing';
import { confirmSubscription, subscribe } from './service';

const settings = env();
const { SMTP_URL, MAIL_FROM } = settings;
afterAll(() => {
  Object.assign(settings, { SMTP_URL, MAIL_FROM });
});

async function withMail() {
  const { url, mails } = await startMailSink();
  Object.assign(settings, { SMTP_URL: url, MAIL_FROM: 'docent@example.com' });
  return mails;
}

async function withChangelog(given?: Awaited<ReturnType<typeof openTestCaller>>) {
  const caller = given ?? (await openTestCaller());
  const { id: changelogId } = await caller.api.changelogs.create({ name: `News ${randomUUID()}` });
  const { companyId, database, ctx } = caller;
  return { ...caller, changelogId, rows: () => database.prisma.subscriber.count({ where: { companyId } }), ctx };
}

/** Removes the SMTP server: no mail is sent, so none can fail, which would delete its subscription. */
const withoutMail = () => Object.assign(settings, { SMTP_URL: undefined });

const someone = () => `${randomUUID()}@example.com`;

/** Makes every budget expire whose key starts with `key`. */
const expireBudgets = async (database: Awaited<ReturnType<typeof openTestCaller>>['database'], key: string) => {
  const { count } = await database.prisma.budget.updateMany({
    where: { key: { startsWith: key } },
    data: { resetAt: new Date(Date.now() - 1_000) },
  });
  expect(count).toBeGreaterThan(0);
};

test('one address gets at most three mails a day, even if strangers subscribe it to changelogs of several companies', async () => {
  const mails = await withMail();
  const companies = [await withChangelog(), await withChangelog(), await withChangelog()];
  const name = randomUUID();
  const before = countRefusedMails().recipient;
  for (const [at, { ctx, changelogId }] of companies.entries()) {
    await subscribe(ctx(), changelogId, at === 1 ? `${name}+news@example.com` : `${name}@example.com`);
    await subscribe(ctx(), changelogId, someone());
  }
  const [first] = companies;
  if (!first) throw new Error('no company');
  const another = await withChangelog(first);
  await subscribe(first.ctx(), another.changelogId, `${name}@example.com`);
  await subscribe(first.ctx(), another.changelogId, `${name}+2@example.com`);
  // Sent after the mails that were refused: when it arrives, they would have arrived too.
  const last = someone();
  await subscribe(first.ctx(), another.changelogId, last);
  await expect.poll(() => mails.filter(({ to }) => to === last).length).toBe(1);
  expect(mails.filter(({ to }) => to.startsWith(name))).toHaveLength(MAX_MAILS.recipient);
  expect(countRefusedMails().recipient - before).toBe(2);
  expect(await first.database.prisma.subscriber.count({ where: { email: { startsWith: name } } })).toBe(3);
  const keys = await first.database.prisma.budget.findMany({ select: { key: true } });
  expect(keys.filter(({ key }) => key.includes(name))).toEqual([]);
});

test('confirmation mails are limited per hour for a changelog and for a company, and posts are still mailed', async () => {
  const mails = await withMail();
  const changelog = await withChangelog();
  const { ctx, changelogId, database, companyId, api, rows } = changelog;
  const reader = someone();
  await subscribe(ctx(), changelogId, reader);
  const { id } = await database.prisma.subscriber.findFirstOrThrow({ where: { companyId, email: reader } });
  expect(await confirmSubscription(ctx(), changelogId, linkTokenOf(companyId, id, 'confirm'))).toBe(true);
  const use = (key: string, used: number) => database.prisma.budget.update({ where: { key }, data: { used } });
  await use(`mail-changelog:${companyId}/${changelogId}`, MAX_MAILS.changelog - 1);
  await Promise.all(Array.from({ length: 8 }, () => subscribe(ctx(), changelogId, someone())));
  expect(await rows()).toBe(2);

  const other = await withChangelog(changelog);
  await use(`mail-company:${companyId}`, MAX_MAILS.company - 1);
  await Promise.all(Array.from({ length: 8 }, () => subscribe(ctx(), other.changelogId, someone())));
  expect(await rows()).toBe(3);
  // Mails that the company's budget refused did not use up the changelog's budget.
  const own = await database.prisma.budget.findUnique({
    where: { key: `mail-changelog:${companyId}/${other.changelogId}` },
  });
  expect(own?.used).toBe(1);

  await api.changelogPosts.create({ changelogId, title: 'A post', active: true });
  await expect
    .poll(async () => {
      await mailPosts(database);
      return mails.filter(({ to, text }) => to === reader && text.includes('A post')).length;
    })
    .toBe(1);

  await expireBudgets(database, `mail-company:${companyId}`);
  await subscribe(ctx(), other.changelogId, someone());
  expect(await rows()).toBe(4);
});

const replicas = await openReplicas();

test.skipIf(!replicas)('two replicas together keep to the budgets', async () => {
  withoutMail();
  const [first, second] = replicas ?? ([] as never);
  const caller = await openTestCaller(undefined, first);
  const { changelogId, companyId } = await withChangelog(caller);
  const ctxs = [caller.ctx, callerIn(second, companyId).ctx];
  await subscribe(caller.ctx(), changelogId, someone());
  const room = 20;
  await first.prisma.budget.update({
    where: { key: `mail-changelog:${companyId}/${changelogId}` },
    data: { used: MAX_MAILS.changelog - room },
  });
  // Only six at a time, since a company may run only a few statements at once.
  let left = 2 * room;
  const send = async (ctx: typeof caller.ctx) => {
    while (left-- > 0) await subscribe(ctx(), changelogId, someone());
  };
  await Promise.all(Array.from({ length: 6 }, (_, at) => send(ctxs[at % 2] ?? caller.ctx)));
  expect(await first.prisma.subscriber.count({ where: { companyId } })).toBe(1 + room);
});

test('expired budgets are deleted', async () => {
  withoutMail();
  const { ctx, changelogId, companyId, database } = await withChangelog();
  await subscribe(ctx(), changelogId, someone());
  await expireBudgets(database, `mail-company:${companyId}`);
  await mailPosts(database);
  expect(await database.prisma.budget.count({ where: { key: `mail-company:${companyId}` } })).toBe(0);
});

test('posts beyond the daily limit of a subscriber are mailed later', async () => {
  const mails = await withMail();
  const { ctx, changelogId, companyId, database, api } = await withChangelog();
  const reader = someone();
  await subscribe(ctx(), changelogId, reader);
  const { id } = await database.prisma.subscriber.findFirstOrThrow({ where: { companyId, email: reader } });
  await confirmSubscription(ctx(), changelogId, linkTokenOf(companyId, id, 'confirm'));
  const mailed = (title: string) => mails.filter(({ to, text }) => to === reader && text.includes(title)).length;
  const pending = () => database.prisma.postMail.findMany({ where: { companyId } });
  await api.changelogPosts.create({ changelogId, title: 'First', active: true });
  await expect.poll(async () => mailPosts(database).then(() => mailed('First'))).toBe(1);

  const key = `mail-post:${companyId}/${id}`;
  await database.prisma.budget.update({ where: { key }, data: { used: MAX_POST_MAILS } });
  const before = countRefusedMails().post;
  await api.changelogPosts.create({ changelogId, title: 'Second', active: true });
  await expect.poll(async () => mailPosts(database).then(() => countRefusedMails().post - before)).toBe(1);
  const [delayed] = await pending();
  expect(delayed).toMatchObject({ subscriberId: id, attempts: 0 });
  expect(delayed?.dueAt.getTime()).toBeGreaterThan(Date.now());
  expect(mailed('Second')).toBe(0);

  await expireBudgets(database, key);
  await database.prisma.postMail.updateMany({ where: { companyId }, data: { dueAt: new Date(Date.now() - 1_000) } });
  await expect.poll(async () => mailPosts(database).then(() => mailed('Second'))).toBe(1);
  expect(await pending()).toEqual([]);
});
