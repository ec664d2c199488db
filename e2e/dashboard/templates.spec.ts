import { firstCases } from '../../server/testing/repeats';
import { WIDGET_TYPES, widgetTypes } from '../../widgets/contract/types';
import { templates } from '../../widgets/generated/templates';
import { usually } from '../support/before-release';
import { axeViolationsOf } from '../support/faults';
import { expect, restOf, ownerTest as test } from '../support/test';

for (const type of WIDGET_TYPES.filter((one) => templates[one].length > 0))
  test(
    `a new draft begins from a template: ${type}`,
    usually(type === 'tour' || type === 'microSurvey'),
    async ({ page, company, request }) => {
      const { path } = widgetTypes[type];
      const own = templates[type].filter(({ key }) => key);
      for (const template of firstCases(own, 1)) {
        await page.goto(`/widgets/${path}?new=1`);
        const dialog = page.getByRole('dialog');
        const card = dialog.getByRole('radio', { name: template.name });
        await expect(dialog.getByRole('radio', { name: 'An empty draft' })).toBeChecked();
        await expect(card).toHaveAccessibleDescription(template.about);
        await card.check();
        await expect(dialog.getByLabel('Name')).toHaveValue(template.name);
        expect(await axeViolationsOf(page)).toEqual([]);
        await dialog.getByRole('button', { name: 'Create draft' }).click();
        await expect(page).toHaveURL(new RegExp(`/builder/${path}/\\d+`));
        await expect(page.getByRole('banner').getByLabel('Name')).toHaveValue(template.name);
        const id = page.url().split('/').at(-1);
        const { body } = await restOf(request, company.key).get(`/${path}/${id}`);
        // A preset is stored as its options.
        const { optionsPreset, ...fields } = template.body;
        expect(body).toMatchObject({ name: template.name, active: false, ...fields });
        if (optionsPreset) expect(body.options.length).toBeGreaterThan(1);
      }
    },
  );

test('a name that was typed is kept when a template is chosen', async ({ page }) => {
  await page.goto('/widgets/product-tours?new=1');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('My own');
  await dialog.getByRole('radio', { name: 'Welcome tour' }).check();
  await expect(dialog.getByLabel('Name')).toHaveValue('My own');
  await dialog.getByRole('radio', { name: 'An empty draft' }).check();
  await dialog.getByRole('button', { name: 'Create draft' }).click();
  await expect(page.getByRole('banner').getByLabel('Name')).toHaveValue('My own');
});

test('a tour made in the dashboard starts by itself, and a new step has the focus on its title', async ({
  page,
  company,
  request,
}) => {
  await page.goto('/widgets/product-tours?new=1');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('My own');
  await dialog.getByRole('button', { name: 'Create draft' }).click();
  await expect(page).toHaveURL(/\/builder\/product-tours\/\d+/);
  const id = page.url().split('/').at(-1);
  const { body } = await restOf(request, company.key).get(`/product-tours/${id}`);
  expect(body.settings).toMatchObject({ tourStart: 'immediate' });

  await page.getByRole('button', { name: 'Add step' }).click();
  await page.getByRole('menuitem', { name: /^Highlight/ }).click();
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
  await expect(page.getByText('Without an element, the step shows in the center of the page.')).toBeVisible();
  const how = page.getByRole('button', { name: 'How to write a selector' });
  await expect(page.getByText(/^A CSS selector, such as/)).toBeHidden();
  await how.click();
  await expect(page.getByText(/^A CSS selector, such as/)).toBeVisible();
  const [button, field] = await Promise.all([
    page.getByRole('button', { name: 'Pick on your page' }).boundingBox(),
    page.getByLabel('Element', { exact: true }).boundingBox(),
  ]);
  expect(button?.y).toBeLessThan(field?.y ?? 0);
  await page.getByLabel('Element', { exact: true }).fill('#export');
  await expect(page.getByText('Without an element, the step shows in the center of the page.')).toBeHidden();
});
