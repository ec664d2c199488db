import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from 'playwright/test';
import { HOST, ORIGIN } from '../support/addresses';
import { usually } from '../support/before-release';
import { faultsOf, hostOf } from '../support/host';
import { expect, signInAs, test } from '../support/test';

/** How people reach a control: with the pointer, or with Tab, Space and Enter alone. */
type Hands = { press: (control: Locator) => Promise<void>; write: (field: Locator, text: string) => Promise<void> };

const pointer: Hands = {
  press: (control) => control.click(),
  write: async (field, text) => {
    await field.click();
    await field.pressSequentially(text);
  },
};

const MAX_TABS = 40;

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  const isThere = () => control.evaluate((one) => (one.getRootNode() as Document | ShadowRoot).activeElement === one);
  for (let tabs = 0; tabs < MAX_TABS && !(await isThere()); tabs += 1) await page.keyboard.press('Tab');
  expect(await isThere(), `Tab reaches ${control}`).toBe(true);
}

const keyboard = (page: Page): Hands => ({
  press: async (control) => {
    // In a radio group, Tab stops at the first radio, and the arrow keys reach the other radios.
    const index = await control.evaluate((one) =>
      one.role === 'radio' ? [...(one.parentElement?.children ?? [])].indexOf(one) : -1,
    );
    if (index <= 0) {
      await tabTo(page, control);
      return page.keyboard.press(index === 0 ? 'Space' : 'Enter');
    }
    await tabTo(page, control.locator('xpath=../*[1]'));
    for (let step = 0; step < index; step += 1) await page.keyboard.press('ArrowRight');
  },
  write: async (field, text) => {
    await tabTo(page, field);
    await page.keyboard.type(text);
  },
});

type Use = {
  type: string;
  path: string;
  body: object;
  /** Opens the widget, if it does not open by itself. */
  open?: (page: Page, hands: Hands) => Promise<void>;
  use: (page: Page, hands: Hands) => Promise<void>;
  /** The event that must be counted, and its text on the page of the user. */
  event: string;
  eventText: string;
  /** What the list of responses must hold. */
  response?: object;
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const USES: Use[] = [
  {
    type: 'tour',
    path: 'product-tours',
    body: {
      steps: [
        { type: 'welcome', title: 'Welcome', content: '<p>Read.</p>' },
        { type: 'highlight', title: 'Begin here', content: '<p>Here.</p>', domQuery: '#target' },
      ],
      settings: { tourStart: 'minified' },
    },
    open: (page, { press }) => press(button(page, 'Start tour')),
    use: async (page, { press }) => {
      await press(button(page, 'Next'));
      await expect(page.getByRole('dialog')).toContainText('Begin here');
      await press(button(page, 'Finish'));
    },
    event: 'tour_finish',
    eventText: 'Finished the tour',
  },
  {
    type: 'checklist',
    path: 'checklists',
    body: { items: [{ id: 'one', title: 'Look around', completionType: 'manual-click' }] },
    open: (page, { press }) => press(page.getByRole('button', { name: 'Widget' })),
    use: (page, { press }) => press(button(page, 'Mark as done')),
    event: 'checklist_finished',
    eventText: 'Finished the checklist',
  },
  {
    type: 'smartTip',
    path: 'smart-tips',
    body: {
      title: 'What it does',
      content: '<p>Read <a href="/help">more</a>.</p>',
      settings: { cssSelector: '#target', displayOn: 'click', indicator: 'icon' },
    },
    open: (page, { press }) => press(page.getByRole('button', { name: 'What it does' })),
    use: async (page, { press }) => {
      const help = page.context().waitForEvent('page');
      await press(page.getByRole('link', { name: 'more' }));
      await (await help).close();
    },
    event: 'smart_tip_action_clicked',
    eventText: 'Clicked a button of the tip',
  },
  {
    type: 'announcement',
    path: 'announcements',
    body: {
      title: 'News',
      content: '<p>Read.</p>',
      settings: { buttons: [{ text: 'Fine', action: 'close' }] },
    },
    use: (page, { press }) => press(button(page, 'Fine')),
    event: 'announcement_action_clicked',
    eventText: 'Clicked a button of',
  },
  {
    type: 'microSurvey',
    path: 'micro-surveys',
    body: {
      settings: {
        displayTrigger: 'immediate',
        questions: [
          { id: 'rate', question: 'How easy was it?', type: 'rating', scale: 5 },
          { id: 'why', question: 'Why?', type: 'text' },
        ],
      },
    },
    use: async (page, { press, write }) => {
      await press(page.getByRole('radio', { name: '4' }));
      await press(button(page, 'Next'));
      await write(page.getByRole('textbox', { name: 'Why?' }), 'It was quick.');
      await press(button(page, 'Send'));
    },
    event: 'micro_survey_completed',
    eventText: 'Completed the survey',
    response: { answers: { rate: 4, why: 'It was quick.' }, userId: 'ann' },
  },
  {
    type: 'feedbackWidget',
    path: 'feedback-widgets',
    body: { options: [{ id: 'idea', name: 'Idea', emoji: '💡', type: 'idea' }] },
    open: (page, { press }) => press(button(page, 'Feedback')),
    use: async (page, { press, write }) => {
      await press(page.getByRole('radio', { name: 'Idea' }));
      await write(page.getByRole('textbox').first(), 'A dark mode.');
      await press(button(page, 'Send'));
    },
    event: 'feedback_widget_submitted',
    eventText: 'Sent feedback through',
    response: { message: 'A dark mode.', type: 'idea' },
  },
  {
    type: 'npsWidget',
    path: 'nps-widgets',
    body: { settings: { question: 'How likely?' } },
    use: async (page, { press, write }) => {
      await press(page.getByRole('radio', { name: '8' }));
      await write(page.getByRole('textbox').first(), 'Good.');
      await press(button(page, 'Send'));
    },
    event: 'nps_widget_answered',
    eventText: 'Answered',
    response: { rating: '8', comment: 'Good.', userId: 'ann' },
  },
];

/** A type at a target, and one with questions. */
const USUAL = ['tour', 'microSurvey'];

for (const { type, path, body, open, use, event, eventText, response } of USES) {
  for (const kind of ['pointer', 'keyboard'] as const)
    test(
      `${type} by ${kind}: its events and responses arrive everywhere`,
      usually(kind === 'pointer' || USUAL.includes(type)),
      async ({ page, company, request, context }) => {
        const faults = faultsOf(page);
        const host = hostOf({ page, company, request });
        const hands = kind === 'pointer' ? pointer : keyboard(page);
        const id = await host.live(path, { name: 'Widget', ...body });
        await host.visit('/', [['identifyUser', 'ann', { plan: 'pro' }]]);
        await expect(host.widget(type, id)).toBeAttached();
        await open?.(page, hands);
        await use(page, hands);
        await host.counted(event, type, id);
        expect(await host.tool('get_widget_stats', { entityType: type, entityId: id })).toMatchObject({
          widgets: [{ entityId: id, events: { [event]: { count: 1, uniqueUsers: 1 } } }],
        });
        const responses = async () => (await host.rest.get(`/${path}/${id}/responses`)).body.data;
        if (response) await expect.poll(responses).toMatchObject([response]);
        const [owner] = company.members;
        const dashboard = await context.newPage();
        if (owner) await signInAs(dashboard, owner);
        await dashboard.goto(`${ORIGIN}/users/ann`);
        await expect(dashboard.getByText(eventText).first()).toBeVisible();
        expect(faults).toEqual([]);
      },
    );

  test(
    `${type}: axe finds nothing, in light and in dark`,
    usually(USUAL.includes(type)),
    async ({ page, company, request }) => {
      const host = hostOf({ page, company, request });
      const id = await host.live(path, { name: 'Widget', ...body });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await host.visit('/', [['identifyUser', 'ann', {}]]);
      await expect(host.widget(type, id)).toBeAttached();
      await open?.(page, pointer);
      await expect(host.widget(type, id).locator('.card')).toBeVisible();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const { violations } = await new AxeBuilder({ page }).include('docent-widget').analyze();
        expect(violations.map((one) => `${one.id}: ${one.nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
      }
    },
  );
}

test('a segment decides who sees a widget, and a change to the segment takes effect without a reload', async ({
  page,
  company,
  request,
}) => {
  const host = hostOf({ page, company, request });
  const rule = (value: string) => ({
    rules: [{ type: 'user-property', property: 'plan', comparisonOperator: 'equals', value }],
  });
  const { body: segment } = await host.rest.post('/segments', { name: 'Pro', ...rule('team') });
  const id = await host.live('announcements', {
    name: 'News',
    title: 'For some',
    content: '<p>Read.</p>',
    settings: { type: 'toast' },
    targeting: { rules: [{ type: 'user-segment', userSegmentId: segment.id }] },
  });
  const answered = page.waitForResponse(/client\/bootstrap/);
  await host.visit('/', [['identifyUser', 'ann', { plan: 'pro' }]]);
  await answered;
  await expect(host.widget('announcement', id)).toHaveCount(0);
  expect((await host.rest.patch(`/segments/${segment.id}`, rule('pro'))).status).toBe(200);
  await host.route('Reports');
  await expect(page.getByRole('heading', { name: 'For some' })).toBeVisible();
  await host.rest.patch(`/segments/${segment.id}`, rule('team'));
  await host.route('Projects');
  await expect(host.widget('announcement', id)).toHaveCount(0);
  expect(page.url()).toContain(HOST);
});
