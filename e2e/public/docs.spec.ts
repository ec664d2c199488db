import { firstCases } from '../../server/testing/repeats';
import { BEFORE_RELEASE } from '../support/before-release';
import { expect, test } from '../support/test';
import { faultsOf, withoutScripts } from './pages';

test('people read and search the documentation without a script', async ({ browser }) => {
  const page = await withoutScripts(browser);
  await page.goto('/docs');
  await expect(page.getByRole('heading', { level: 1, name: 'Docent', exact: true })).toBeVisible();
  const pages = page.getByRole('navigation', { name: 'Documentation' });
  await pages.getByRole('link', { name: 'Deploy' }).click();
  await expect(page).toHaveTitle('Deploy · Docent documentation');
  await expect(pages.getByRole('link', { name: 'Deploy' })).toHaveAttribute('aria-current', 'page');
  const search = page.getByRole('searchbox', { name: 'Search the documentation' });
  await search.fill('how to upgrade');
  await search.press('Enter');
  await expect(page.getByRole('status')).toContainText('for “how to upgrade”');
  await page.getByRole('main').getByRole('link', { name: 'How to upgrade' }).click();
  await expect(page).toHaveURL(/\/docs\/upgrading#how-to-upgrade$/);
  await expect(page.getByRole('heading', { name: 'How to upgrade' })).toBeInViewport();
});

test('the documentation can be used on a phone and by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/docs/operations');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.getByText('All pages').focus();
  await page.keyboard.press('Enter');
  const link = page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name: 'Glossary' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Glossary' })).toBeVisible();
});

test(
  'pages of the documentation have no faults in light and dark, at the width of a desktop and of a phone',
  BEFORE_RELEASE,
  async ({ page }) => {
    const paths = [
      '',
      '/api',
      '/adr',
      '?q=events',
      '/no',
      '/browser-script',
      '/architecture',
      '/surface/cli',
      '?q=zzqx',
    ];
    for (const path of firstCases(paths, 5))
      await test.step(path, async () => {
        await page.goto(`/docs${path}`);
        expect(await faultsOf(page)).toEqual([]);
      });
  },
);

test('the documentation leads to the API reference', async ({ page }) => {
  await page.goto('/docs');
  await page.getByRole('link', { name: 'API reference', exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/api-reference$/);
  await expect(page.getByRole('heading', { name: /^Docent 1.0/ })).toBeVisible();
});
