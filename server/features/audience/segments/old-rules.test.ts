import { expect, test } from 'vitest';
import { openTestApi } from '../../../testing/api';
import { createTestCompany, openTestDatabase } from '../../../testing/database';
import type { Answer } from '../../../testing/http';

const { api } = await openTestApi();

type Body = { id: number; rules: unknown[]; ruleLogicalOperator: string; matching: number };
const body = (answer: Answer) => answer.body as Body;

const PLAN = { type: 'user-property', property: 'plan', comparisonOperator: 'equals', value: 'pro' };
const { property: _, ...NO_PROPERTY } = PLAN;
const FRACTIONAL_ID = { type: 'widget-state', value: { entityType: 'tour', entityId: 0.5 } };
const UNTYPED = { property: 'plan', value: 'pro' };

/** What a segment's row may contain, the rules read from it, and how many of the two users meet them. */
const FORMS: [string, unknown, unknown[], number][] = [
  ['an empty object', {}, [], 0],
  ['null', null, [], 0],
  ['a rule that is empty', [{}], [{ type: 'unknown' }], 0],
  ['a rule without a type', [UNTYPED], [{ type: 'unknown', ...UNTYPED }], 0],
  ['a rule with unknown fields', [{ ...PLAN, since: 1, of: { any: [] } }], [PLAN], 1],
  ['a rule that lacks its property', [NO_PROPERTY], [NO_PROPERTY], 0],
  ['an event without a value', [{ type: 'event' }], [{ type: 'event' }], 0],
  ['an event of another form', [{ type: 'event', value: 'opened' }], [{ type: 'event', value: 'opened' }], 0],
  ['a state without its widget', [{ type: 'widget-state', value: {} }], [{ type: 'widget-state', value: {} }], 0],
  ['a state with a fractional widget id', [FRACTIONAL_ID], [FRACTIONAL_ID], 0],
  ['a state without a value', [{ type: 'widget-state', value: null }], [{ type: 'widget-state', value: null }], 0],
];

test.each(FORMS)('a segment that holds %s is read, counted, referred to, changed and deleted', async (_, ...form) => {
  const [stored, rules, matching] = form;
  const database = await openTestDatabase();
  const { companyId, key } = await createTestCompany(database);
  const call = async (method: string, path: string, sent?: object) => {
    const answer = await api.call(method, path, { key, body: sent });
    expect(answer.status, `${method} ${path}: ${answer.text}`).toBeLessThan(300);
    return answer;
  };
  for (const plan of ['pro', 'free']) await call('PUT', `/users/${plan}`, { metadata: { plan } });
  const { id } = body(await call('POST', '/segments', { name: 'Old', rules: [] }));
  await database.prisma.$executeRaw`UPDATE "Segment" SET "rules" = ${JSON.stringify(stored)}::jsonb,
    "ruleLogicalOperator" = 'every' WHERE "companyId" = ${companyId} AND "id" = ${id}`;

  const read = body(await call('GET', `/segments/${id}`));
  expect([read.rules, read.ruleLogicalOperator]).toEqual([rules, 'and']);
  expect((await call('GET', '/segments')).body).toMatchObject({ data: [read] });
  expect(await call('GET', `/segments/${id}/users`)).toMatchObject({ body: { pagination: { total: matching } } });
  const inIt = [{ type: 'user-segment', comparisonOperator: 'in', userSegmentId: id }];
  expect(body(await call('POST', '/segments/count', { rules: inIt })).matching).toBe(matching);
  const other = body(await call('POST', '/segments', { name: 'Other', rules: inIt }));
  await call('PATCH', `/segments/${other.id}`, { rules: inIt });
  await call('DELETE', `/segments/${other.id}`);
  expect(body(await call('PATCH', `/segments/${id}`, { name: 'New' }))).toMatchObject({ rules, name: 'New' });
  expect(body(await call('PATCH', `/segments/${id}`, { rules: [PLAN] })).rules).toEqual([PLAN]);
  await call('DELETE', `/segments/${id}`);
});
