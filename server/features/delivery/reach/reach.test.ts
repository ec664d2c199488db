import { afterAll, describe, expect, test } from 'vitest';
import { companyMaker, NPS } from '../../../testing/browser';
import { openTestDatabase } from '../../../testing/database';
import { startApi } from '../../../testing/http';

const database = await openTestDatabase();
const api = await startApi(database);
afterAll(() => api.stop());
const installed = companyMaker(database, api);

type Reach = { matching: number; total: number; seenToday: number; byRule: { takesAway: number | null }[] };
type Json = Record<string, unknown>;

const is = (property: string, value: unknown) => ({
  type: 'user-property',
  property,
  comparisonOperator: 'equals',
  value,
});
const PAGE_RULE = { type: 'url', comparisonOperator: 'contains', value: '/projects' };

/** Twelve users: every second one pays, every third is German. */
async function withUsers() {
  const made = await installed();
  const ids = Array.from({ length: 12 }, (_, at) => `user-${at}`);
  for (const [at, userId] of ids.entries())
    await made.rest('PUT', `/users/${userId}`, {
      metadata: { plan: at % 2 ? 'free' : 'pro', ...(at % 3 ? {} : { country: 'de' }) },
    });
  const count = async (rules: Json[], more: Json = {}) =>
    (await made.rest('POST', '/widgets/reach', { rules, ...more })) as unknown as Reach;
  return { ...made, ids, count };
}

describe('the reach of rules', () => {
  const PRO = is('plan', 'pro');
  const GERMAN = is('country', 'de');

  test.each([
    ['everybody', [{ type: 'all-pages' }], {}],
    ['users who match all rules', [PRO, GERMAN, PAGE_RULE], {}],
    ['users who match any rule', [PRO, GERMAN], { ruleLogicalOperator: 'or' }],
    ['any page or person', [PRO, PAGE_RULE], { ruleLogicalOperator: 'or' }],
    ['a share of the users', [{ type: 'rollout', comparisonOperator: 'less-than', value: 40 }], {}],
    ['no user', [is('plan', 'gold')], {}],
  ])('counts as many users as get the widget in their browsers: %s', async (_, rules, joined) => {
    const { rest, browser, count, ids } = await withUsers();
    const targeting = { rules, ...joined };
    const { id } = await rest('POST', '/nps-widgets', { ...NPS, targeting });
    const offered = [];
    for (const userId of ids) if ((await browser().shown({ userId })).length) offered.push(userId);
    const reach = await count(rules, { ...joined, widgetType: 'nps-widgets', id });
    expect(reach).toMatchObject({ total: 12, matching: offered.length });
  });

  test('shows for each rule how many more users would match without it', async () => {
    const { count } = await withUsers();
    const rules = [PRO, PAGE_RULE, GERMAN];
    const { matching, byRule, ...rest } = await count(rules);
    // A rule about the page is valid here, unlike in a segment.
    expect(rest).not.toHaveProperty('warnings');
    const withoutPlan = await count([PAGE_RULE, GERMAN]);
    const withoutCountry = await count([PRO, PAGE_RULE]);
    expect(matching).toBe(2);
    expect(byRule.map(({ takesAway }) => takesAway)).toEqual([
      withoutPlan.matching - matching,
      null,
      withoutCountry.matching - matching,
    ]);
  });

  test('counts users with events today, also from before their identification', async () => {
    const { rest, browser, count } = await withUsers();
    const widget = await rest('POST', '/nps-widgets', NPS);
    await browser().report('nps_widget_shown', widget, 'npsWidget', {}, { userId: 'user-0' });
    await browser().report('nps_widget_shown', widget, 'npsWidget', {}, { userId: 'user-1' });
    const visitor = browser();
    await visitor.report('nps_widget_shown', widget, 'npsWidget');
    await visitor.ask('/identify', { userId: 'user-2' });
    expect(await count([PRO])).toMatchObject({ matching: 6, seenToday: 2 });
    expect(await count([{ type: 'all-pages' }])).toMatchObject({ matching: 12, seenToday: 3 });
  });

  test('counts users with a page view today, which is stored once a day', async () => {
    const { browser, count, companyId } = await withUsers();
    await browser().ask('/bootstrap', { userId: 'user-0' });
    await browser().ask('/identify', { userId: 'user-1' });
    expect(await count([PRO])).toMatchObject({ matching: 6, seenToday: 1 });
    expect(await count([{ type: 'all-pages' }])).toMatchObject({ seenToday: 2 });
    const seenAt = async () =>
      (await database.prisma.endUser.findMany({ where: { companyId, userId: 'user-0' } })).map((user) => user.seenAt);
    const first = await seenAt();
    await browser().ask('/bootstrap', { userId: 'user-0' });
    expect(await seenAt()).toEqual(first);
    const yesterday = new Date(Date.now() - 86_400_000);
    await database.prisma.endUser.updateMany({ where: { companyId }, data: { seenAt: yesterday } });
    expect(await count([PRO])).toMatchObject({ seenToday: 0 });
    await browser().ask('/bootstrap', { userId: 'user-0' });
    expect(await count([PRO])).toMatchObject({ seenToday: 1 });
  });

  test('counts no user without rules; warns about a rule that is probably a mistake; does not count users of another company', async () => {
    const { count } = await withUsers();
    expect(await count([])).toEqual({ matching: 0, total: 12, seenToday: 0, byRule: [] });
    expect(await count([{ ...PRO, comparisonOperator: 'eq' }])).toMatchObject({
      matching: 0,
      warnings: expect.arrayContaining([
        expect.objectContaining({ path: 'rules[0].comparisonOperator', code: 'unknown_operator' }),
      ]),
    });
    const other = await installed();
    expect(await other.rest('POST', '/widgets/reach', { rules: [{ type: 'all-pages' }] })).toMatchObject({ total: 0 });
  });
});
