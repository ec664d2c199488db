import { usually } from '../support/before-release';
import { nameField, openTab, preview, toast } from '../support/builder';
import { axeViolationsOf } from '../support/faults';
import { expect, restOf, ownerTest as test } from '../support/test';

const STEPS = ['One', 'Two', 'Three'].map((title) => ({ type: 'welcome', title }));
const titles = (body: { steps: { title: string }[] }) => body.steps.map(({ title }) => title);

test('an earlier version can be compared and brought back', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const { body: tour } = await rest.post('/product-tours', { name: 'First name', steps: STEPS });
  await rest.patch(`/product-tours/${tour.id}`, { name: 'Second name', steps: STEPS.slice(0, 1) });
  await page.goto(tour.dashboardUrl);
  await expect(nameField(page)).toHaveValue('Second name');
  await openTab(page, 'History');
  await page.getByRole('button', { name: 'Compare: Version 1' }).click();
  await expect(page.locator('del').filter({ hasText: 'First name' })).toBeVisible();
  await expect(page.locator('ins').filter({ hasText: 'Second name' })).toBeVisible();
  await page.getByRole('button', { name: 'Restore: Version 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await toast(page, 'Version 1 restored');
  await expect(nameField(page)).toHaveValue('First name');
  const { body } = await rest.get(`/product-tours/${tour.id}`);
  expect([body.name, titles(body), body.version]).toEqual(['First name', ['One', 'Two', 'Three'], 3]);
  await page.getByRole('button', { name: 'Restore: Version 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await toast(page, 'The widget is already the same as version 1');
  expect((await rest.get(`/product-tours/${tour.id}`)).body.version).toBe(3);
});

for (const width of [1280, 390])
  test(
    `differences fit in their card at ${width}, and an earlier version is shown in the preview`,
    usually(width === 1280),
    async ({ page, company, request }) => {
      const rest = restOf(request, company.key);
      const long = `<p>${'Not short. '.repeat(30)}</p><p>${'unbroken'.repeat(40)}</p>`;
      const { body: tour } = await rest.post('/product-tours', { name: 'Was', steps: STEPS });
      await rest.patch(`/product-tours/${tour.id}`, {
        name: 'Is',
        steps: [{ ...STEPS[0], title: 'New', content: long }],
      });
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${tour.dashboardUrl}?tab=history`);
      await page.getByRole('button', { name: 'Compare: Version 1' }).click();
      const card = page.getByRole('listitem').filter({ hasText: 'Version 1' }).first();
      const now = card.locator('ins').filter({ hasText: 'New' }).first();
      await expect(now).toBeVisible();
      const [outer, inner] = [await card.boundingBox(), await now.boundingBox()];
      if (!outer || !inner) throw new Error('The card is not there.');
      // As wide as the card, but for its padding.
      expect(outer.width - inner.width).toBeLessThan(40);
      expect(outer.x + outer.width).toBeLessThanOrEqual(width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      expect(await axeViolationsOf(page)).toEqual([]);

      await page.getByRole('button', { name: 'Preview: Version 1' }).click();
      await expect(preview(page).getByRole('heading', { name: 'One' })).toBeVisible();
      await expect(page.getByText('Showing version 1')).toBeVisible();
      expect(await axeViolationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'Back to current' }).click();
      await expect(page.getByText('Showing version 1')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Preview: Version 1' })).toBeVisible();
      if (width === 390) await openTab(page, 'Preview');
      await expect(preview(page).getByRole('heading', { name: 'New' })).toBeVisible();
      await expect(nameField(page)).toHaveValue('Is');
      expect((await rest.get(`/product-tours/${tour.id}`)).body.version).toBe(2);
    },
  );
