import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../../database/types';
import { env } from '../../../platform/env';
import { NO_LIMITS } from '../../../platform/quota-limits';
import { callerIn } from '../../../testing/caller';
import { signInNew } from '../../../testing/dashboard';
import { createTestCompany, openTestDatabase } from '../../../testing/database';
import { startMailSink } from '../../../testing/mail-sink';
import { warnAll } from './warnings';

const settings = env();
const { SMTP_URL, APP_URL } = settings;
let mails: { to: string; text: string }[] = [];
beforeEach(async () => {
  const sink = await startMailSink();
  mails = sink.mails;
  Object.assign(settings, { SMTP_URL: sink.url, APP_URL: 'http://docent.example.com' });
  onTestFinished(() => void Object.assign(settings, { SMTP_URL, APP_URL }));
});

const database = await openTestDatabase();
const limited: Database = Object.create(database, { quotas: { value: { ...NO_LIMITS, events: 10, users: 2 } } });

test('admins are mailed once a month for each quota that is at 80 %', async () => {
  const { companyId } = await createTestCompany(database);
  const [admin, editor] = [
    await signInNew(database, companyId, 'admin'),
    await signInNew(database, companyId, 'editor'),
  ];
  const { api } = callerIn(database, companyId);
  const report = (count: number) =>
    api.events.report({ events: Array.from({ length: count }, () => ({ userId: 'kim', name: 'paid' })) });
  const toAdmin = () => mails.filter(({ to }) => to === admin.email);

  await report(7);
  await warnAll(limited);
  expect(toAdmin()).toHaveLength(0);

  await report(1);
  await Promise.all([warnAll(limited), warnAll(limited)]);
  await warnAll(limited);
  expect(toAdmin()).toHaveLength(1);
  expect(toAdmin()[0]?.text).toContain('- Events this month: 8 of 10');
  expect(toAdmin()[0]?.text).toContain('http://docent.example.com/settings/usage');

  for (const userId of ['kim', 'lee']) await api.users.put({ userId, metadata: {} });
  await warnAll(limited);
  expect(toAdmin()).toHaveLength(2);
  expect(toAdmin()[1]?.text).toContain('- Users: 2 of 2');
  expect(toAdmin()[1]?.text).not.toContain('Events');

  const next = new Date(Date.now() + 32 * 86_400_000);
  await warnAll(limited, { now: next });
  expect(toAdmin()).toHaveLength(3);
  expect(mails.filter(({ to }) => to === editor.email)).toHaveLength(0);

  await warnAll(database);
  expect(toAdmin()).toHaveLength(3);
});

test('a warning that the mail server refused is mailed at the next run, once', async () => {
  let isRefused = true;
  const sink = await startMailSink(() => isRefused);
  settings.SMTP_URL = sink.url;
  const { companyId } = await createTestCompany(database);
  const { email } = await signInNew(database, companyId, 'admin');
  await callerIn(database, companyId).api.events.report({
    events: Array.from({ length: 8 }, () => ({ userId: 'kim', name: 'paid' })),
  });
  const toAdmin = () => sink.mails.filter(({ to }) => to === email);
  await warnAll(limited);
  expect(toAdmin()).toHaveLength(0);

  isRefused = false;
  await Promise.all([warnAll(limited), warnAll(limited)]);
  await warnAll(limited);
  expect(toAdmin()).toHaveLength(1);
  expect(toAdmin()[0]?.text).toContain('- Events this month: 8 of 10');
});
