import { widgetTypes } from '../../widgets/contract/types';
import { BEFORE_RELEASE, usually } from '../support/before-release';
import { fillField, missingOf, nameField, openTab, preview, textsOf, toast } from '../support/builder';
import { expect, makeDemo, ownerTest, restOf, signInAs, test } from '../support/test';

/** A type with entries, one with questions, and one with neither. */
const USUAL = ['tour', 'microSurvey', 'npsWidget'];

for (const { entityType: type, path } of Object.values(widgetTypes)) {
  const noun = textsOf(type).name.one;
  ownerTest(
    `a new ${noun} is created, completed from the list of missing things and published`,
    usually(USUAL.includes(type)),
    async ({ page, company, request }) => {
      await page.goto(`/widgets/${path}`);
      await page
        .getByRole('button', { name: `New ${noun}` })
        .first()
        .click();
      await page.getByRole('dialog').getByLabel('Name').fill(`My ${noun}`);
      await page.getByRole('button', { name: 'Create draft' }).click();
      await expect(page).toHaveURL(new RegExp(`/builder/${path}/\\d+`));
      await expect(nameField(page)).toHaveValue(`My ${noun}`);

      const lead = async (reason: string) => {
        await page.getByRole('button', { name: /things? missing/ }).click();
        await page.getByRole('dialog').getByRole('button', { name: reason }).click();
      };
      const written: string[] = [];
      for (const { field, reason } of missingOf(type)) {
        await openTab(page, 'API');
        await lead(reason);
        await expect(page.locator(`[data-field="${field}"]`)).toBeVisible();
        const text = await fillField(page, type, field);
        await expect(preview(page).getByText(text).first()).toBeVisible();
        written.push(text);
      }
      await lead('Choose who sees it, and where');
      await page.getByRole('switch', { name: 'Show on all pages' }).check();
      // The values filled in here may cause warnings, which do not prevent publishing.
      const odd = page.getByRole('button', { name: /warnings?/ });
      await expect(page.getByText('Ready to publish').or(odd)).toBeVisible();
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      if (await odd.isVisible()) await page.getByRole('button', { name: 'Publish anyway' }).click();
      await toast(page, 'is live');

      const id = Number(new URL(page.url()).pathname.split('/').at(-1));
      const { status, body } = await restOf(request, company.key).get(`/${path}/${id}`);
      expect([status, body.active, body.name]).toEqual([200, true, `My ${noun}`]);
      expect(body.rules).toEqual([{ type: 'all-pages' }]);
      for (const text of written) expect(JSON.stringify(body)).toContain(text);

      await page.getByRole('button', { name: 'Unpublish', exact: true }).click();
      await toast(page, 'is a draft again');
      expect((await restOf(request, company.key).get(`/${path}/${id}`)).body.active).toBe(false);
    },
  );
}

ownerTest('an address that asks for a new widget opens one dialog, even in an empty list', async ({ page }) => {
  await page.goto('/widgets/announcements?new=1');
  await page.getByRole('dialog').getByLabel('Name').fill('Asked for');
  await page.getByRole('button', { name: 'Create draft' }).click();
  await expect(nameField(page)).toHaveValue('Asked for');
});

ownerTest('the first step on Home asks for the type of a widget, then opens the draft', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Create a widget' }).click();
  await page.getByRole('menuitem', { name: 'New announcement' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('The first');
  await page.getByRole('button', { name: 'Create draft' }).click();
  await expect(nameField(page)).toHaveValue('The first');
});

ownerTest('the publish button of an incomplete widget leads to a missing field', async ({ page, company, request }) => {
  const { body } = await restOf(request, company.key).post('/smart-tips', { name: 'Hint' });
  await page.goto(body.dashboardUrl);
  // The button is marked as disabled, but a click still leads to the missing field.
  await page.getByRole('button', { name: 'Publish', exact: true }).click({ force: true });
  await expect(page.getByLabel('Element it belongs to')).toBeFocused();
  expect((await restOf(request, company.key).get(`/smart-tips/${body.id}`)).body.active).toBe(false);
});

test('the draft tour of the demo is found, completed and published', BEFORE_RELEASE, async ({ page, request }) => {
  const demo = await makeDemo();
  await signInAs(page, demo);
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Product tours' }).click();
  await page.getByRole('tab', { name: /^Drafts/ }).click();
  await page.getByRole('link', { name: /^Portfolio timelines/ }).click();
  await page.getByRole('button', { name: '2 things missing' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add at least one step' }).click();
  await fillField(page, 'tour', 'steps');
  await page.getByRole('button', { name: '1 thing missing' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Choose who sees it, and where' }).click();
  await page.getByRole('switch', { name: 'Show on all pages' }).check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await toast(page, 'is live');
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  expect((await restOf(request, demo.key).get(`/product-tours/${id}`)).body.active).toBe(true);
});
