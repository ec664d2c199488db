import { setTimeout as sleep } from 'node:timers/promises';
import type { APIRequestContext, BrowserContext, Page } from 'playwright/test';
import { HOST } from '../support/addresses';
import { faultsOf, hostOf } from '../support/host';
import { type Company, expect, test } from '../support/test';

const QUESTIONS = [
  { id: 'ease', question: 'How easy?', type: 'rating', scale: 5 },
  { id: 'mood', question: 'How do you feel?', type: 'emoji' },
  { id: 'why', question: 'Why?', type: 'text' },
];
const SURVEY = { name: 'Survey', settings: { displayTrigger: 'immediate', questions: QUESTIONS } };
const NPS = { name: 'NPS', settings: { question: 'How likely?' } };
const FEEDBACK = { name: 'Feedback', options: [{ id: 'idea', name: 'Idea', emoji: '💡', type: 'idea' }] };

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const thanked = (page: Page) => expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();

type Case = {
  path: string;
  entityType: string;
  body: object;
  answer: (page: Page) => Promise<void>;
  response: object;
  counts: Record<string, number>;
};

/** What people do before they leave, and what must be stored. */
const CASES: Record<string, Case> = {
  'an NPS answer': {
    path: 'nps-widgets',
    entityType: 'npsWidget',
    body: NPS,
    answer: async (page) => {
      await page.getByRole('radio', { name: '9', exact: true }).click();
      await page.getByRole('textbox').first().fill('Saves time');
      await press(page, 'Send');
      await thanked(page);
    },
    response: { rating: '9', comment: 'Saves time', isComplete: true },
    counts: { nps_widget_answered: 1 },
  },
  'a rating without Send': {
    path: 'nps-widgets',
    entityType: 'npsWidget',
    body: NPS,
    answer: async (page) => {
      await page.getByRole('radio', { name: '3', exact: true }).click();
      await page.getByRole('radio', { name: '4', exact: true }).click();
    },
    response: { rating: '4', comment: null, isComplete: false },
    counts: { nps_widget_answered: 1 },
  },
  'a survey after its first question': {
    path: 'micro-surveys',
    entityType: 'microSurvey',
    body: SURVEY,
    answer: (page) => page.getByRole('radio', { name: '4', exact: true }).click(),
    response: { answers: { ease: 4 }, isComplete: false },
    counts: { micro_survey_answered: 1 },
  },
  'a survey after its second question': {
    path: 'micro-surveys',
    entityType: 'microSurvey',
    body: SURVEY,
    answer: async (page) => {
      await page.getByRole('radio', { name: '4', exact: true }).click();
      await press(page, 'Next');
      await page.getByRole('radio').nth(2).click();
    },
    response: { answers: { ease: 4, mood: 3 }, isComplete: false },
    counts: { micro_survey_answered: 2 },
  },
  'a survey after its text question': {
    path: 'micro-surveys',
    entityType: 'microSurvey',
    body: { ...SURVEY, settings: { ...SURVEY.settings, questions: QUESTIONS.toReversed() } },
    answer: async (page) => {
      await page.getByRole('textbox').fill('Quick');
      await press(page, 'Next');
      await expect(page.getByRole('heading', { name: 'How do you feel?' })).toBeVisible();
    },
    response: { answers: { why: 'Quick' }, isComplete: false },
    counts: { micro_survey_answered: 1 },
  },
  'a survey to its end': {
    path: 'micro-surveys',
    entityType: 'microSurvey',
    body: SURVEY,
    answer: async (page) => {
      await page.getByRole('radio', { name: '4', exact: true }).click();
      await press(page, 'Next');
      await press(page, 'Skip');
      await page.getByRole('textbox').fill('Quick');
      await press(page, 'Send');
      await thanked(page);
    },
    response: { answers: { ease: 4, why: 'Quick' }, isComplete: true },
    counts: { micro_survey_answered: 2, micro_survey_completed: 1 },
  },
  feedback: {
    path: 'feedback-widgets',
    entityType: 'feedbackWidget',
    body: FEEDBACK,
    answer: async (page) => {
      await press(page, 'Feedback');
      await page.getByRole('textbox').first().fill('A dark mode');
      await press(page, 'Send');
      await thanked(page);
    },
    response: { message: 'A dark mode' },
    counts: { feedback_widget_submitted: 1 },
  },
};

/** How people leave, right after their last action. */
const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
  'the tab is closed': (page) => page.close({ runBeforeUnload: true }),
  'a link leads to a page without Docent': (page) => page.goto(`${HOST}/app.js`),
};

type Given = { page: Page; company: Company; request: APIRequestContext; context: BrowserContext };

async function begin({ page, company, request, context }: Given, { path, body }: Case) {
  const host = hostOf({ page, company, request });
  const id = await host.live(path, body as Record<string, unknown>);
  const own = await context.newPage();
  await hostOf({ page: own, company, request }).visit();
  const responses = async () => (await host.rest.get(`/${path}/${id}/responses`)).body.data;
  return { host, id, own, responses };
}

for (const [what, one] of Object.entries(CASES))
  for (const [how, leave] of Object.entries(WAYS))
    test(`${what} is stored and counted once when ${how}`, async ({ page, company, request, context }) => {
      const { host, id, own, responses } = await begin({ page, company, request, context }, one);
      await one.answer(own);
      await leave(own);
      await expect.poll(responses).toMatchObject([one.response]);
      for (const [name, times] of Object.entries(one.counts)) await host.counted(name, one.entityType, id, times);
      expect(await responses()).toHaveLength(1);
    });

/** How long people stay after their last action, in milliseconds. */
const STAYS_MS = [100, 300, 1_000];

for (const [what, one] of Object.entries(CASES))
  test(`${what} is stored and counted once when the tab is closed a moment later`, async ({
    page,
    company,
    request,
    browser,
  }) => {
    const host = hostOf({ page, company, request });
    const id = await host.live(one.path, one.body as Record<string, unknown>);
    // Each person has a browser, which stays open without a page.
    const contexts = await Promise.all(STAYS_MS.map(() => browser.newContext()));
    const leave = async (context: BrowserContext, stay: number) => {
      const own = await context.newPage();
      await hostOf({ page: own, company, request }).visit();
      await one.answer(own);
      await sleep(stay);
      await own.close({ runBeforeUnload: true });
    };
    await Promise.all(contexts.map((context, at) => leave(context, STAYS_MS[at] ?? 0)));
    const responses = async () => (await host.rest.get(`/${one.path}/${id}/responses`)).body.data;
    await expect.poll(responses).toMatchObject(STAYS_MS.map(() => one.response));
    for (const [name, times] of Object.entries(one.counts))
      await host.counted(name, one.entityType, id, times * STAYS_MS.length);
    expect(await responses()).toHaveLength(STAYS_MS.length);
    for (const context of contexts) await context.close();
  });

const OFFLINE = [
  'an NPS answer',
  'a rating without Send',
  'a survey after its first question',
  'a survey to its end',
  'feedback',
];

for (const what of OFFLINE)
  test(`${what} that is given offline is stored once`, async ({ page, company, request, context }) => {
    const one = CASES[what] as Case;
    const { host, id, own, responses } = await begin({ page, company, request, context }, one);
    await expect(own.locator('docent-widget')).toBeAttached();
    await context.setOffline(true);
    await one.answer(own);
    const closed = own.waitForEvent('close');
    await own.close({ runBeforeUnload: true });
    await closed;
    await context.setOffline(false);
    const later = await context.newPage();
    await hostOf({ page: later, company, request }).visit();
    await expect.poll(responses).toMatchObject([one.response]);
    for (const [name, times] of Object.entries(one.counts)) await host.counted(name, one.entityType, id, times);
    expect(await responses()).toHaveLength(1);
  });

test('an answer does not wait for events that are slow', async ({ page, company, request }) => {
  const host = hostOf({ page, company, request });
  const id = await host.live('nps-widgets', NPS);
  const asked = page.waitForRequest(/client\/events/);
  await page.route(/client\/events/, () => undefined);
  await host.visit();
  await asked;
  await page.getByRole('radio', { name: '9', exact: true }).click();
  await page.getByRole('textbox').first().fill('Good');
  await press(page, 'Send');
  const responses = async () => (await host.rest.get(`/nps-widgets/${id}/responses`)).body.data;
  await expect.poll(responses).toMatchObject([{ rating: '9', comment: 'Good', isComplete: true }]);
  await host.counted('nps_widget_answered', 'npsWidget', id);
});

test('two tabs of one person: a survey that is answered in one is removed from the other', async ({
  page,
  company,
  request,
  context,
}) => {
  const other = await context.newPage();
  const host = hostOf({ page, company, request });
  const otherHost = hostOf({ page: other, company, request });
  const survey = await host.live('micro-surveys', SURVEY);
  await host.visit();
  await otherHost.visit();
  for (const one of [host, otherHost]) await expect(one.widget('microSurvey', survey)).toBeAttached();
  // The other tab gets no news of the answer from the server.
  await other.route(/client\/bootstrap/, (route) => route.abort());
  await (CASES['a survey to its end'] as Case).answer(page);
  await expect(otherHost.widget('microSurvey', survey)).toHaveCount(0);
  const responses = async () => (await host.rest.get(`/micro-surveys/${survey}/responses`)).body.data;
  await expect.poll(responses).toMatchObject([{ isComplete: true }]);
  await host.counted('micro_survey_completed', 'microSurvey', survey);
  expect(await responses()).toHaveLength(1);
});

for (const by of ['a channel', 'the storage'] as const)
  test(`two tabs of one person: NPS that is answered in one is removed from the other, by ${by}`, async ({
    page,
    company,
    request,
    context,
  }) => {
    await context.addInitScript((isByStorage) => {
      if (isByStorage) Reflect.deleteProperty(window, 'BroadcastChannel');
      else addEventListener('storage', (event) => event.stopImmediatePropagation());
    }, by === 'the storage');
    const other = await context.newPage();
    const host = hostOf({ page, company, request });
    const otherHost = hostOf({ page: other, company, request });
    const nps = await host.live('nps-widgets', NPS);
    await host.visit();
    await otherHost.visit();
    for (const one of [host, otherHost]) await expect(one.widget('npsWidget', nps)).toBeAttached();
    // The other tab gets no news of the answer from the server.
    await other.route(/client\/bootstrap/, (route) => route.abort());
    await page.getByRole('radio', { name: '9', exact: true }).click();
    await expect(otherHost.widget('npsWidget', nps)).toHaveCount(0);
    await other.unroute(/client\/bootstrap/);
    await page.getByRole('textbox').first().fill('Good');
    await press(page, 'Send');
    await thanked(page);
    const responses = async () => (await host.rest.get(`/nps-widgets/${nps}/responses`)).body.data;
    await expect.poll(responses).toMatchObject([{ rating: '9', comment: 'Good', isComplete: true }]);
    await host.counted('nps_widget_answered', 'npsWidget', nps);
    // An application cannot open NPS again, because a second answer would be refused.
    const asked = other.waitForResponse(/client\/bootstrap/);
    await otherHost.visit('/reports');
    await asked;
    await expect.poll(() => otherHost.call('openNps', { id: nps })).toBe(false);
  });

test('two tabs that cannot communicate: one answer is stored', async ({ page, company, request, context }) => {
  await context.addInitScript(() => {
    Reflect.deleteProperty(window, 'BroadcastChannel');
    addEventListener('storage', (event) => event.stopImmediatePropagation());
  });
  const other = await context.newPage();
  const host = hostOf({ page, company, request });
  const otherHost = hostOf({ page: other, company, request });
  const nps = await host.live('nps-widgets', NPS);
  await host.visit();
  await otherHost.visit();
  for (const one of [page, other]) {
    await one.getByRole('radio', { name: one === page ? '9' : '3', exact: true }).click();
    await press(one, 'Send');
    await thanked(one);
  }
  const responses = async () => (await host.rest.get(`/nps-widgets/${nps}/responses`)).body.data;
  await expect.poll(responses).toMatchObject([{ rating: '9', isComplete: true }]);
  await host.counted('nps_widget_answered', 'npsWidget', nps);
  expect(await responses()).toHaveLength(1);
});

test('an answer that a proxy blocks does not hold up other answers', async ({ page, company, request }) => {
  const host = hostOf({ page, company, request });
  const feedback = await host.live('feedback-widgets', FEEDBACK);
  const responses = async (path: string, id: number) => (await host.rest.get(`/${path}/${id}/responses`)).body.data;
  // What is sent with a beacon when the page is left does not arrive either.
  await page.addInitScript(() => {
    navigator.sendBeacon = () => false;
  });
  let blocked = /\/api\/client\/responses/;
  await page.route(/\/api\/client\//, (route) =>
    blocked.test(route.request().url())
      ? route.fulfill({ status: 403, contentType: 'text/html', body: '<h1>Blocked</h1>' })
      : route.fallback(),
  );
  await host.visit();
  await (CASES.feedback as Case).answer(page);
  const nps = await host.live('nps-widgets', NPS);
  await host.visit('/projects');
  await (CASES['a rating without Send'] as Case).answer(page);
  blocked = /\/responses\/nps/;
  const refused = page.waitForResponse((response) => blocked.test(response.url()));
  await host.visit('/reports');
  await refused;
  await expect.poll(() => responses('feedback-widgets', feedback)).toMatchObject([{ message: 'A dark mode' }]);
  expect(await responses('nps-widgets', nps)).toEqual([]);
});

test('answers on one page and on the next belong to the same response', async ({ page, company, request }) => {
  const host = hostOf({ page, company, request });
  const id = await host.live('micro-surveys', SURVEY);
  await host.visit();
  await page.getByRole('radio', { name: '4', exact: true }).click();
  const responses = async () => (await host.rest.get(`/micro-surveys/${id}/responses`)).body.data;
  await expect.poll(responses).toMatchObject([{ answers: { ease: 4 }, isComplete: false }]);
  await host.visit('/reports');
  await expect(page.getByRole('radio', { name: '4', exact: true })).toHaveAttribute('aria-checked', 'true');
  await press(page, 'Next');
  await press(page, 'Skip');
  await press(page, 'Send');
  await thanked(page);
  await expect.poll(responses).toMatchObject([{ answers: { ease: 4 }, isComplete: true }]);
  expect(await responses()).toHaveLength(1);
});

test('everything arrives on a page with a library that adds toJSON to arrays, objects and dates', async ({
  page,
  company,
  request,
}) => {
  const faults = faultsOf(page);
  await page.addInitScript(() => {
    const text = function (this: unknown) {
      return Array.isArray(this) ? `[${this.join(', ')}]` : `"${String(this)}"`;
    };
    for (const type of [Array, Object, String, Number, Date])
      Object.defineProperty(type.prototype, 'toJSON', { value: text, configurable: true, writable: true });
  });
  const host = hostOf({ page, company, request });
  const nps = await host.live('nps-widgets', NPS);
  await host.visit('/', [['identifyUser', 'ann', { plans: ['pro', 'team'], seats: 3 }]]);
  await page.getByRole('radio', { name: '9', exact: true }).click();
  await press(page, 'Send');
  const responses = async () => (await host.rest.get(`/nps-widgets/${nps}/responses`)).body.data;
  await expect.poll(responses).toMatchObject([{ rating: '9', userId: 'ann', isComplete: true }]);
  for (const name of ['nps_widget_shown', 'nps_widget_answered']) await host.counted(name, 'npsWidget', nps);
  await page.evaluate(() => Reflect.get(window, 'Docent').track('saved', { at: new Date(0), tags: ['a', 'b'] }));
  const activity = async () => (await host.rest.get('/users/ann/activity')).body.data;
  await expect.poll(activity).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        name: 'saved',
        data: expect.objectContaining({ at: '1970-01-01T00:00:00.000Z', tags: ['a', 'b'] }),
      }),
    ]),
  );
  expect((await host.rest.get('/users/ann')).body.metadata).toEqual({ plans: ['pro', 'team'], seats: 3 });
  expect(faults).toEqual([]);
});

test('listeners get an answer once, when it is given', async ({ page, company, request }) => {
  const host = hostOf({ page, company, request });
  await host.live('nps-widgets', NPS);
  await host.visit();
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    Reflect.get(window, 'Docent').on('*', ({ type, name }: { type: string; name: string }) => heard.push([type, name]));
  });
  await page.getByRole('radio', { name: '9', exact: true }).click();
  await page.getByRole('radio', { name: '8', exact: true }).click();
  await press(page, 'Send');
  await thanked(page);
  await press(page, 'Close');
  const heard = await page.evaluate(() => Reflect.get(window, 'heard'));
  expect(heard.filter(([type]: [string]) => type !== 'shown')).toEqual([['answered', 'nps_widget_answered']]);
});
