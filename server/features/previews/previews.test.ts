import { expect, test, vi } from 'vitest';
import { openTestApi } from '../../testing/api';
import { errorCode } from '../../testing/http';
import { drawInBrowser } from './browser';
import { drawing } from './pictures';

// Where the machine names a browser, this test has none.
vi.hoisted(() => {
  process.env.CHROMIUM_PATH = '';
});

const { api, key } = await openTestApi();

const createTour = async (): Promise<string> => {
  const answer = await api.call('POST', '/product-tours', { key, body: { name: 'Seen', steps: [] } });
  return `/widgets/product-tours/${(answer.body as { id: number }).id}/preview.png`;
};

test('without a browser, the answer names the setting', async () => {
  drawing.draw = drawInBrowser;
  const answer = await api.call('GET', await createTour(), { key });
  expect([answer.status, errorCode(answer.body)]).toEqual([501, 'not_configured']);
  expect(answer.text).toContain('CHROMIUM_PATH');
});

test('a drawing that takes too long is refused, and ends the turn of its company', async () => {
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

test('when too many pictures wait, the answer is 503 with a time to wait', async () => {
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
