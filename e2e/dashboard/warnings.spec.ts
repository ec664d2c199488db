import { MISTAKES } from '../../server/testing/odd-widgets';
import { firstCases } from '../../server/testing/repeats';
import { definitions } from '../../widgets/contract/registry';
import { usually } from '../support/before-release';
import { openTab, toast } from '../support/builder';
import { expect, restOf, ownerTest as test } from '../support/test';

const ODD = {
  name: 'Odd tour',
  steps: [
    { type: 'welcome', title: 'Hello' },
    { type: 'highlight', title: 'Look here' },
    { type: 'tooltip', title: 'And here', domQuery: 'button:contains("Save")' },
  ],
  targeting: { rules: [{ type: 'rollout', value: 0 }] },
  settings: { endAt: '2020-01-01T00:00:00Z' },
};

/** Warnings in the builder, and the field that each links to. */
const WARNINGS: [text: string, field: string][] = [
  ['Step 2: no element is chosen', 'steps[1].domQuery'],
  ['Step 3: the selector is not valid', 'steps[2].domQuery'],
  ['The end is in the past, so no user sees it', 'settings.endAt'],
  ['Rule 1: no user can match it', 'targeting.rules[0]'],
];

test('each warning links to its field, and publishing asks for confirmation', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const { id } = (await rest.post('/product-tours', ODD)).body;
  const active = async () => (await rest.get(`/product-tours/${id}`)).body.active;
  await page.goto(`/builder/product-tours/${id}`);
  for (const [text, field] of WARNINGS) {
    await page.getByRole('button', { name: '4 warnings' }).click();
    await page.getByRole('button', { name: text }).click();
    const inField = `[data-field="${field}"]`;
    await expect(page.locator(`${inField}:focus, ${inField} :focus`)).toBeVisible();
  }

  const dialog = page.getByRole('dialog', { name: 'Publish with warnings?' });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog.getByRole('listitem')).toHaveText(WARNINGS.map(([text]) => text));
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog).toBeHidden();
  expect(await active()).toBe(false);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('button', { name: 'Publish anyway' }).click();
  await toast(page, /is live/);
  expect(await active()).toBe(true);

  await page.getByLabel('Name', { exact: true }).fill('Odder tour');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  const question = page.getByRole('dialog', { name: 'Publish 1 change?' });
  await expect(question.getByText(WARNINGS[0]?.[0] ?? '')).toBeVisible();
  await question.getByRole('button', { name: 'Publish changes' }).click();
  await toast(page, 'Changes published');
  expect((await rest.get(`/product-tours/${id}`)).body.name).toBe('Odder tour');
});

test('a warning disappears with its cause', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const steps = [{ type: 'highlight', title: 'Look here' }];
  const { id } = (await rest.post('/product-tours', { name: 'T', steps, targeting: { showOnAllPages: true } })).body;
  await page.goto(`/builder/product-tours/${id}`);
  await page.getByRole('button', { name: '1 warning' }).click();
  await page.getByRole('button', { name: 'Step 1: no element is chosen' }).click();
  await page.keyboard.type('#new-project');
  await expect(page.getByText('Ready to publish')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await toast(page, /is live/);
});

test('a link to a tour that is not live shows a warning while the link exists', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const { id: tourId } = (await rest.post('/product-tours', { name: 'Draft' })).body;
  const items = [{ title: 'Take the tour', type: 'start-tour', completionType: 'manual-click', tourId }];
  const { id } = (await rest.post('/checklists', { name: 'C', items, targeting: { showOnAllPages: true } })).body;
  await page.goto(`/builder/checklists/${id}`);
  await page.getByRole('button', { name: '1 warning' }).click();
  await expect(page.getByRole('button', { name: 'Item 1: links to something that is not live' })).toBeVisible();
  await page.keyboard.press('Escape');
  await openTab(page, 'Targeting');
  await expect(page.getByRole('button', { name: '1 warning' })).toBeVisible();
});

test('a placeholder in a text has a warning while it is there, also in unpublished changes', async ({
  page,
  company,
  request,
}) => {
  const rest = restOf(request, company.key);
  const steps = [{ id: 'a', type: 'welcome', title: 'Hello' }];
  const tour = { name: 'T', steps, targeting: { showOnAllPages: true }, active: true };
  const { id } = (await rest.post('/product-tours', tour)).body;
  const change = { mode: 'merge', steps: [{ id: 'a', title: 'Hello {{name}}' }] };
  await rest.patch(`/widgets/product-tours/${id}/draft`, change);
  await page.goto(`/builder/product-tours/${id}`);
  await page.getByRole('button', { name: '1 warning' }).click();
  await page.getByRole('button', { name: 'Step 1: unknown placeholder, which is never replaced' }).click();
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(title).toBeFocused();
  await title.fill('Hello');
  await expect(page.getByRole('button', { name: '1 warning' })).toBeHidden();
});

test('at least 27 mistakes are listed', () => expect(MISTAKES.length).toBeGreaterThanOrEqual(27));

const USUAL = ['tour', 'microSurvey', 'npsWidget'];

for (const { entityType, path } of definitions)
  test(
    `shows warnings for probable mistakes in a ${entityType}`,
    usually(USUAL.includes(entityType)),
    async ({ page, company, request }) => {
      const rest = restOf(request, company.key);
      const mistakes = MISTAKES.filter(([, type]) => type === entityType);
      for (const [title, , body] of firstCases(mistakes, 2))
        await test.step(title, async () => {
          const whole = { name: title, targeting: { showOnAllPages: true }, ...body };
          const { id } = (await rest.post(`/${path}`, whole)).body;
          await page.goto(`/builder/${path}/${id}`);
          // Unmet requirements are listed first.
          await page.getByRole('button', { name: /^\d+ (things? missing|warnings?)$/ }).click();
          const odd = page.getByRole('dialog').getByText('Warnings that do not block publishing');
          await expect(odd).toBeVisible();
          await expect(odd.locator('xpath=following-sibling::ul').getByRole('listitem')).toHaveCount(1);
        });
    },
  );
