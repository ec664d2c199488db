import { readFile } from 'node:fs/promises';
import { expect, makeDemo, restOf, signInAs, test } from '../support/test';

test('responses are narrowed by group and words, and exported as they stand', async ({ page, request }) => {
  const demo = await makeDemo();
  const rest = restOf(request, demo.key);
  const [widget] = (await rest.get('/nps-widgets?active=true')).body.data;
  const list = async (query: string) => (await rest.get(`/nps-widgets/${widget.id}/responses?${query}`)).body;
  const { data: unhappy, pagination } = await list('group=detractors&limit=100');
  const [example] = unhappy.filter(({ comment }: { comment: string | null }) => comment);
  const word = example.comment.split(' ')[0].toUpperCase();
  const { total } = (await list(`group=detractors&query=${encodeURIComponent(word)}`)).pagination;

  await signInAs(page, demo);
  await page.goto('/responses?tab=nps');
  const rows = page.getByRole('region', { name: 'Responses' }).getByRole('row');
  await page.getByRole('combobox', { name: 'Any rating' }).click();
  await page.getByRole('option', { name: /^Detractors/ }).click();
  await expect(rows).toHaveCount(Math.min(pagination.total, 25) + 1);
  await page.getByRole('textbox', { name: 'Search texts and people' }).fill(word);
  await expect(rows).toHaveCount(Math.min(total, 25) + 1);
  await expect(page).toHaveURL(/group=detractors/);

  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const text = await readFile(await (await waiting).path(), 'utf8');
  expect(text.trim().split('\r\n')).toHaveLength(total + 1);
  expect(text).toContain(example.comment);

  await page.getByRole('textbox', { name: 'Search texts and people' }).fill('nobody ever wrote this');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).not.toHaveURL(/group=/);
});
