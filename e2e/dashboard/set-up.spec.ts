import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';

/** Starts a separate server without data. @returns the set-up link that it prints, and a function that stops it */
async function startEmpty() {
  const dir = mkdtempSync(join(tmpdir(), 'docent-e2e-'));
  const child = spawn(process.execPath, ['.build/server.mjs'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', DOCENT_DATA_DIR: dir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const link = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const found = /http\S+\/setup\?token=\w+/.exec(output)?.[0];
      if (found) resolve(found);
    });
    child.on('exit', () => reject(new Error(`The server ended: ${output}`)));
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      child.on('exit', () => {
        rmSync(dir, { recursive: true, force: true });
        resolve();
      });
      child.kill('SIGTERM');
    });
  return { link, stop };
}

test('the printed link creates a company and signs in, and works only once', async ({ page }) => {
  const { link, stop } = await startEmpty();
  try {
    const origin = new URL(link).origin;
    await page.goto(`${origin}/`);
    await expect(page.getByText('This server is not set up yet')).toBeVisible();
    await page.goto(`${origin}/setup`);
    await expect(page.getByText('It contains the one-time setup token')).toBeVisible();
    await page.goto(link);
    await page.getByLabel('Company').fill('Acme');
    await page.getByLabel('Brand color').fill('#0a7d5a');
    await page.getByLabel('Your name').fill('Ada Lovelace');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Choose a password').fill('short');
    await page.getByRole('button', { name: 'Create company and sign in' }).click();
    await expect(page.getByText('Must have at least 8 characters.')).toBeVisible();
    await page.getByLabel('Choose a password').fill('correct horse battery');
    await page.getByLabel('Only admins publish').check();
    await page.getByRole('button', { name: 'Create company and sign in' }).click();
    await expect(page.getByRole('button', { name: 'Your account: Ada Lovelace' })).toBeVisible();
    await expect(page.getByRole('navigation').getByText('Acme')).toBeVisible();
    await page.goto(`${origin}/settings/appearance`);
    await expect(page.getByLabel('Accent color')).toHaveValue('#0a7d5a');
    await page.goto(`${origin}/settings/company`);
    const strict = page.getByLabel('Only admins and keys with the publish scope change published content');
    await expect(strict).toBeChecked();
    await strict.click({ force: true });
    await expect(strict).not.toBeChecked();
    await page.reload();
    await expect(strict).not.toBeChecked();
    await page.goto(`${origin}/settings/identity`);
    const protect = page.getByLabel('Protect metadata that your server sets');
    await expect(protect).not.toBeChecked();
    await protect.click({ force: true });
    await expect(protect).toBeChecked();
    await page.reload();
    await expect(protect).toBeChecked();
    await page.context().clearCookies();
    // In another page: the open page redirects to the sign-in form, which would cancel this navigation.
    const another = await page.context().newPage();
    await another.goto(link);
    await expect(another.getByText('Docent is set up already.')).toBeVisible();
  } finally {
    await stop();
  }
});
