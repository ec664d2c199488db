import type { Page } from 'playwright/test';
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
