import { nameField } from '../support/builder';
import { hold, SCRIPTS } from '../support/hold';
import { expect, restOf, ownerTest as test } from '../support/test';

const QUESTIONS = [
  { question: 'How easy was it?', type: 'rating' },
  { question: 'Why?', type: 'text' },
];

type Fixtures = Parameters<Parameters<typeof test>[2]>[0];

/** Opens the builder of a survey, and waits for its form. */
async function openSurvey({ page, company, request }: Pick<Fixtures, 'page' | 'company' | 'request'>) {
  const settings = { questions: QUESTIONS };
  const { body: survey } = await restOf(request, company.key).post('/micro-surveys', { name: 'Import', settings });
  await page.goto(survey.dashboardUrl);
  const select = page.getByRole('combobox', { name: 'How it is answered' });
  await select.waitFor();
  return select;
}

test('a select that was pressed before it was loaded opens when it is loaded', async ({ page, company, request }) => {
  const select = await openSurvey({ page, company, request });
  const letThrough = await hold(page, SCRIPTS);
  await select.click();
  await expect(select).toHaveAttribute('aria-expanded', 'false');
  letThrough();
  await page.getByRole('option', { name: 'Emoji' }).click();
  await expect(select).toHaveValue('Emoji');
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeEnabled();
});

test('a select that was pressed and left before it was loaded stays closed', async ({ page, company, request }) => {
  const select = await openSurvey({ page, company, request });
  const letThrough = await hold(page, SCRIPTS);
  await select.click();
  await nameField(page).click();
  letThrough();
  await page.waitForLoadState('networkidle');
  await expect(nameField(page)).toBeFocused();
  await expect(select).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('End');
  await page.keyboard.type(' of data');
  await expect(nameField(page)).toHaveValue('Import of data');
});

test('a select that got an arrow key before it was loaded opens when it is loaded', async ({
  page,
  company,
  request,
}) => {
  const select = await openSurvey({ page, company, request });
  const letThrough = await hold(page, SCRIPTS);
  await select.focus();
  await page.keyboard.press('ArrowDown');
  await expect(select).toHaveAttribute('aria-expanded', 'false');
  letThrough();
  await page.getByRole('option', { name: 'Emoji' }).click();
  await expect(select).toHaveValue('Emoji');
});

test('a select is used by keyboard alone, and keeps the focus', async ({ page, company, request }) => {
  const select = await openSurvey({ page, company, request });
  await page.getByRole('textbox', { name: 'Question' }).focus();
  await page.keyboard.press('Tab');
  await expect(select).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Text' })).toBeVisible();
  // A select that had not loaded opens with nothing highlighted.
  const highlighted = page.locator('[data-combobox-selected]', { hasText: 'Text' });
  for (let press = 0; press < 3 && !(await highlighted.count()); press += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(select).toHaveValue('Text');
  await expect(select).toBeFocused();
});

test('a tooltip opens by mouse and by keyboard, and Escape closes it', async ({ page, company, request }) => {
  await openSurvey({ page, company, request });
  const back = page.getByRole('link', { name: 'Back to the list' });
  const tip = page.getByRole('tooltip', { name: 'Back to the list' });
  await back.hover();
  await expect(tip).toBeVisible();
  await page.mouse.move(400, 400);
  await expect(tip).toBeHidden();
  await page.keyboard.press('Tab');
  await back.focus();
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('one tap opens a select', async ({ page, company, request }) => {
    const select = await openSurvey({ page, company, request });
    await select.tap();
    await page.getByRole('option', { name: 'Yes or no' }).tap();
    await expect(select).toHaveValue('Yes or no');
  });
});

test('fields below a form that is still loading appear with it, and do not move', async ({
  page,
  company,
  request,
}) => {
  await openSurvey({ page, company, request });
  const letThrough = await hold(page, SCRIPTS);
  await page.getByRole('tab', { name: 'Behavior' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Behavior' })).toBeVisible();
  const folder = page.getByRole('combobox', { name: 'Folder' });
  await expect(folder).toHaveCount(0);
  letThrough();
  await folder.click();
  await expect(page.getByRole('listbox')).toBeVisible();
});

/** A text that only the code of Mantine's scroll area contains. */
const SCROLL_AREA = /ScrollAreaViewport/;

test('a list loads no scroll area before a dialog opens', async ({ page, company, request }) => {
  await restOf(request, company.key).post('/tags', { name: 'Listed' });
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\/_next\/static\/.*\.js/.test(response.url())) scripts.push(response.text());
  });
  const loaded = async () => (await Promise.all(scripts)).join('\n');
  await page.goto('/tags');
  await page.getByRole('table').waitFor();
  await page.waitForLoadState('networkidle');
  expect(SCROLL_AREA.test(await loaded())).toBe(false);
  await page.getByRole('button', { name: 'New tag' }).click();
  await page.getByRole('dialog').waitFor();
  expect(SCROLL_AREA.test(await loaded())).toBe(true);
});
