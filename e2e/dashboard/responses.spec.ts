import { readFile } from 'node:fs/promises';
import { expect, makeDemo, ownerTest, restOf, signInAs, test } from '../support/test';

test('responses are filtered by group and text, and exported as filtered', async ({ page, request }) => {
  const demo = await makeDemo();
  const rest = restOf(request, demo.key);
  const [widget] = (await rest.get('/nps-widgets?active=true')).body.data;
  const list = async (query: string) => (await rest.get(`/nps-widgets/${widget.id}/responses?${query}`)).body;
  const { data: unhappy } = await list('group=detractors&limit=100');
  const totalOf = async (query: string): Promise<number> => (await list(query)).pagination.total;
  const comments: string[] = unhappy.flatMap(({ comment }: { comment: string | null }) => comment ?? []);
  /** Finds a word for which both filters together give another number of rows than either filter alone, or no filter. */
  const chooseWord = async () => {
    const [ofGroup, all] = [await totalOf('group=detractors'), await totalOf('')];
    for (const word of new Set(comments.flatMap((comment) => comment.toUpperCase().match(/\p{L}+/gu) ?? []))) {
      const words = `query=${encodeURIComponent(word)}`;
      const total = await totalOf(`group=detractors&${words}`);
      if (![ofGroup, all, await totalOf(words)].includes(total)) return { word, total };
    }
    throw new Error('The demo company has no such word.');
  };
  const { word, total } = await chooseWord();
  const example = comments.find((comment) => comment.toUpperCase().includes(word)) ?? '';

  await signInAs(page, demo);
  await page.goto('/responses?tab=nps');
  await page.getByRole('combobox', { name: 'Any rating' }).click();
  await page.getByRole('option', { name: /^Detractors/ }).click();
  await page.getByRole('textbox', { name: 'Search texts and people' }).fill(word);
  const link = page.getByRole('link', { name: 'Download CSV' });
  await expect(link).toHaveAttribute('href', new RegExp(`query=${encodeURIComponent(word)}`));
  const waiting = page.waitForEvent('download');
  await link.click();
  const text = await readFile(await (await waiting).path(), 'utf8');
  expect(text.trim().split('\r\n')).toHaveLength(total + 1);
  expect(text).toContain(example.replaceAll('"', '""'));
  await expect(page).toHaveURL(/group=detractors/);

  await page.getByRole('textbox', { name: 'Search texts and people' }).fill('nobody ever wrote this');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).not.toHaveURL(/group=/);
});

test('a rating that was not sent is marked as partial, and can be left out', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const widget = { name: 'NPS', active: true, settings: { question: 'How likely?' } };
  const { body } = await rest.post('/nps-widgets', { ...widget, targeting: { showOnAllPages: true } });
  for (const [rating, isComplete] of [
    ['9', true],
    ['2', false],
  ]) {
    const from = { clientToken: company.clientToken, anonymousId: `browser-${rating}`, id: `response-${rating}` };
    const data = { ...from, widgetId: body.id, rating, isComplete, revision: 1 };
    expect((await request.post('/api/client/responses/nps', { data })).status()).toBe(200);
  }
  const [owner] = company.members;
  if (!owner) throw new Error('The company has no owner.');
  await signInAs(page, owner);
  await page.goto('/responses?tab=nps');
  await expect(page.getByText('From 2 responses')).toBeVisible();
  await expect(page.getByRole('row', { name: /^2/ }).getByText('Partial')).toBeVisible();
  await expect(page.getByRole('row', { name: /^9/ }).getByText('Partial')).toHaveCount(0);

  // `click` instead of `check`: the switch gets its state from the address, so it does not change at once.
  await page.getByRole('switch', { name: 'Complete only' }).click();
  await expect(page.getByText('From 1 response')).toBeVisible();
  await expect(page.getByRole('row', { name: /^2/ })).toHaveCount(0);
  await expect(page).toHaveURL(/complete=1/);
  await expect(page.getByRole('link', { name: 'Download CSV' })).toHaveAttribute('href', /completeOnly=true/);
});

ownerTest('the responses of an archived survey are not those of another survey', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const questions = [{ id: 'why', question: 'Why?', type: 'text' }];
  const make = async (name: string, why: string) => {
    const { body } = await rest.post('/micro-surveys', { name, settings: { questions } });
    await rest.post(`/micro-surveys/${body.id}/responses`, { answers: { why } });
    return body.id;
  };
  const archived = await make('Archived survey', 'Too slow');
  await make('Other survey', 'Too loud');
  await rest.delete(`/micro-surveys/${archived}`);
  await page.goto(`/responses/micro-surveys/${archived}`);
  await page.getByRole('link', { name: 'All responses' }).click();
  const table = page.getByRole('table');
  await expect(table).toContainText('Too slow');
  await expect(table).not.toContainText('Too loud');
  await expect(page.getByRole('combobox', { name: 'Widget' })).toHaveValue('Archived survey (archived)');
  await expect(table).toContainText('Why?');
});
