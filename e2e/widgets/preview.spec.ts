import { build } from 'esbuild';
import type { Page } from 'playwright/test';
import type { PreviewMessage } from '../../embed/preview/protocol';
import { expect, test } from './page';

const ORIGIN = 'http://builder.test/';
const FRAME = '<!doctype html><meta charset="utf-8"><body><div id="holder"></div><script src="/frame.js"></script>';
const BUILDER =
  '<!doctype html><meta charset="utf-8"><body><input id="form"><iframe sandbox="allow-scripts" src="/frame" width="900" height="600"></iframe>';

const STEPS = [
  { id: 'a', type: 'welcome', title: 'Welcome', content: '' },
  { id: 'b', type: 'highlight', title: 'Here', content: '', domQuery: 'my-app >>> #new', direction: 'bottom' },
  {
    id: 'c',
    type: 'highlight',
    title: 'There',
    content: '',
    domQuery: '#other',
    direction: 'bottom',
    redirectToUrl: '/next',
  },
];
const show = (more: object = {}) => ({
  source: 'docent-builder',
  kind: 'show',
  type: 'tour',
  widget: { id: 1, name: 'Tour', steps: STEPS, settings: {} },
  theme: null,
  colorScheme: 'light',
  ...more,
});

/** The builder's side: a page with the frame in it, as the dashboard has it. */
async function openBuilder(page: Page) {
  const contents =
    "import { startPreview } from './embed/preview/frame'; import { previews, renderers } from './widgets/contract/renderers'; startPreview(document.getElementById('holder'), { renderers, previews });";
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: new URL('../..', import.meta.url).pathname },
    bundle: true,
    write: false,
    format: 'iife',
  });
  await page.route(`${ORIGIN}**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === '/frame.js') return route.fulfill({ contentType: 'text/javascript', body: outputFiles[0]?.text });
    return route.fulfill({ contentType: 'text/html', body: path === '/frame' ? FRAME : BUILDER });
  });
  await page.addInitScript(() => {
    const answers: unknown[] = [];
    Object.assign(window, { answers });
    addEventListener('message', (event) => answers.push(event.data));
  });
  await page.goto(ORIGIN);
  const answers = () => page.evaluate(() => (window as unknown as { answers: PreviewMessage[] }).answers);
  const kinds = async () => (await answers()).map(({ kind }) => kind);
  await expect.poll(kinds).toContain('ready');
  const send = (message: object) =>
    page.evaluate((data) => document.querySelector('iframe')?.contentWindow?.postMessage(data, '*'), message);
  return { answers, kinds, send, frame: page.frameLocator('iframe') };
}

test('an entry that is added at the shown index is shown', async ({ page }) => {
  const { send, frame } = await openBuilder(page);
  const withItems = (items: object[]) =>
    show({ type: 'checklist', widget: { id: 1, name: 'Start', items, settings: {} }, index: 0 });
  await send(withItems([]));
  await expect(frame.getByRole('dialog', { name: 'Start' })).toBeVisible();
  await send(withItems([{ id: 'a', title: 'Invite a colleague', content: 'Two are faster.' }]));
  await expect(frame.getByText('Two are faster.')).toBeVisible();
});

test('draws what the builder sends, at placeholders, and says which step is shown', async ({ page }) => {
  const { answers, send, frame } = await openBuilder(page);
  await page.locator('#form').focus();
  await send(show({ index: 1 }));
  await expect(frame.getByRole('dialog', { name: 'Here' })).toBeVisible();
  await expect(frame.getByRole('button', { name: 'my-app >>> #new' })).toBeVisible();
  await expect(page.locator('#form')).toBeFocused();
  await frame.getByRole('button', { name: 'Next' }).click();
  await expect(frame.getByRole('dialog', { name: 'There' })).toBeVisible();
  await expect.poll(answers).toContainEqual({ source: 'docent-preview', kind: 'step', index: 2 });

  const renamed = STEPS.map((step) => (step.id === 'c' ? { ...step, title: 'Renamed' } : step));
  await send(show({ index: 2, widget: { id: 1, name: 'Tour', steps: renamed, settings: {} }, colorScheme: 'dark' }));
  await expect(frame.getByRole('dialog', { name: 'Renamed' })).toBeVisible();
  await frame.getByRole('button', { name: 'Finish' }).click();
  await expect.poll(answers).toContainEqual({
    source: 'docent-preview',
    kind: 'action',
    action: 'navigate',
    detail: '/next',
  });
  await frame.getByRole('button', { name: 'Show again' }).click();
  await expect(frame.getByRole('dialog', { name: 'Renamed' })).toBeVisible();
});

test('reports what it cannot draw, and recovers', async ({ page }) => {
  const { kinds, send, frame } = await openBuilder(page);
  await send(show({ type: 'hologram' }));
  await expect.poll(kinds).toContain('error');
  await send(show({ type: 'npsWidget', widget: { id: 1, name: 'NPS', settings: {} } }));
  await expect(frame.getByRole('radio')).toHaveCount(11);
});

test('accepts messages only from its parent', async ({ page }) => {
  const { kinds, send, frame } = await openBuilder(page);
  const inner = page.frames()[1];
  // If the frame accepted this message, it would answer with an error before it answers the next message.
  await inner?.evaluate((data) => window.postMessage(data, '*'), show({ type: 'hologram' }));
  await send(show({ type: 'npsWidget', widget: { id: 1, name: 'NPS', settings: {} } }));
  await expect(frame.getByRole('radio')).toHaveCount(11);
  await frame.getByRole('button', { name: 'Close' }).click();
  await expect.poll(kinds).toContain('closed');
  expect(await kinds()).not.toContain('error');
});
