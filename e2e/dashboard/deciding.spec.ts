import type { Page } from 'playwright/test';
import { toast } from '../support/builder';
import { expect, restOf, ownerTest as test } from '../support/test';

const bar = (page: Page) => page.getByRole('region', { name: 'Unpublished changes' });
const changesDialog = (page: Page) => page.getByRole('dialog', { name: 'Unpublished changes' });

test('keeping a change of one question leaves the conflict of another one, and what was published in a third', async ({
  page,
  company,
  request,
}) => {
  const rest = restOf(request, company.key);
  const questionsOf = (...texts: string[]) =>
    texts.map((question, at) => ({ id: `question${at + 1}`, type: 'text', question }));
  const { body: survey } = await rest.post('/micro-surveys', {
    name: 'Survey',
    settings: { questions: questionsOf('One?', 'Two?', 'Three?') },
    targeting: { showOnAllPages: true },
    active: true,
  });
  const address = `/micro-surveys/${survey.id}`;
  const draft = `/widgets${address}/draft`;
  await rest.patch(draft, { settings: { questions: questionsOf('Draft one?', 'Draft two?', 'Three?') } });
  const live = { settings: { questions: questionsOf('Fixed one?', 'Fixed two?', 'Fixed three?') } };
  expect((await rest.patch(address, live)).status).toBe(200);
  await page.goto(survey.dashboardUrl);
  await expect(bar(page)).toContainText('2 fields were also changed in the live version');
  await bar(page).getByRole('button', { name: 'See changes' }).click();
  const dialog = changesDialog(page);
  await dialog.getByRole('button', { name: 'Keep this change: Questions › 1 › Question' }).click();
  await expect(dialog.getByRole('button', { name: /^Keep this change: / })).toHaveCount(1);
  const { conflicts } = (await rest.get(draft)).body;
  expect(conflicts).toMatchObject([{ path: 'settings.questions[id=question2].question' }]);
  await dialog.getByRole('button', { name: 'Keep this change: Questions › 2 › Question' }).click();
  await expect(dialog.getByRole('button', { name: /^Keep this change: / })).toHaveCount(0);
  const { body } = await rest.get(draft);
  expect(body).toMatchObject({
    conflicts: [],
    widget: { settings: { questions: questionsOf('Draft one?', 'Draft two?', 'Fixed three?') } },
  });
});

test('a decided conflict is gone although a colleague changed another field that is being edited', async ({
  page,
  company,
  request,
}) => {
  const rest = restOf(request, company.key);
  const { body: tour } = await rest.post('/product-tours', {
    name: 'Ours',
    steps: [{ type: 'modal', title: 'One' }],
    targeting: { showOnAllPages: true },
    active: true,
  });
  const address = `/product-tours/${tour.id}`;
  const draft = `/widgets${address}/draft`;
  await rest.patch(draft, { name: 'Draft name' });
  await rest.patch(address, { name: 'Hot fix' });
  await page.goto(tour.dashboardUrl);
  await page.getByLabel('Title', { exact: true }).fill('Mine');
  await rest.patch(draft, { steps: [{ ...tour.steps[0], title: 'Theirs' }] });
  await expect(bar(page)).toContainText('1 field was also changed in the live version');
  await bar(page).getByRole('button', { name: 'See changes' }).click();
  const dialog = changesDialog(page);
  await dialog.getByRole('button', { name: 'Keep the live value: Name' }).click();
  await toast(page, 'Decided');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(bar(page)).not.toContainText('also changed in the live version');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await page
    .getByRole('dialog', { name: 'Publish 1 change?' })
    .getByRole('button', { name: 'Publish changes' })
    .click();
  // The decision was the last change, so the dialog takes the other values for those of another tab.
  const conflict = page.getByRole('dialog', { name: 'You also changed this in another tab' });
  await conflict.getByRole('group', { name: 'Steps › 1 › Title' }).getByRole('radio').first().check();
  await conflict.getByRole('button', { name: 'Publish changes' }).click();
  await toast(page, 'Changes published');
  expect((await rest.get(address)).body).toMatchObject({ name: 'Hot fix', steps: [{ title: 'Mine' }], draft: null });
});
