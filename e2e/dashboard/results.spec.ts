import { readFile } from 'node:fs/promises';
import { axeViolationsOf } from '../support/faults';
import { expect, ownerTest, restOf } from '../support/test';

ownerTest.use({ contextOptions: { reducedMotion: 'reduce' } });

const QUESTIONS = [
  { id: 'ease', question: 'How easy was it?', type: 'rating', scale: 5, lowLabel: 'Hard', highLabel: 'Easy' },
  { id: 'plan', question: 'Which plan?', type: 'single-choice', options: ['Free', 'Pro'] },
  { id: 'why', question: 'Why is that?', type: 'text' },
];

ownerTest('survey results are shown, filtered and cross-tabulated', async ({ page, request, company, member }) => {
  expect(member.role).toBe('owner');
  const rest = restOf(request, company.key);
  const survey = {
    name: 'Set-up effort',
    active: true,
    targeting: { showOnAllPages: true },
    settings: { questions: QUESTIONS },
  };
  const { id } = (await rest.post('/micro-surveys', survey)).body;
  const rule = { type: 'user-property', property: 'plan', comparisonOperator: 'equals', value: 'pro' };
  await rest.post('/segments', { name: 'Payers', rules: [rule] });
  await rest.put('/users/kim', { metadata: { name: 'Kim Park', plan: 'pro' } });
  const answer = async (at: number, answers: object, who: object = {}) => {
    const body = { clientToken: company.clientToken, anonymousId: `browser-${at}`, id: `response-${at}`, widgetId: id };
    const sent = await request.post('/api/client/responses/survey', { data: { ...body, ...who, answers } });
    expect(sent.status()).toBe(200);
  };
  await answer(1, { ease: 5, plan: 'Pro', why: '<b>Quick</b> & easy' }, { userId: 'kim' });
  await answer(2, { ease: 2, plan: 'Free' });
  await answer(3, { plan: 'Free' });

  await page.goto('/responses?tab=surveys');
  await page.getByRole('link', { name: 'Results' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Set-up effort' })).toBeVisible();
  const ease = page.getByRole('region', { name: 'How easy was it?' });
  await expect(ease).toContainText('2 answered1 skippedAverage 3.5');
  await expect(ease.getByRole('row', { name: '5 · Easy 1 50%' })).toBeVisible();
  await expect(ease.getByRole('row', { name: '3 0 0%' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Which plan?' }).getByRole('row', { name: 'Free 2 66.7%' }),
  ).toBeVisible();
  const why = page.getByRole('region', { name: 'Why is that?' });
  await expect(why.getByText('<b>Quick</b> & easy')).toBeVisible();
  await expect(why.getByRole('link', { name: 'Kim Park' })).toHaveAttribute('href', '/users/kim');

  const crossed = page.getByRole('region', { name: 'Compare two questions' });
  await crossed.getByRole('combobox', { name: 'Rows' }).click();
  await page.getByRole('option', { name: 'Which plan?' }).click();
  await crossed.getByRole('combobox', { name: 'Columns' }).click();
  await page.getByRole('option', { name: 'How easy was it?' }).click();
  await expect(crossed.getByRole('row', { name: 'Free 0 1 0 0 0 1' })).toBeVisible();
  await expect(crossed.getByRole('row', { name: 'Pro 0 0 0 0 1 1' })).toBeVisible();
  const crossing = page.waitForEvent('download');
  await crossed.getByRole('link', { name: 'Download as CSV' }).click();
  const table = (await readFile(await (await crossing).path(), 'utf8')).split('\r\n');
  expect(table.slice(1)).toEqual(['Free,0,1,0,0,0,1', 'Pro,0,0,0,0,1,1', 'totalResponses,0,1,0,0,1,2', '']);
  expect(await axeViolationsOf(page)).toEqual([]);

  await page.getByRole('combobox', { name: 'Segment' }).click();
  await page.getByRole('option', { name: 'Payers' }).click();
  await expect(page.getByText('1 response', { exact: true })).toBeVisible();
  await expect(ease).toContainText('Average 5');
  await expect(page).toHaveURL(/segment=\d+/);
  await page.reload();
  await expect(ease).toContainText('Average 5');
  await expect(crossed.getByRole('row', { name: 'Pro 0 0 0 0 1 1' })).toBeVisible();

  await page.reload();
  const download = page.getByRole('link', { name: 'Download CSV' });
  await expect(download).toHaveAttribute('href', /company=\d+/);
  const waiting = page.waitForEvent('download');
  await download.click();
  const file = await readFile(await (await waiting).path(), 'utf8');
  expect(file).toContain('ease,How easy was it?,rating,true,1,0,5,5,5,true,1,100');

  await page.goto(`/responses/micro-surveys/${id}?from=2020-01-01&to=2020-01-31`);
  await expect(page.getByRole('heading', { name: 'No responses to count' })).toBeVisible();
  expect(await axeViolationsOf(page)).toEqual([]);
});

ownerTest(
  'the results of a feedback widget include an option that was removed',
  async ({ page, request, company, member }) => {
    expect(member.role).toBe('owner');
    const rest = restOf(request, company.key);
    const options = [
      { id: 'bug', name: 'Bug', emoji: '🐞', type: 'bug' },
      { id: 'idea', name: 'Idea', type: 'idea' },
    ];
    const widget = { name: 'Ideas', active: true, targeting: { showOnAllPages: true }, options };
    const { id } = (await rest.post('/feedback-widgets', widget)).body;
    for (const [at, optionId] of ['bug', 'bug', 'idea'].entries()) {
      const body = {
        clientToken: company.clientToken,
        anonymousId: `browser-${at}`,
        id: `response-${at}`,
        widgetId: id,
      };
      expect((await request.post('/api/client/responses/feedback', { data: { ...body, optionId } })).status()).toBe(
        200,
      );
    }
    await rest.patch(`/feedback-widgets/${id}`, { options: options.slice(1) });
    await page.goto(`/statistics/feedbackWidget/${id}`);
    await page.getByRole('link', { name: 'Results' }).click();
    await expect(page.getByRole('row', { name: 'Idea 1 33.3%' })).toBeVisible();
    await expect(page.getByRole('row', { name: '🐞 Bug No longer offered 2 66.7%' })).toBeVisible();
    expect(await axeViolationsOf(page)).toEqual([]);

    const overTime = page.getByRole('region', { name: 'Over time' });
    await expect(overTime.getByRole('img', { name: 'Over time' })).toBeVisible();
    await overTime.getByRole('button', { name: 'Show as table' }).click();
    const columns = overTime.getByRole('columnheader');
    await expect(columns).toHaveText(['Time', 'Idea', '🐞 Bug']);
    const days = overTime.getByRole('row').filter({ has: page.getByRole('rowheader') });
    await expect(days.last().getByRole('cell')).toHaveText(['1', '2']);
    await expect(days.first().getByRole('cell')).toHaveText(['0', '0']);
    expect(await axeViolationsOf(page)).toEqual([]);
  },
);
