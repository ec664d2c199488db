import { beforeEach, describe, expect, test } from 'vitest';
import { type Caller, issuePaths, openTestCaller, refusal, simultaneously } from '../../../testing/caller';

let mine: Caller;
beforeEach(async () => {
  mine = await openTestCaller();
});

const onTrial = { type: 'user-property', property: 'plan', comparisonOperator: 'equals', value: 'trial' };
const inSegment = (userSegmentId: number) => ({ type: 'user-segment', userSegmentId });
const create = (name: string, rules: object[] = [onTrial]) =>
  mine.api.segments.create({ name, rules: rules as [typeof onTrial] });

test('segments are created, read and listed newest first', async () => {
  const trial = await create('Trial');
  const times = { createdAt: expect.stringMatching(/Z$/), updatedAt: expect.stringMatching(/Z$/) };
  expect(trial).toEqual({ id: trial.id, name: 'Trial', rules: [onTrial], ruleLogicalOperator: 'and', ...times });
  expect(await mine.api.segments.get({ id: trial.id })).toEqual(trial);
  const nested = await create('Nested', [inSegment(trial.id)]);
  expect((await mine.api.segments.list({})).data).toEqual([nested, trial]);
});

test('rules are replaced, other fields stay', async () => {
  const trial = await create('Trial');
  const at = { id: trial.id };
  expect(await mine.api.segments.update(at)).toEqual(trial);
  expect((await mine.api.segments.update({ ...at, ruleLogicalOperator: 'or' })).rules).toEqual([onTrial]);
  const emptied = await mine.api.segments.update({ ...at, rules: [] });
  expect([emptied.rules, emptied.ruleLogicalOperator]).toEqual([[], 'or']);
});

test('names are unique in a company', async () => {
  const { done, refused } = await simultaneously(8, () => create('Once'));
  expect([done.length, refused]).toEqual([1, Array(7).fill('conflict')]);
  const { id } = await create('Twice');
  expect((await refusal(mine.api.segments.update({ id, name: 'Once' }))).code).toBe('conflict');
});

describe('a reference', () => {
  test('must lead to a segment of the company', async () => {
    const other = await openTestCaller();
    const theirs = await other.api.segments.create({ name: 'Theirs', rules: [] });
    const rules = [onTrial, inSegment(theirs.id), inSegment(2_000_000_000)];
    const paths = ['rules[1].userSegmentId', 'rules[2].userSegmentId'];
    const onCreate = await refusal(create('Broken', rules));
    expect([onCreate.code, issuePaths(onCreate)]).toEqual(['validation_error', paths]);
    const { id } = await create('Whole');
    expect(issuePaths(await refusal(mine.api.segments.update({ id, rules })))).toEqual(paths);
    expect((await mine.api.segments.get({ id })).rules).toEqual([onTrial]);
  });

  test('must not be circular', async () => {
    const a = await create('A');
    const b = await create('B', [inSegment(a.id)]);
    const c = await create('C', [inSegment(b.id), inSegment(a.id)]);
    for (const target of [a, b, c]) {
      const error = await refusal(mine.api.segments.update({ id: a.id, rules: [onTrial, inSegment(target.id)] }));
      expect([error.code, issuePaths(error)]).toEqual(['validation_error', ['rules[1].userSegmentId']]);
    }
    expect((await mine.api.segments.update({ id: c.id, rules: [inSegment(a.id)] })).rules).toHaveLength(1);
  });

  test('cannot become circular through two concurrent updates', async () => {
    for (let round = 0; round < 5; round++) {
      const pair = [await create(`A${round}`), await create(`B${round}`)] as const;
      const { done, refused } = await simultaneously(2, (index) =>
        mine.api.segments.update({ id: pair[index ? 1 : 0].id, rules: [inSegment(pair[index ? 0 : 1].id)] }),
      );
      expect([done.length, refused]).toEqual([1, ['validation_error']]);
    }
  });
});

describe('deleting', () => {
  test('is refused while rules refer to the segment', async () => {
    const { database, companyId, api } = mine;
    const used = await create('Used');
    const user = await create('User', [inSegment(used.id)]);
    const [folder] = (await api.folders.list({})).data;
    const widget = await database.prisma.widget.create({
      data: { companyId, type: 'tour', name: 'Tour', folderId: folder?.id ?? 0, rules: [inSegment(used.id)] },
    });
    const error = await refusal(api.segments.delete({ id: used.id }));
    expect(error.code).toBe('conflict');
    expect(error.details?.usedBy).toHaveLength(2);
    expect(error.details?.usedBy).toEqual(
      expect.arrayContaining([
        { kind: 'tour', id: widget.id, name: 'Tour' },
        { kind: 'segment', id: user.id, name: 'User' },
      ]),
    );
    await database.prisma.widget.deleteMany({ where: { companyId, id: widget.id } });
    expect((await refusal(api.segments.delete({ id: used.id }))).code).toBe('conflict');
    await api.segments.delete({ id: user.id });
    await api.segments.delete({ id: used.id });
    expect((await api.segments.list({})).data).toEqual([]);
  });

  test('concurrently with a new reference leaves no rule without its segment', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await create(`Wanted ${round}`);
      await simultaneously(2, async (index) =>
        index ? mine.api.segments.delete({ id }) : create(`Wants ${round}`, [inSegment(id)]),
      );
    }
    const { data } = await mine.api.segments.list({ limit: 100 });
    const ids = new Set(data.map((segment) => segment.id));
    const referred = data.flatMap(({ rules }) => rules.flatMap(({ userSegmentId }) => userSegmentId ?? []));
    expect(referred.filter((id) => !ids.has(id))).toEqual([]);
  });
});

test("another company's segment is not found", async () => {
  const other = await openTestCaller();
  const { id } = await create('Ours');
  const { segments } = other.api;
  const calls = [
    segments.get({ id }),
    segments.update({ id, name: 'X' }),
    segments.update({ id }),
    segments.update({ id, rules: [{ type: 'user-segment', userSegmentId: 2_000_000_000 }] }),
    segments.delete({ id }),
  ];
  expect((await Promise.all(calls.map(refusal))).map(({ code }) => code)).toEqual(Array(5).fill('not_found'));
  expect((await mine.api.segments.get({ id })).name).toBe('Ours');
});

test.each([
  [{ name: 'X' }, ['rules']],
  [{ name: 'X', rules: [{ type: 'user-segment' }] }, ['rules[0].userSegmentId']],
  [{ name: 'X', rules: [], ruleLogicalOperator: 'xor' }, ['ruleLogicalOperator']],
  [{ name: 'X', rules: Array(51).fill(onTrial) }, ['rules']],
  [{ name: 'X', rules: [{ ...onTrial, operator: 'equals' }] }, ['rules[0].operator']],
])('refuses %o', async (input, paths) => {
  const error = await refusal(mine.api.segments.create(input as { name: string; rules: [] }));
  expect([error.code, issuePaths(error)]).toEqual(['validation_error', paths]);
});

describe('a segment without possible members', () => {
  type Rules = { type: string; comparisonOperator?: string; value?: unknown; userSegmentId?: number }[];
  const brief = (warnings: { path: string; code: string }[] | undefined) =>
    warnings?.map(({ path, code }) => [path, code]);
  const cases: [Rules, 'and' | 'or', [string, string][] | undefined][] = [
    [[], 'and', [['rules', 'never_met']]],
    [[{ type: 'url', comparisonOperator: 'contains', value: '/a' }], 'and', [['rules[0]', 'never_met']]],
    [[{ type: 'device', value: ['mobile'] }], 'and', [['rules[0]', 'never_met']]],
    [[{ type: 'language', value: ['fr'] }, { type: 'all-pages' }], 'and', [['rules[0]', 'never_met']]],
    [[{ type: 'all-pages' }], 'and', undefined],
  ];

  test.each(cases)('has the expected warnings: %j', async (rules, ruleLogicalOperator, expected) => {
    const { api } = await openTestCaller();
    const given = { rules, ruleLogicalOperator } as Parameters<typeof api.segments.count>[0];
    const counted = await api.segments.count(given);
    expect(brief(counted.warnings)).toEqual(expected);
    const created = await api.segments.create({ name: 'Odd', ...given });
    expect(brief(created.warnings)).toEqual(expected);
    expect(brief((await api.segments.update({ id: created.id, name: 'Odd as well' })).warnings)).toEqual(expected);
    const targeting = { rules: [{ type: 'user-segment' as const, userSegmentId: created.id }] };
    const tour = await api.productTours.create({ name: 'T', targeting });
    expect(brief(tour.warnings)).toEqual(expected && [['targeting.rules[0].userSegmentId', 'never_met']]);
    const outer = await api.segments.create({ name: 'Outer', rules: targeting.rules });
    expect(brief(outer.warnings)).toEqual(expected && [['rules[0].userSegmentId', 'never_met']]);
    const nested = { rules: [{ type: 'user-segment' as const, userSegmentId: outer.id }] };
    const tip = await api.smartTips.create({ name: 'T', title: 'T', targeting: nested });
    expect(brief(tip.warnings)).toEqual(expected && [['targeting.rules[0].userSegmentId', 'never_met']]);
    expect((await api.segments.count(given)).matching).toBe(0);
  });

  test('makes a `not-in` rule always met', async () => {
    const { api } = await openTestCaller();
    const { id } = await api.segments.create({ name: 'Empty', rules: [] });
    const rules = [{ type: 'user-segment' as const, comparisonOperator: 'not-in', userSegmentId: id }];
    expect(brief((await api.segments.create({ name: 'Outside', rules })).warnings)).toEqual([
      ['rules[0].userSegmentId', 'always_met'],
    ]);
  });
});
