import { describe, expect, test } from 'vitest';
import { issuePaths, openTestCaller, refusal } from '../../testing/caller';

type Step = { id: string; title: string; type: string };

async function withTour() {
  const mine = await openTestCaller();
  const steps = ['One', 'Two', 'Three'].map((title, at) => ({ id: `s${at + 1}`, type: 'welcome', title }));
  const made = (await mine.api.productTours.create({ name: 'T', steps } as never)) as { id: number; version: number };
  const merge = (body: object) =>
    mine.api.widgets.merge({ widgetType: 'product-tours', id: made.id, ...body }) as Promise<unknown> as Promise<{
      steps: Step[];
      version: number;
      name: string;
    }>;
  const titles = async (body: object) => (await merge(body)).steps.map(({ id, title }) => `${id} ${title}`);
  return { ...mine, ...made, merge, titles };
}

describe('a change entry by entry', () => {
  test('changes, removes and appends entries, and keeps the order of the others', async () => {
    const { titles, merge, version } = await withTour();
    expect(await titles({ steps: [{ id: 's2', title: 'Zwei' }] })).toEqual(['s1 One', 's2 Zwei', 's3 Three']);
    expect(await titles({ steps: [{ id: 's1', remove: true }] })).toEqual(['s2 Zwei', 's3 Three']);
    const [, , third] = await titles({ steps: [{ type: 'welcome', title: 'Four' }] });
    expect(third).toMatch(/^\S+ Four$/);
    const same = await merge({ steps: [{ id: 's2', title: 'Zwei' }] });
    expect(same.version).toBe(version + 3);
    expect(await merge({ name: 'Renamed', steps: [] })).toMatchObject({ name: 'Renamed', version: version + 4 });
  });

  test('refuses an unknown id of an entry, and invalid fields of the type, with their paths', async () => {
    const { merge } = await withTour();
    const unknown = await refusal(merge({ steps: [{ id: 's22', title: 'X' }] }));
    expect(issuePaths(unknown)).toEqual(['steps[0].id']);
    expect(unknown.message).toContain('did you mean `s2`?');
    expect(issuePaths(await refusal(merge({ steps: [{ id: 's2', title: 5 }] })))).toEqual(['steps[1].title']);
    expect(issuePaths(await refusal(merge({ steps: [{ title: 'No type' }] })))).toEqual(['steps[3].type']);
    expect(issuePaths(await refusal(merge({ steps: [{ id: 's2', remove: 'yes' }] })))).toEqual(['steps[0].remove']);
    expect(issuePaths(await refusal(merge({ stepz: [] })))).toEqual(['stepz']);
  });

  test('is refused if the expected version differs, and loses no simultaneous change', async () => {
    const { merge, version } = await withTour();
    await merge({ name: 'Other', expectedVersion: version });
    expect((await refusal(merge({ name: 'Late', expectedVersion: version }))).code).toBe('edit_conflict');
    await Promise.all([merge({ steps: [{ id: 's1', title: 'A' }] }), merge({ steps: [{ id: 's3', title: 'C' }] })]);
    expect((await merge({})).steps.map(({ title }) => title)).toEqual(['A', 'Two', 'C']);
  });

  test('works for the questions in the settings of surveys, and for the items of checklists', async () => {
    const { api } = await openTestCaller();
    const questions = [
      { id: 'q1', question: 'Why?', type: 'text' },
      { id: 'q2', question: 'How?', type: 'text' },
    ];
    const survey = (await api.microSurveys.create({ name: 'S', settings: { questions } } as never)) as { id: number };
    const merged = (await api.widgets.merge({
      widgetType: 'micro-surveys',
      id: survey.id,
      settings: { questions: [{ id: 'q2', question: 'How so?' }] },
    } as never)) as unknown as { settings: { questions: object[] } };
    expect(merged.settings.questions).toMatchObject([{ question: 'Why?' }, { question: 'How so?', type: 'text' }]);
    const list = (await api.checklists.create({ name: 'C', items: [{ id: 'i1', title: 'Do' }] } as never)) as {
      id: number;
    };
    const after = await api.widgets.merge({
      widgetType: 'checklists',
      id: list.id,
      items: [{ title: 'Then' }, { id: 'i1', title: 'First' }],
    } as never);
    expect(after).toMatchObject({ items: [{ id: 'i1', title: 'First' }, { title: 'Then' }] });
  });

  test('of a live widget needs `publish`', async () => {
    const { merge, as, id } = await withTour();
    await merge({ targeting: { showOnAllPages: true }, active: true });
    const drafting = as({ scopes: new Set(['read', 'write']) });
    const change = { widgetType: 'product-tours', id, steps: [{ id: 's1', title: 'X' }] } as never;
    expect((await refusal(drafting.api.widgets.merge(change))).code).toBe('widget_is_live');
  });
});

test('accepts a whole response sent back, but not if the widget was saved in the meantime', async () => {
  const { api, id, merge } = await withTour();
  const read = await api.productTours.get({ id });
  const { version } = await merge({ ...read, steps: [{ id: 's1', title: 'First' }] });
  expect(version).toBe(2);
  expect((await refusal(merge({ ...read, name: 'Mine' }))).code).toBe('edit_conflict');
  const { issues } = (await refusal(merge({ name: 'Mine', rules: [{ type: 'all-pages' }] }))).details ?? {};
  expect(issues).toMatchObject([{ path: 'rules' }]);
  expect(await api.productTours.get({ id })).toMatchObject({ name: 'T', version: 2 });
});
