import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { expect, it, onTestFinished, vi } from 'vitest';
import { faultsOf } from '../../e2e/public/pages';
import { findChromium, launchOptions } from '../../e2e/support/chromium.mjs';
import { callsTo } from '../testing/http';
import { installNew } from '../testing/installation';
import { startMailSink } from '../testing/mail-sink';
import { startDocent } from '../testing/process';
import { WAIT_MS } from '../testing/wait';

const within = { timeout: WAIT_MS, interval: 20 };
const hasBrowser = existsSync(findChromium() ?? chromium.executablePath());

it.skipIf(!hasBrowser)('a reader subscribes, confirms and unsubscribes, and each page says so', async () => {
  const { env, key } = await installNew('embedded');
  const sink = await startMailSink();
  const { url } = await startDocent({ ...env, SMTP_URL: sink.url, APP_URL: 'http://docent.example' });
  const post = async (path: string, body: object) => (await callsTo(`${url}/api/v1`)('POST', path, { key, body })).body;
  const changelog = (await post('/changelogs', { name: 'What’s new' })) as { id: number; publicId: string };
  await post(`/changelogs/${changelog.id}/posts`, { title: 'Dark mode', active: true, date: '2020-01-01' });
  const linkOf = async (kind: string): Promise<string> => {
    const find = () =>
      sink.mails
        .map(({ text }) => new RegExp(`http://docent\\.example(/c/\\w+/${kind}/[\\w.-]+)`).exec(text)?.[1])
        .find(Boolean);
    return (await vi.waitUntil(find, within)) as string;
  };
  const browser = await chromium.launch(launchOptions);
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ baseURL: url });
  const faults: string[] = [];
  const expectNotice = async (text: string) => {
    await vi.waitUntil(async () => (await page.getByRole('status').allTextContents()).includes(text), within);
    expect(await page.getByRole('region', { name: 'News by mail' }).getByRole('status').isVisible()).toBe(true);
  };
  const expectHeading = async (name: string) =>
    page.getByRole('heading', { level: 1, name, exact: true }).waitFor({ timeout: within.timeout });
  const checkPage = async () => faults.push(...(await faultsOf(page)));

  await page.goto(`/c/${changelog.publicId}`);
  await checkPage();
  await page.getByLabel('Email address').fill('ann@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expectNotice('Look into your mailbox: a mail with a link to confirm is on its way.');
  await checkPage();
  const confirm = await linkOf('confirm');
  expect(sink.mails.map(({ to }) => to)).toEqual(['ann@example.com']);

  await page.goto(confirm);
  await expectHeading('One more click');
  await checkPage();
  await page.getByRole('button', { name: 'Yes, subscribe me' }).click();
  await expectNotice('You are subscribed. The next post comes by mail.');
  expect(await page.getByLabel('Email address').count()).toBe(0);
  await checkPage();

  await post(`/changelogs/${changelog.id}/posts`, { title: 'Faster export', active: true });
  const leave = await linkOf('unsubscribe');
  await page.goto(leave);
  await expectHeading('Unsubscribe');
  await checkPage();
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expectHeading('You are unsubscribed');
  await checkPage();

  // The link in the first mail no longer works once the address is erased.
  await page.goto(confirm);
  await page.getByRole('button', { name: 'Yes, subscribe me' }).click();
  await expectHeading('This link does not work any more');
  await checkPage();
  expect(faults).toEqual([]);
});
