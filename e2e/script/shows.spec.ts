import { widgetTypes } from '../../widgets/contract/types';
import { definitions } from '../../widgets/generated/definitions';
import { HOST } from '../support/addresses';
import { faultsOf, hostOf } from '../support/host';
import { expect, restOf, test } from '../support/test';

const EVERYWHERE = { showOnAllPages: true };

for (const [entityType, { path }] of Object.entries(widgetTypes))
  test(`shows without faults: ${entityType}`, async ({ page, company, request }) => {
    const faults = faultsOf(page);
    const rest = restOf(request, company.key);
    const { example } = definitions[entityType as keyof typeof definitions];
    const body = JSON.parse(JSON.stringify(example).replace(/"(domQuery|cssSelector)":"[^"]*"/g, '"$1":"#target"'));
    const made = await rest.post(`/${path}`, { ...body, active: true, targeting: EVERYWHERE });
    expect(made.status).toBe(201);
    await page.goto(`${HOST}/?token=${company.clientToken}`);
    const host = page.locator(`docent-widget[data-docent-widget="${entityType}/${made.body.id}"]`);
    await expect(host).toBeAttached();
    await expect
      .poll(() => host.evaluate((element) => element.shadowRoot?.querySelector('.docent')?.childElementCount ?? 0))
      .toBeGreaterThan(1);
    expect(faults).toEqual([]);
  });

for (const [entityType, { path }] of Object.entries(widgetTypes))
  test(`opened by the application: ${entityType}`, async ({ page, company, request }) => {
    const host = hostOf({ page, company, request });
    const { example } = definitions[entityType as keyof typeof definitions];
    const body = JSON.parse(JSON.stringify(example).replace(/"(domQuery|cssSelector)":"[^"]*"/g, '"$1":"#target"'));
    const elsewhere = { rules: [{ type: 'url', comparisonOperator: 'contains', value: '/nowhere' }] };
    const id = await host.live(path, { ...body, active: true, targeting: elsewhere });
    await host.visit('/', [
      ['identifyUser', 'ann', {}],
      ['open', { type: entityType, id }],
    ]);
    const widget = host.widget(entityType, id);
    await expect
      .poll(() => widget.evaluate((element) => element.shadowRoot?.querySelector('.docent')?.childElementCount ?? 0))
      .toBeGreaterThan(1);
  });

test('an NPS answer by keyboard is stored with its person, and is counted', async ({ page, company, request }) => {
  const faults = faultsOf(page);
  const rest = restOf(request, company.key);
  const { body: nps } = await rest.post('/nps-widgets', {
    name: 'NPS',
    settings: { question: 'How likely?' },
    active: true,
    targeting: EVERYWHERE,
  });
  await page.goto(
    `${HOST}/?token=${company.clientToken}&before=${encodeURIComponent("[['identifyUser', 'ann', { email: 'ann@example.com' }]]")}`,
  );
  await page.getByRole('radio', { name: '9', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('textbox').first().fill('Saves me an hour.');
  await page.getByRole('button', { name: 'Send' }).press('Enter');
  const responses = async () => (await rest.get(`/nps-widgets/${nps.id}/responses`)).body.data;
  await expect
    .poll(responses)
    .toMatchObject([{ rating: '9', comment: 'Saves me an hour.', userId: 'ann', email: 'ann@example.com' }]);
  const counts = async () => {
    const { body } = await rest.get('/stats/widgets/npsWidget');
    const { events } = body.widgets[0];
    return [events.nps_widget_shown?.count, events.nps_widget_answered?.count];
  };
  await expect.poll(counts).toEqual([1, 1]);
  expect(faults).toEqual([]);
});

test('widgets follow client-side navigation, and show or hide without a reload when they are published or unpublished', async ({
  page,
  company,
  request,
}) => {
  const rest = restOf(request, company.key);
  const rules = [{ type: 'url', comparisonOperator: 'contains', value: '/projects' }];
  const { body: banner } = await rest.post('/announcements', {
    name: 'News',
    title: 'Projects are here',
    content: '<p>Look.</p>',
    active: true,
    targeting: { rules },
    settings: { type: 'banner' },
  });
  await page.goto(`${HOST}/?token=${company.clientToken}`);
  const news = page.getByRole('heading', { name: 'Projects are here' });
  await page.getByRole('link', { name: 'Projects' }).click();
  await expect(news).toBeVisible();
  await page.getByRole('link', { name: 'Reports' }).click();
  await expect(news).toHaveCount(0);
  await page.goBack();
  await expect(news).toBeVisible();
  await rest.patch(`/announcements/${banner.id}`, { active: false });
  await page.getByRole('link', { name: 'Projects' }).click();
  await page.getByRole('link', { name: 'Reports' }).click();
  await page.goBack();
  await expect(news).toHaveCount(0);
});

test('a widget disappears within a minute after its endAt passes on an open page', async ({
  page,
  company,
  request,
}) => {
  const rest = restOf(request, company.key);
  const { body } = await rest.post('/nps-widgets', {
    name: 'NPS',
    settings: { question: 'How likely?' },
    active: true,
    targeting: EVERYWHERE,
  });
  // Only the clock of the page is moved forward, not the server's.
  await page.clock.install();
  await page.goto(`${HOST}/?token=${company.clientToken}`);
  const question = page.getByRole('heading', { name: 'How likely?' });
  await expect(question).toBeVisible();
  // Set only now, because a busy machine may open the page late.
  const endAt = Date.now() + 1_000;
  await rest.patch(`/nps-widgets/${body.id}`, {
    settings: { question: 'How likely?', endAt: new Date(endAt).toISOString() },
  });
  await expect.poll(() => Date.now()).toBeGreaterThan(endAt);
  await expect(question).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(question).toHaveCount(0);
});

test('with docent=off in the address, Docent sends no requests', async ({ page, company, request }) => {
  await restOf(request, company.key).post('/nps-widgets', {
    name: 'NPS',
    settings: { question: 'How likely?' },
    active: true,
    targeting: EVERYWHERE,
  });
  const asked: string[] = [];
  page.on('request', (one) => one.url().includes('/api/client/') && asked.push(one.url()));
  await page.goto(`${HOST}/?token=${company.clientToken}&docent=off`);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => typeof Reflect.get(window, 'Docent').track)).toBe('function');
});

test('styles that the page applies to all elements do not affect a widget', async ({ page, company, request }) => {
  const { body } = await restOf(request, company.key).post('/announcements', {
    name: 'News',
    title: 'Projects are here',
    content: '<p>Look.</p>',
    active: true,
    targeting: EVERYWHERE,
  });
  await page.goto(`${HOST}/?token=${company.clientToken}&hostile=1`);
  const title = page.getByRole('heading', { name: 'Projects are here' });
  await expect(title).toBeVisible();
  expect(await title.evaluate((element) => getComputedStyle(element).fontSize)).toBe('20px');
  const host = page.locator(`[data-docent-widget="announcement/${body.id}"]`);
  expect(await host.evaluate((element) => getComputedStyle(element).transform)).toBe('none');
});

test('a closed widget stays closed, on this page and on the next', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const { body } = await rest.post('/announcements', {
    name: 'News',
    title: 'Projects are here',
    content: '<p>Look.</p>',
    active: true,
    targeting: EVERYWHERE,
  });
  const host = page.locator(`[data-docent-widget="announcement/${body.id}"]`);
  await page.goto(`${HOST}/?token=${company.clientToken}`);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(host).toHaveCount(0);
  const closes = async () =>
    (await rest.get('/stats/widgets/announcement')).body.widgets[0].events.announcement_closed?.count;
  await expect.poll(closes).toBe(1);
  await expect(host).toHaveCount(0);
  const answered = page.waitForResponse(/client\/bootstrap/);
  await page.reload();
  const { widgets } = await (await answered).json();
  expect(widgets).toMatchObject([{ due: false }]);
  await page.getByRole('link', { name: 'Projects' }).click();
  await expect(host).toHaveCount(0);
});

test('a tour over several pages continues at its step, also after the person is identified', async ({
  page,
  company,
  request,
}) => {
  const rest = restOf(request, company.key);
  const steps = ['One', 'Two', 'Three'].map((title) => ({ type: 'modal', title, content: '<p>Read.</p>' }));
  const settings = { tourStart: 'immediate', multiPageEnabled: true };
  const rules = [{ type: 'url', comparisonOperator: 'not-contains', value: '/reports' }];
  await rest.post('/product-tours', { name: 'Tour', steps, settings, active: true, targeting: { rules } });
  await page.goto(`${HOST}/?token=${company.clientToken}`);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Two' })).toBeVisible();
  const before = encodeURIComponent("[['identifyUser', 'ann', {}]]");
  await page.goto(`${HOST}/reports?token=${company.clientToken}&before=${before}`);
  await expect(page.getByRole('heading', { name: 'Two' })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.locator('docent-widget')).toHaveCount(0);
  const finished = async () => (await rest.get('/stats/widgets/tour')).body.widgets[0].events.tour_finish?.count;
  await expect.poll(finished).toBe(1);
});

test('launchers in the same corner do not overlap', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const live = { active: true, targeting: EVERYWHERE };
  await rest.post('/feedback-widgets', { name: 'Feedback', optionsPreset: 'thumbs', ...live });
  await rest.post('/checklists', { name: 'First steps', items: [{ title: 'Look around' }], ...live });
  await page.goto(`${HOST}/?token=${company.clientToken}`);
  const launchers = page.locator('docent-widget .launcher');
  await expect(launchers).toHaveCount(2);
  const gap = async () => {
    const [one, other] = await Promise.all([0, 1].map((index) => launchers.nth(index).boundingBox()));
    return one && other ? Math.abs(one.y - other.y) - Math.min(one.height, other.height) : 0;
  };
  await expect.poll(gap).toBeGreaterThan(4);
});

test('a step that points at an element has the focus, and Escape closes the tour', async ({
  page,
  company,
  request,
}) => {
  const rest = restOf(request, company.key);
  const steps = [
    { type: 'modal', title: 'One', content: '<p>Read.</p>' },
    { type: 'highlight', title: 'Two', content: '<p>Here.</p>', domQuery: '#target' },
  ];
  const { body } = await rest.post('/product-tours', {
    name: 'Tour',
    steps,
    settings: { tourStart: 'immediate' },
    active: true,
    targeting: EVERYWHERE,
  });
  await page.goto(`${HOST}/?token=${company.clientToken}`);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('dialog')).toContainText('Two');
  await expect(page.getByRole('dialog')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator(`[data-docent-widget="tour/${body.id}"]`)).toHaveCount(0);
});
