import { afterAll, expect, test } from 'vitest';
import { DAY_MS } from '../../../../widgets/targeting/dates';
import { companyMaker, NPS } from '../../../testing/browser';
import { openTestDatabase } from '../../../testing/database';
import { startApi } from '../../../testing/http';

const database = await openTestDatabase();
const api = await startApi(database);
afterAll(() => api.stop());
const installed = companyMaker(database, api);

const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();
const users = ['new', 'seen', 'old', 'away', 'own'];

/** Creates users of different ages. Three of them have events, and `own` has the metadata keys `createdAt` and `lastSeenAt`. */
async function withUsers() {
  const made = await installed();
  for (const userId of users)
    await made.rest('PUT', `/users/${userId}`, {
      metadata: userId === 'own' ? { createdAt: '2020-01-01', lastSeenAt: null } : {},
    });
  await database.prisma.endUser.updateMany({
    where: { companyId: made.companyId, userId: { in: ['old', 'away'] } },
    data: { createdAt: daysAgo(40) },
  });
  const events = [
    { userId: 'seen', name: 'login', at: daysAgo(1) },
    { userId: 'away', name: 'login', at: daysAgo(20) },
    { userId: 'own', name: 'login', at: daysAgo(1) },
  ];
  await made.rest('POST', '/events', { events });
  return made;
}

const { rest, browser } = await withUsers();

test.each([
  ['createdAt', 'within-last-days', 7, ['new', 'seen']],
  ['createdAt', 'more-than-days-ago', 30, ['old', 'away', 'own']],
  ['createdAt', 'less-than', daysAgo(30), ['old', 'away', 'own']],
  ['createdAt', 'greater-than', daysAgo(30), ['new', 'seen']],
  ['createdAt', 'equals', '2020-01-01T00:00:00Z', ['own']],
  ['createdAt', 'contains', ':', ['new', 'seen', 'old', 'away']],
  ['lastSeenAt', 'within-last-days', 7, ['seen']],
  ['lastSeenAt', 'more-than-days-ago', 7, ['away']],
  ['lastSeenAt', 'exists', undefined, ['seen', 'away']],
  ['lastSeenAt', 'not-exists', undefined, ['new', 'old', 'own']],
])('%s %s %s is met by the same users for browsers, segments, reach and diagnosis', async (...given) => {
  const [property, comparisonOperator, value, wanted] = given;
  const rules = [{ type: 'user-property', property, comparisonOperator, ...(value === undefined ? {} : { value }) }];
  const { id } = await rest('POST', '/nps-widgets', { ...NPS, targeting: { rules } });
  const offered = [];
  for (const userId of users) if ((await browser().shown({ userId })).includes(`npsWidget/${id}`)) offered.push(userId);
  expect(offered).toEqual(wanted);
  const matching = wanted.length;
  expect(await rest('POST', '/segments/count', { rules })).toEqual({ matching, total: users.length });
  expect(await rest('POST', '/widgets/reach', { rules, widgetType: 'nps-widgets', id })).toMatchObject({ matching });
  expect(await rest('GET', `/widgets/${id}/diagnose`)).toMatchObject({ users: { matching } });
  const segment = await rest('POST', '/segments', { name: given.join(' '), rules });
  const { data } = await rest('GET', `/segments/${segment.id}/users`);
  expect((data as { userId: string }[]).map(({ userId }) => userId).sort()).toEqual(wanted.toSorted());
  for (const userId of users) {
    const { gates } = await rest('GET', `/widgets/${id}/diagnose?userId=${userId}`);
    const { passed } = (gates as { gate: string; passed: boolean }[]).find(({ gate }) => gate === 'rules') ?? {};
    expect([userId, passed]).toEqual([userId, wanted.includes(userId)]);
  }
});
