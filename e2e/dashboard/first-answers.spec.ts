import { expect, restOf, ownerTest as test } from '../support/test';

const READY = { name: 'Begin here', steps: [{ type: 'welcome', title: 'Hello' }] };

test('the list is in the page before any script runs', async ({ page, company, request, browser }) => {
  const rest = restOf(request, company.key);
  await rest.post('/product-tours', READY);
  await rest.post('/nps-widgets', { name: 'How likely' });
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const reader = await plain.newPage();
  await reader.goto('/widgets');
  await expect(reader.getByText('Begin here')).toBeVisible();
  await expect(reader.getByText('How likely', { exact: true })).toBeVisible();
  await expect(reader.getByRole('navigation').getByText(company.name)).toBeVisible();
  await reader.goto('/widgets/product-tours?q=nothing+like+it');
  await expect(reader.getByText('No matches')).toBeVisible();
  await reader.goto('/widgets/nps-widgets');
  await expect(reader.getByText('How likely', { exact: true })).toBeVisible();
  await expect(reader.getByText('Begin here')).toHaveCount(0);
  await plain.close();
});

test('data that was in the page is not requested again', async ({ page, company, request }) => {
  await restOf(request, company.key).post('/product-tours', READY);
  const asked: string[] = [];
  page.on('request', (one) => asked.push(one.url()));
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.goto('/widgets');
  await expect(page.getByRole('button', { name: 'New widget' })).toBeEnabled();
  await page.waitForLoadState('networkidle');
  // No page is prefetched without hover or focus.
  expect(asked.filter((url) => /\/api\/|_rsc=/.test(url))).toEqual([]);
  const prefetch = page.waitForRequest(/\/tags\?_rsc=/);
  await page.getByRole('link', { name: 'Tags' }).hover();
  await prefetch;
  expect(complaints).toEqual([]);
});

test('a person who comes back sees the list as they left it, even if the browser’s clock is slow', async ({
  page,
  company,
  request,
}) => {
  const rest = restOf(request, company.key);
  await rest.post('/product-tours', READY);
  await rest.post('/nps-widgets', { name: 'Stays' });
  await page.clock.install({ time: Date.now() - 120_000 });
  await page.goto('/widgets');
  await page.getByRole('button', { name: 'More actions: Begin here' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(page.getByRole('link', { name: 'Begin here' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Tags' }).click();
  await expect(page.getByRole('heading', { name: 'Tags', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Stays' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Begin here' })).toHaveCount(0);
});

test('when a person navigates to another page, the browser requests its data', async ({ page, company, request }) => {
  await restOf(request, company.key).post('/product-tours', READY);
  await page.goto('/settings/profile');
  const asked = page.waitForRequest(/widgets\.list/);
  await page.getByRole('navigation').getByRole('link', { name: 'All widgets' }).click();
  await asked;
  await expect(page.getByRole('link', { name: 'Begin here' })).toBeVisible();
});

test('times are in the browser’s time zone once the page is hydrated', async ({ browser, page, company, request }) => {
  await restOf(request, company.key).post('/product-tours', READY);
  const away = await browser.newContext({
    timezoneId: 'Pacific/Auckland',
    storageState: await page.context().storageState(),
  });
  const reader = await away.newPage();
  await reader.goto('/widgets');
  const shown = reader.getByRole('table').locator('time').first();
  const local = await reader.evaluate(
    (at) => new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at)),
    (await shown.getAttribute('datetime')) ?? '',
  );
  await expect(shown).toHaveAttribute('title', local);
  await away.close();
});
