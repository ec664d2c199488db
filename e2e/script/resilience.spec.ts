import type { Page } from 'playwright/test';
import { faultsOf, hostOf } from '../support/host';
import { expect, test } from '../support/test';

const step = (title: string, domQuery: string) => ({ type: 'highlight', title, content: '<p>Here.</p>', domQuery });
const settings = { tourStart: 'immediate' };

/** Builds elements in the host application. */
const inPage = (page: Page, html: string) =>
  page.evaluate(
    (text) => document.querySelector('main')?.append(document.createRange().createContextualFragment(text)),
    html,
  );

/** The gap between a card and its target, in the direction where it is larger; 0 if they overlap. */
const distance = (page: Page, selector: string) =>
  page.evaluate((query) => {
    const widget = document.querySelector('docent-widget')?.shadowRoot?.querySelector('.card');
    const target = document.querySelector(query);
    if (!widget || !target) return Number.POSITIVE_INFINITY;
    const [a, b] = [widget.getBoundingClientRect(), target.getBoundingClientRect()];
    return Math.max(0, b.top - a.bottom, a.top - b.bottom, b.left - a.right, a.left - b.right);
  }, selector);

test('a target that is removed, redrawn, late or hidden keeps its step', async ({ page, company, request }) => {
  const faults = faultsOf(page);
  const host = hostOf({ page, company, request });
  await host.live('product-tours', { name: 'Tour', steps: [step('One', '#late')], settings });
  await host.visit();
  const dialog = page.getByRole('dialog');
  await expect(host.widget('tour', 1).or(page.locator('docent-widget'))).toBeAttached();
  await expect(dialog).toBeHidden();
  await inPage(page, '<p id="late" hidden>Late</p>');
  await expect(dialog).toBeHidden();
  await page.evaluate(() => document.querySelector('#late')?.removeAttribute('hidden'));
  await expect(dialog).toContainText('One');
  for (let round = 0; round < 20; round += 1)
    await page.evaluate(() => {
      const old = document.querySelector('#late');
      old?.replaceWith(old.cloneNode(true));
    });
  await expect(dialog).toContainText('One');
  await expect.poll(() => distance(page, '#late')).toBeLessThan(40);
  await page.evaluate(() => document.querySelector('#late')?.remove());
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'New project' }).click();
  await inPage(page, '<p id="late">Back</p>');
  await expect(dialog).toContainText('One');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.locator('docent-widget')).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('targets inside open shadow roots and frames are pointed at where they are', async ({
  page,
  company,
  request,
}) => {
  const host = hostOf({ page, company, request });
  const steps = [step('Shadow', '#box >>> #inner'), step('Frame', '#frame >>> #framed')];
  await host.live('product-tours', { name: 'Tour', steps, settings: { ...settings, timeout: 60 } });
  await host.visit();
  await page.evaluate(() => {
    const box = Object.assign(document.createElement('section'), { id: 'box' });
    const inner = Object.assign(document.createElement('button'), { id: 'inner', textContent: 'Inside' });
    box.attachShadow({ mode: 'open' }).append(inner);
    const frame = Object.assign(document.createElement('iframe'), { id: 'frame', width: '300', height: '120' });
    document.querySelector('main')?.append(box, frame);
    const framed = frame.contentDocument?.createElement('button');
    if (framed) frame.contentDocument?.body.append(Object.assign(framed, { id: 'framed', textContent: 'Framed' }));
  });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Shadow');
  await expect.poll(() => distance(page, '#box')).toBeLessThan(40);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(dialog).toContainText('Frame');
  // The ring is around the element, at its position in the page, not in the frame.
  const ring = () =>
    page.evaluate(() => {
      const frame = document.querySelector<HTMLIFrameElement>('#frame');
      const box = frame?.contentDocument?.querySelector('#framed')?.getBoundingClientRect();
      const at = document.querySelector('docent-widget')?.shadowRoot?.querySelector('.ring')?.getBoundingClientRect();
      const outer = frame?.getBoundingClientRect();
      return box && at && outer ? Math.abs(at.left + 6 - (outer.left + (frame?.clientLeft ?? 0) + box.left)) : -1;
    });
  await expect.poll(ring).toBeLessThan(2);
  await expect.poll(ring).toBeGreaterThanOrEqual(0);
});

test('a body that a framework replaces keeps its widgets', async ({ page, company, request }) => {
  const faults = faultsOf(page);
  const host = hostOf({ page, company, request });
  const id = await host.live('nps-widgets', { name: 'NPS', settings: { question: 'How likely?' } });
  await host.visit();
  await page.getByRole('radio', { name: '7' }).click();
  await page.getByRole('textbox').first().fill('Half a thought');
  await page.evaluate(() => {
    const body = document.createElement('body');
    body.append(Object.assign(document.createElement('main'), { textContent: 'Other' }));
    document.body.replaceWith(body);
  });
  await expect(host.widget('npsWidget', id)).toBeAttached();
  await expect(page.getByRole('textbox').first()).toHaveValue('Half a thought');
  await page.getByRole('button', { name: 'Send' }).click();
  await host.counted('nps_widget_answered', 'npsWidget', id);
  expect(faults).toEqual([]);
});

const OUTAGES: [name: string, answer: 'abort' | 'hang' | number][] = [
  ['unreachable', 'abort'],
  ['silent', 'hang'],
  ['failing', 500],
  ['overloaded', 429],
  ['blocked by a proxy', 403],
  ['missing behind a proxy', 404],
];

for (const [name, answer] of OUTAGES)
  test(`a server that is ${name} does not disturb the page, and nothing is lost`, async ({
    page,
    company,
    request,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const host = hostOf({ page, company, request });
    const id = await host.live('nps-widgets', { name: 'NPS', settings: { question: 'How likely?' } });
    // What is sent with a beacon when the page is left does not arrive either.
    await page.addInitScript(() => {
      navigator.sendBeacon = () => false;
    });
    await host.visit();
    await expect(page.getByRole('radio', { name: '9' })).toBeVisible();
    let refused = 0;
    await page.route(/\/api\/client\//, (route) => {
      refused += 1;
      if (answer === 'abort') return route.abort();
      if (answer === 'hang') return undefined;
      return route.fulfill({ status: answer, contentType: 'text/html', body: '<h1>Not available</h1>' });
    });
    await page.getByRole('radio', { name: '9' }).click();
    await page.getByRole('textbox').first().fill('Good.');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
    await expect.poll(() => refused).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Reports' }).click();
    await expect(page.locator('#at')).toHaveText('/reports');
    await page.reload();
    await expect(page.getByRole('button', { name: 'New project' })).toBeVisible();
    await expect(page.locator('docent-widget')).toHaveCount(0);
    const responses = async () => (await host.rest.get(`/nps-widgets/${id}/responses`)).body.data;
    expect(await responses()).toEqual([]);
    // A page that is loaded later sends what waited, once.
    await page.unroute(/\/api\/client\//);
    await page.reload();
    await expect.poll(responses).toMatchObject([{ rating: '9', comment: 'Good.' }]);
    await host.visit('/projects');
    await host.counted('nps_widget_answered', 'npsWidget', id);
    expect(await responses()).toHaveLength(1);
    expect(errors).toEqual([]);
  });

test('widgets cause no layout shifts', async ({ page, company, request }) => {
  const host = hostOf({ page, company, request });
  // Records each layout shift, of the page or of a widget, that no input caused.
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Element | null }[] };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          shifts.push(`${value} ${sources.map(({ node }) => (node as HTMLElement)?.className || node?.nodeName)}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const items = [{ title: 'One' }];
  // A banner at the top pushes the page down: see e2e/widgets/design.spec.ts.
  const settings = { type: 'banner', position: 'bottom' };
  const id = await host.live('announcements', { name: 'N', title: 'News', content: '<p>x</p>', settings });
  await host.live('checklists', { name: 'First steps', items });
  const tour = { name: 'Tour', steps: [step('One', '#target')], settings: { tourStart: 'minified' } };
  await host.live('product-tours', tour);
  await host.visit();
  await expect(page.getByRole('heading', { name: 'News' })).toBeVisible();
  await page.getByRole('button', { name: 'Start tour' }).click();
  await expect(page.getByRole('dialog')).toContainText('One');
  await page.getByRole('button', { name: 'Finish' }).click();
  await host.counted('announcement_shown', 'announcement', id);
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
});

test('a browser that denies storage still shows and reports widgets', async ({ page, company, request }) => {
  const faults = faultsOf(page);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  const host = hostOf({ page, company, request });
  const id = await host.live('nps-widgets', { name: 'NPS', settings: { question: 'How likely?' } });
  await host.visit();
  await page.getByRole('radio', { name: '3' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await host.counted('nps_widget_answered', 'npsWidget', id);
  expect(faults).toEqual([]);
});

test('a script that is included three times runs once', async ({ page, company, request }) => {
  const faults = faultsOf(page);
  const host = hostOf({ page, company, request });
  const id = await host.live('announcements', { name: 'N', title: 'News', content: '<p>x</p>' });
  await host.visit();
  await expect(page.getByRole('heading', { name: 'News' })).toBeVisible();
  await page.evaluate(async () => {
    const given = document.querySelector<HTMLScriptElement>('#docentScript');
    for (let copy = 0; copy < 2; copy += 1) {
      const script = document.createElement('script');
      script.src = `${given?.src}?${copy}`;
      script.nonce = given?.nonce ?? '';
      script.dataset.clientToken = given?.dataset.clientToken ?? '';
      document.head.append(script);
      await new Promise((resolve) => script.addEventListener('load', resolve));
    }
  });
  await expect(page.locator('docent-widget')).toHaveCount(1);
  await page.getByRole('button', { name: 'Close' }).click();
  await host.counted('announcement_closed', 'announcement', id);
  expect(await host.count('announcement_shown', 'announcement', id)()).toBe(1);
  expect(faults).toEqual([]);
});

test('a tour continues on a page that comes back from the back/forward cache', async ({ page, company, request }) => {
  const host = hostOf({ page, company, request });
  const steps = ['One', 'Two'].map((title) => ({ type: 'modal', title, content: '<p>Read.</p>' }));
  const id = await host.live('product-tours', {
    name: 'Tour',
    steps,
    settings: { ...settings, multiPageEnabled: true },
  });
  await host.visit();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.goto('about:blank');
  await page.goBack();
  await expect(page.getByRole('dialog')).toContainText('Two');
  await page.getByRole('button', { name: 'Finish' }).click();
  await host.counted('tour_finish', 'tour', id);
  await host.counted('tour_auto_start', 'tour', id);
});

test('two tabs with one person report each event once', async ({ page, company, request, context }) => {
  const host = hostOf({ page, company, request });
  const id = await host.live('announcements', { name: 'N', title: 'News', content: '<p>x</p>' });
  const other = await context.newPage();
  const otherHost = hostOf({ page: other, company, request });
  const routes = [page, other].map((one) => one.route(/\/api\/client\/events/, (route) => route.abort()));
  await Promise.all(routes);
  await Promise.all([host.visit(), otherHost.visit()]);
  for (const one of [page, other]) await expect(one.getByRole('heading', { name: 'News' })).toBeVisible();
  for (const one of [page, other]) await one.unroute(/\/api\/client\/events/);
  // Both tabs kept the event that they could not send, and both show the widget again.
  await Promise.all([other.reload(), page.reload()]);
  for (const one of [page, other]) await expect(one.getByRole('heading', { name: 'News' })).toBeVisible();
  await host.counted('announcement_shown', 'announcement', id, 4);
  await other.close();
  await page.getByRole('button', { name: 'Close' }).click();
  await host.counted('announcement_closed', 'announcement', id);
  expect(await host.count('announcement_shown', 'announcement', id)()).toBe(4);
});
