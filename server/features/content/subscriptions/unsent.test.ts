import { afterAll, beforeEach, expect, test } from 'vitest';
import { env } from '../../../platform/env';
import { openTestCaller } from '../../../testing/caller';
import { startMailSink } from '../../../testing/mail-sink';
import { linkTokenOf } from './links';
import { confirmSubscription, subscribe } from './service';

// No mail server listens on this port.
const UNREACHABLE = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'docent@example.com' };
const settings = env();
const { SMTP_URL, MAIL_FROM } = settings;
beforeEach(() => {
  Object.assign(settings, UNREACHABLE);
});
afterAll(() => {
  Object.assign(settings, { SMTP_URL, MAIL_FROM });
});

test('a subscription whose mail could not be sent is deleted, so that subscribing again sends a new mail', async () => {
  const { ctx, api, companyId, database } = await openTestCaller();
  const { id: changelogId } = await api.changelogs.create({ name: 'News' });
  const rows = () => database.prisma.subscriber.count({ where: { companyId } });
  await subscribe(ctx(), changelogId, `ann-${companyId}@example.com`);
  await expect.poll(rows).toBe(0);
});

test('the first confirmation link stays valid when a second mail cannot be sent, which is tried at the next request', async () => {
  const { url, mails } = await startMailSink();
  const { ctx, api, companyId, database } = await openTestCaller();
  const { id: changelogId } = await api.changelogs.create({ name: 'News' });
  const email = `ann-${companyId}@example.com`;
  const sent = () => mails.filter(({ to }) => to === email).length;
  const row = () => database.prisma.subscriber.findFirstOrThrow({ where: { companyId } });
  settings.SMTP_URL = url;
  await subscribe(ctx(), changelogId, email);
  await expect.poll(sent).toBe(1);
  const createdAt = new Date(Date.now() - 11 * 60_000);
  await database.prisma.subscriber.updateMany({ where: { companyId }, data: { createdAt } });
  const { id } = await row();
  Object.assign(settings, UNREACHABLE);
  await subscribe(ctx(), changelogId, email);
  // Until the mail has failed, the row has the time of the second request.
  await expect
    .poll(() => database.prisma.subscriber.findMany({ where: { companyId, createdAt } }))
    .toMatchObject([{ id }]);
  settings.SMTP_URL = url;
  await subscribe(ctx(), changelogId, email);
  await expect.poll(sent).toBe(2);
  expect(await confirmSubscription(ctx(), changelogId, linkTokenOf(companyId, id, 'confirm'))).toBe(true);
  expect((await row()).confirmedAt).not.toBeNull();
});
