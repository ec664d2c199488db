import { expect, test, vi } from 'vitest';
import { openTestApi } from '../../testing/api';
import { errorCode } from '../../testing/http';
import { drawInBrowser } from './browser';
import { drawing } from './pictures';

// Run without a browser even if CHROMIUM_PATH is set.
vi.hoisted(() => {
  process.env.CHROMIUM_PATH = '';
});

const { api, key } = await openTestApi();

const createTour = async (): Promise<string> => {
  const answer = await api.call('POST', '/product-tours', { key, body: { name: 'Seen', steps: [] } });
  return `/widgets/product-tours/${(answer.body as { id: number }).id}/preview.png`;
};

test('without a browser, the error names the setting', async () => {
  drawing.draw = drawInBrowser;
  const answer = await api.call('GET', await createTour(), { key });
  expect([answer.status, errorCode(answer.body)]).toEqual([501, 'not_configured']);
  expect(answer.text).toContain('CHROMIUM_PATH');
});

test('a drawing that takes too long gets 503, and the company can draw the next one', async () => {
  const signals: AbortSignal[] = [];
  const { withinMs } = drawing;
  drawing.withinMs = 50;
  drawing.draw = (_, signal) => {
    signals.push(signal);
    return new Promise(() => {});
  };
  const path = await createTour();
  for (const width of [500, 501]) {
    const answer = await api.call('GET', `${path}?width=${width}`, { key });
    expect([answer.status, errorCode(answer.body)]).toEqual([503, 'unavailable']);
  }
  drawing.withinMs = withinMs;
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});

test('too many waiting pictures get 503 with Retry-After', async () => {
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  drawing.draw = async () => {
    await held;
    return { png: 'AA==', width: 1, height: 1, outside: [], cut: [], lowContrast: [], missingPictures: [] };
  };
  const path = await createTour();
  const widths = Array.from({ length: 12 }, (_, at) => 400 + at);
  const asked = widths.map(async (width) => {
    const answer = await api.call('GET', `${path}?width=${width}`, { key });
    if (answer.status === 503) finish();
    return answer;
  });
  const answers = await Promise.all(asked);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused).not.toHaveLength(0);
  expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(refused.map(() => '1'));
  expect(answers.filter(({ status }) => status === 200)).not.toHaveLength(0);
});

test('an entry is selected by its position or its id', async () => {
  const indexes: unknown[] = [];
  drawing.draw = async ({ index }) => {
    indexes.push(index);
    return { png: 'AA==', width: 1, height: 1, outside: [], cut: [], lowContrast: [], missingPictures: [] };
  };
  const steps = ['one', 'two'].map((id) => ({ id, type: 'welcome', title: `Step ${id}` }));
  const tour = await api.call('POST', '/product-tours', { key, body: { name: 'Steps', steps } });
  const path = `/widgets/product-tours/${(tour.body as { id: number }).id}/preview.png`;
  for (const query of ['step=1', 'entryId=two', 'width=600']) {
    expect((await api.call('GET', `${path}?${query}`, { key })).status).toBe(200);
  }
  expect(indexes).toEqual([0, 1, undefined]);

  const nps = await api.call('POST', '/nps-widgets', { key, body: { name: 'No steps' } });
  const other = `/widgets/nps-widgets/${(nps.body as { id: number }).id}/preview.png`;
  const refused = [`${path}?entryId=three`, `${path}?step=3`, `${path}?step=1&entryId=one`, `${other}?entryId=one`];
  for (const one of refused) {
    const answer = await api.call('GET', one, { key });
    expect([answer.status, errorCode(answer.body)]).toEqual([400, 'validation_error']);
  }
  expect((await api.call('GET', refused[0] ?? '', { key })).text).toContain('It has: one, two.');
});
