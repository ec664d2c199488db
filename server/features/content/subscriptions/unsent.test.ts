import { afterAll, expect, test } from 'vitest';
import { env } from '../../../platform/env';
import { openTestCaller } from '../../../testing/caller';
import { subscribe } from './service';

// No mail server listens on this port.
const settings = env();
const { SMTP_URL, MAIL_FROM } = settings;
Object.assign(settings, { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'docent@example.com' });
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
