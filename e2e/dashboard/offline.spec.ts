import { hold } from '../support/hold';
import { expect, restOf, ownerTest as test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an offline page shows that changes wait, and sends them when the connection is back', async ({
  page,
  company,
  request,
  context,
}) => {
  const rest = restOf(request, company.key);
  const { body: tour } = await rest.post('/product-tours', { name: 'Tour', steps: [{ type: 'modal', title: 'One' }] });
  await page.goto(`/builder/product-tours/${tour.id}`);
  const name = page.getByRole('textbox', { name: 'Name' }).first();
  await name.fill('Renamed');
  await context.setOffline(true);
  const status = page.getByRole('status').filter({ hasText: 'You are offline.' });
  await expect(status).toContainText('Your changes wait in this tab');
  const save = page.getByRole('button', { name: 'Save draft' });
  await save.click();
  await expect(status).toContainText('One change waits in this tab');
  // The loader is in the middle of its button, also where motion is reduced.
  const middle = async (part: typeof save) => {
    const box = await part.boundingBox();
    return Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2);
  };
  const waiting = page.locator('button[data-loading]').first();
  expect(Math.abs((await middle(waiting.locator('.mantine-Button-loader'))) - (await middle(waiting)))).toBeLessThan(3);
  await context.setOffline(false);
  await expect(status).toHaveCount(0);
  // The toast, whose code is loaded only now, shows as well.
  await expect(page.getByRole('alert').filter({ hasText: 'Saved' })).toBeVisible();
  await expect.poll(async () => (await rest.get(`/product-tours/${tour.id}`)).body.name).toBe('Renamed');
});

test('when a session has ended, a link to sign in appears, and unsaved edits are kept', async ({
  page,
  company,
  request,
  context,
}) => {
  const rest = restOf(request, company.key);
  const { body: tour } = await rest.post('/product-tours', { name: 'Tour', steps: [{ type: 'modal', title: 'One' }] });
  await page.goto(`/builder/product-tours/${tour.id}`);
  const name = page.getByRole('textbox', { name: 'Name' }).first();
  await name.fill('Renamed');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save draft' }).click();
  const link = page.getByRole('link', { name: 'Sign in again' });
  await expect(link).toHaveAttribute('target', '_blank');
  const opened = context.waitForEvent('page');
  await link.click();
  const signIn = await opened;
  const [owner] = company.members;
  await signIn.getByLabel('Email').fill(owner?.email ?? '');
  await signIn.getByLabel('Password', { exact: true }).fill(owner?.password ?? '');
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await expect(signIn.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  await expect(name).toHaveValue('Renamed');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect.poll(async () => (await rest.get(`/product-tours/${tour.id}`)).body.name).toBe('Renamed');
});

test('a page stays open when the session ends while a person types in a dialog', async ({
  page,
  company,
  request,
  context,
}) => {
  await restOf(request, company.key).post('/changelogs', { name: 'News' });
  const letThrough = await hold(page, '**/api/trpc/changelogPosts.list*');
  await page.goto('/changelogs');
  await page.getByRole('button', { name: 'New changelog' }).first().click();
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
  await field.fill('More news');
  await context.clearCookies();
  letThrough();
  await expect(page.getByRole('link', { name: 'Sign in again' })).toHaveAttribute('target', '_blank');
  await expect(field).toHaveValue('More news');
  // The session itself is read again when the person returns to the tab later.
  await page.clock.setFixedTime(Date.now() + 120_000);
  const session = page.waitForResponse(/\/api\/public\/.*session/);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await (await session).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(field).toHaveValue('More news');
  await expect(page).toHaveURL(/\/changelogs$/);
});

test('forms that are no dialog keep what was typed when the session ends, too', async ({ page, context }) => {
  await page.goto('/settings/company');
  const name = page.getByRole('textbox', { name: 'Name' }).first();
  await name.fill('Renamed company');
  await context.clearCookies();
  await name.press('Enter');
  await expect(page.getByRole('link', { name: 'Sign in again' })).toBeVisible();
  await expect(name).toHaveValue('Renamed company');
  await expect(page).toHaveURL(/\/settings\/company$/);
});

test('forms say that the session has ended or that the server cannot be reached, not that a field is wrong', async ({
  page,
  company,
  request,
  context,
}) => {
  const rest = restOf(request, company.key);
  const { body: changelog } = await rest.post('/changelogs', { name: 'News' });
  const forms = [
    async () => {
      await page.goto(`/changelogs/${changelog.id}/posts/new`);
      const title = page.getByRole('textbox', { name: 'Title' });
      await title.fill('A long text');
      return { field: title, save: page.getByRole('button', { name: 'Save draft' }) };
    },
    async () => {
      await page.goto('/changelogs');
      await page.getByRole('button', { name: 'New changelog' }).first().click();
      const dialog = page.getByRole('dialog');
      const field = dialog.getByRole('textbox', { name: 'Name' });
      await field.fill('More news');
      return { field, save: dialog.getByRole('button', { name: 'Create' }) };
    },
  ];
  const cookies = await context.cookies();
  for (const open of forms) {
    const { field, save } = await open();
    const isWrite = (url: URL) => /changelog(Post)?s\.create/.test(url.pathname);
    await page.route(isWrite, (route) => route.abort());
    await save.click();
    await expect(page.getByRole('alert').filter({ hasText: 'The server could not be reached.' })).toBeVisible();
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    await page.unroute(isWrite);
    await context.clearCookies();
    await save.click();
    await expect(page.getByRole('link', { name: 'Sign in again' })).toBeVisible();
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    await context.addCookies(cookies);
    page.once('dialog', (dialog) => dialog.accept());
  }
});
