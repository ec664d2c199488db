import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as plain } from 'playwright/test';
import { openMailServer } from '../../server/testing/mail-server';
import { toast } from '../support/builder';
import { ownerTest as test } from '../support/test';

const OWNER = { company: 'Acme', name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' };

/** Starts a separate server that sends mail, and sets it up with an owner. */
async function startWithMail() {
  const mail = await openMailServer();
  const dir = mkdtempSync(join(tmpdir(), 'docent-e2e-'));
  const child = spawn(process.execPath, ['.build/server.mjs'], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      DOCENT_DATA_DIR: dir,
      LOG_LEVEL: 'warn',
      SMTP_URL: mail.url,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const link = await new Promise<URL>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const found = /http\S+\/setup\?token=\w+/.exec(output)?.[0];
      if (found) resolve(new URL(found));
    });
    child.on('exit', () => reject(new Error(`The server ended: ${output}`)));
  });
  const { origin } = link;
  await fetch(`${origin}/api/public/setUp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ ...OWNER, token: link.searchParams.get('token') }),
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      child.on('exit', () => {
        mail.stop();
        rmSync(dir, { recursive: true, force: true });
        resolve();
      });
      child.kill('SIGTERM');
    });
  return { origin, mails: mail.mails, stop };
}

plain('a mailed link resets a forgotten password and works once', async ({ page }) => {
  const { origin, mails, stop } = await startWithMail();
  try {
    await page.goto(`${origin}/sign-in`);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    // Until the scripts of the page run, the button submits the form without them, so this is repeated until it works.
    const sent = page.getByRole('status').filter({ hasText: 'we have sent a link to it' });
    await expect(async () => {
      if (await sent.isVisible()) return;
      await page.getByLabel('Email').fill(OWNER.email, { timeout: 5_000 });
      await page.getByRole('button', { name: 'Send link' }).click({ timeout: 5_000 });
      await expect(sent).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await expect.poll(() => mails.length).toBe(1);
    // The link in the mail has the configured port, 0, and not the one on which the server listens, so only its token is used.
    const token = /\/reset-password\/(\w{40})/.exec(mails[0]?.text ?? '')?.[1];
    await page.goto(`${origin}/reset-password/${token}`);
    await expect(page.getByText(`For ${OWNER.email}.`)).toBeVisible();
    await page.getByLabel('Choose a password').fill('password');
    await page.getByRole('button', { name: 'Save password and sign in' }).click();
    await expect(page.getByText('Too many people use this password')).toBeVisible();
    await page.getByLabel('Choose a password').fill('a new horse battery');
    await page.getByRole('button', { name: 'Save password and sign in' }).click();
    await expect(page.getByRole('button', { name: 'Your account: Ada' })).toBeVisible();
    await page.context().clearCookies();
    const another = await page.context().newPage();
    await another.goto(`${origin}/reset-password/${token}`);
    await expect(another.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
    await expect(another.getByRole('link', { name: 'Send a new link' })).toBeVisible();
  } finally {
    await stop();
  }
});

plain('without a mail server the pages say what to do instead', async ({ page }) => {
  await page.goto('/sign-in');
  await expect(page.getByText('docent user password')).toBeVisible();
  await page.goto('/forgot-password');
  await expect(page.getByText('This server does not send email')).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to Docent' })).toBeVisible();
});

test('a person sees their sessions and signs out another browser', async ({ page, member, browser, baseURL }) => {
  const other = await browser.newContext({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    baseURL: baseURL ?? '',
  });
  const signedIn = await other.request.post('/api/auth/sign-in/email', {
    data: { email: member.email, password: member.password },
    headers: { Origin: baseURL ?? '' },
  });
  expect(signedIn.status()).toBe(200);
  await page.goto('/settings/profile');
  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText('This browser');
  await expect(sessions.last()).toContainText('Firefox on Linux');
  await expect(sessions.last()).toContainText('127.0.0.1');
  await sessions.last().getByRole('button', { name: 'Sign out Firefox on Linux?' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await toast(page, 'Signed out');
  await expect(sessions).toHaveCount(1);
  const after = await other.request.get('/api/public/sessions');
  expect(after.status()).toBe(401);
  await other.close();
});
