import type { Page } from 'playwright/test';
import type { Report } from '../../embed/debug/report';
import { HOST } from '../support/addresses';
import { usually } from '../support/before-release';
import { hostOf } from '../support/host';
import { type Company, expect, test } from '../support/test';

const NPS = { name: 'NPS', settings: { question: 'How likely?' } };
const PLAN = { type: 'user-property', property: 'plan', comparisonOperator: 'equals', value: 'pro' };

type Host = ReturnType<typeof hostOf>;
type Case = {
  gate: string;
  passed: false | null;
  /** Creates the widget to diagnose. @returns its id */
  make: (host: Host, page: Page) => Promise<number>;
  hash?: string;
  query?: string;
  /** True if the server does not offer the widget at all, so that the page cannot say why it is not shown. */
  unoffered?: true;
};

const nps = (host: Host, more: object = {}, settings: object = {}) =>
  host.live('nps-widgets', { ...NPS, ...more, settings: { ...NPS.settings, ...settings } });

const IDENTIFY = (hash?: string) => [['identifyUser', 'ann', { plan: 'free' }, ...(hash ? [{ hash }] : [])]];

/** Shows a widget to the user `ann`, and closes it. */
async function seenBefore(host: Host, id: number): Promise<number> {
  await host.visit('/', IDENTIFY());
  await host.widget('npsWidget', id).getByRole('button', { name: 'Close' }).click();
  await host.counted('nps_widget_shown', 'npsWidget', id);
  return id;
}

const CASES: Record<string, Case> = {
  'a draft': { gate: 'live', passed: false, unoffered: true, make: (host) => nps(host, { active: false }) },
  'an archived one': {
    gate: 'archived',
    passed: false,
    unoffered: true,
    make: async (host) => {
      const id = await nps(host);
      expect((await host.rest.delete(`/nps-widgets/${id}`)).status).toBe(204);
      return id;
    },
  },
  'one that starts later': {
    gate: 'schedule',
    passed: false,
    unoffered: true,
    make: (host) => nps(host, {}, { startAt: '2999-01-01T00:00:00Z' }),
  },
  'one that is over': {
    gate: 'schedule',
    passed: false,
    unoffered: true,
    make: (host) => nps(host, {}, { endAt: '2020-01-01T00:00:00Z' }),
  },
  'proof that is wrong': {
    gate: 'identity',
    passed: false,
    unoffered: true,
    hash: 'f'.repeat(64),
    make: async (host) => {
      await host.rest.patch('/company', { settings: { identityVerification: { required: true } } });
      return nps(host);
    },
  },
  'a property': {
    gate: 'rules',
    passed: false,
    unoffered: true,
    make: (host) => nps(host, { targeting: { rules: [PLAN] } }),
  },
  'a segment': {
    gate: 'rules',
    passed: false,
    unoffered: true,
    make: async (host) => {
      const { body } = await host.rest.post('/segments', { name: 'Payers', rules: [PLAN] });
      const rules = [{ type: 'user-segment', comparisonOperator: 'in', userSegmentId: body.id }];
      return nps(host, { targeting: { rules } });
    },
  },
  'an event': {
    gate: 'rules',
    passed: false,
    unoffered: true,
    make: (host) =>
      nps(host, { targeting: { rules: [{ type: 'event', comparisonOperator: 'occurred', value: { name: 'paid' } }] } }),
  },
  'another page': {
    gate: 'rules',
    passed: false,
    make: (host) =>
      nps(host, { targeting: { rules: [{ type: 'url', comparisonOperator: 'contains', value: '/reports' }] } }),
  },
  'another device': {
    gate: 'rules',
    passed: false,
    make: (host) => nps(host, { targeting: { rules: [{ type: 'device', value: ['mobile'] }] } }),
  },
  'an element that is missing': {
    gate: 'rules',
    passed: null,
    make: (host) =>
      nps(host, { targeting: { rules: [{ type: 'element', comparisonOperator: 'present', value: '#nothing' }] } }),
  },
  'seen once': {
    gate: 'frequency',
    passed: false,
    make: async (host) => seenBefore(host, await nps(host, {}, { frequency: { mode: 'once' } })),
  },
  'seen in this tab': {
    gate: 'frequency',
    passed: null,
    make: async (host) => seenBefore(host, await nps(host, {}, { frequency: { mode: 'session' } })),
  },
  'the throttle': {
    gate: 'throttle',
    passed: false,
    make: async (host) => {
      await host.rest.patch('/company', { settings: { throttle: { maxWidgets: 1, windowHours: 24 } } });
      await seenBefore(host, await nps(host, {}, { frequency: { mode: 'always' } }));
      return nps(host, { name: 'Second' });
    },
  },
  'another that comes first': {
    gate: 'priority',
    passed: false,
    make: async (host) => {
      await nps(host, { name: 'First' }, { priority: 50 });
      return nps(host, {}, { priority: 10 });
    },
  },
  'a scroll that did not happen': {
    gate: 'start',
    passed: null,
    make: (host) =>
      host.live('micro-surveys', {
        name: 'Survey',
        settings: {
          questions: [{ question: 'Why?', type: 'text' }],
          displayTrigger: 'scroll_percent',
          displayTriggerValue: 70,
        },
      }),
  },
  'the off switch of the address': {
    gate: 'off',
    passed: false,
    unoffered: true,
    query: '&docent=off',
    make: (host) => nps(host),
  },
};

const reportOf = (page: Page): Promise<Report> => page.evaluate(() => Reflect.get(window, 'Docent').debug());

/** The debug report of a page, once the script has acted on the server's answer. */
async function settled(page: Page): Promise<Report> {
  await page.waitForFunction(() => Reflect.get(window, 'Docent')?.version);
  await expect
    .poll(async () => {
      const { off, person, server } = await reportOf(page);
      return off !== null || person.identified || server.lastAnswer?.status === 403;
    })
    .toBe(true);
  // Widgets that start at once were queued as tasks before this one.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 0)));
  return reportOf(page);
}

async function setUp(
  page: Page,
  company: Company,
  host: Host,
  { make, hash, query = '' }: Partial<Case> & Pick<Case, 'make'>,
) {
  await host.rest.put('/users/ann', { metadata: { plan: 'free' } });
  const id = await make(host, page);
  const url = `${HOST}/?token=${company.clientToken}${query}`;
  const asked = new URLSearchParams({
    userId: 'ann',
    url,
    device: 'desktop',
    language: 'en-US',
    ...(hash && { hash }),
  });
  const { body } = await host.rest.get(`/widgets/${id}/diagnose?${asked}`);
  const before = encodeURIComponent(JSON.stringify(IDENTIFY(hash)));
  await page.goto(`${url}&before=${before}`);
  return { id, diagnosis: body, report: await settled(page) };
}

test('a widget that nothing holds back shows', async ({ page, company, request }) => {
  const host = hostOf({ page, company, request });
  const { id, diagnosis, report } = await setUp(page, company, host, { make: (one) => nps(one) });
  expect([diagnosis.shows, diagnosis.sentence]).toEqual([true, 'Nothing holds it back.']);
  expect(report.widgets).toMatchObject([{ id, shows: true }]);
  await expect(host.widget('npsWidget', id)).toBeAttached();
});

for (const [index, [name, one]] of Object.entries(CASES).entries())
  test(`names what held a widget back: ${name}`, usually(index % 3 === 0), async ({ page, company, request }) => {
    const host = hostOf({ page, company, request });
    const { id, diagnosis, report } = await setUp(page, company, host, one);
    const held = diagnosis.gates.find(({ passed }: { passed: boolean | null }) => passed !== true);
    expect(held, diagnosis.sentence).toMatchObject({ gate: one.gate, passed: one.passed });
    expect(diagnosis.shows).toBe(one.passed);
    expect(report.widgets.find((widget) => widget.id === id)?.shows ?? false).toBe(false);
    await expect(page.locator(`[data-docent-widget$="/${id}"]`)).toHaveCount(0);
    // The page names the same gate in the same words, where it knows of the widget. It does so once the code for triggers has loaded.
    const heldInPage = async () => {
      const { widgets } = await reportOf(page);
      return widgets.find((widget) => widget.id === id)?.gates.find(({ passed }) => passed !== true);
    };
    await expect.poll(async () => (await heldInPage())?.gate).toBe(one.unoffered ? undefined : one.gate);
    const own = await heldInPage();
    if (own && one.passed === false && one.gate !== 'priority') expect(held.sentence).toContain(own.sentence);
  });
