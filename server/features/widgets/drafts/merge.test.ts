import { describe, expect, it } from 'vitest';
import { type Json, openTourDrafts, step, stepsOf, titlesOf } from '../../../testing/tour-drafts';

const { call, make } = await openTourDrafts();

const conflictsOf = (body: Json) => (body.conflicts as { path: string }[]).map(({ path }) => path);
const widgetOf = (body: Json) => body.widget as Json;

describe('a draft that is changed entry by entry', () => {
  it('changes, removes and appends entries, and keeps the other ones and the live widget', async () => {
    const { one, draft } = await make();
    const changed = await call('PATCH', draft, { mode: 'merge', steps: [{ id: 'b', title: 'Second' }] });
    expect(changed).toMatchObject({
      status: 200,
      body: { changes: [{ path: 'steps[id=b].title', from: 'Two', to: 'Second' }] },
    });
    const more = await call('PATCH', draft, {
      mode: 'merge',
      name: 'Shorter',
      steps: [
        { id: 'a', remove: true },
        { type: 'modal', title: 'Last' },
      ],
    });
    expect(widgetOf(more.body)).toMatchObject({ name: 'Shorter', settings: { timeout: 5 } });
    expect(stepsOf(widgetOf(more.body))).toMatchObject([
      { id: 'b', title: 'Second', content: '<p>x</p>' },
      { id: expect.any(String), title: 'Last' },
    ]);
    expect(titlesOf((await call('GET', one)).body)).toEqual(['One', 'Two']);
  });

  it('is refused for an unknown id, an invalid entry, an unknown field and an unknown mode', async () => {
    const { draft } = await make();
    const pathsOf = async (body: object) => {
      const { status, body: answer } = await call('PATCH', draft, body);
      return [status, (answer.error?.details.issues as { path: string }[] | undefined)?.map(({ path }) => path)];
    };
    expect(await pathsOf({ mode: 'merge', steps: [{ id: 'c', title: 'X' }] })).toEqual([400, ['steps[0].id']]);
    expect(await pathsOf({ mode: 'merge', steps: [{ id: 'b', title: 5 }] })).toEqual([400, ['steps[1].title']]);
    expect(await pathsOf({ mode: 'merge', steps: [{ title: 'No type' }] })).toEqual([400, ['steps[2].type']]);
    expect(await pathsOf({ mode: 'merge', stepz: [] })).toEqual([400, ['stepz']]);
    expect(await pathsOf({ mode: 'merge', active: true })).toEqual([400, ['active']]);
    expect(await pathsOf({ mode: 'append', name: 'X' })).toEqual([400, ['mode']]);
    expect(await pathsOf({ steps: [{ id: 'b', title: 'Second' }] })).toEqual([400, ['steps[0].type']]);
    expect((await call('GET', draft)).status).toBe(404);
  });

  it('loses none of several simultaneous changes', async () => {
    const { draft } = await make();
    await Promise.all(
      ['a', 'b'].map((id) => call('PATCH', draft, { mode: 'merge', steps: [{ id, title: `New ${id}` }] })),
    );
    expect(titlesOf(widgetOf((await call('GET', draft)).body))).toEqual(['New a', 'New b']);
  });

  it('resolves only the conflicts of the values that it sends', async () => {
    const { one, draft } = await make();
    await call('PATCH', draft, { steps: [step('a', 'Drafted a'), step('b', 'Drafted b')] });
    await call('PATCH', one, { steps: [step('a', 'Live a'), step('b', 'Live b')] });
    const both = ['steps[id=a].title', 'steps[id=b].title'];
    expect(conflictsOf((await call('GET', draft)).body)).toEqual(both);
    const other = await call('PATCH', draft, { mode: 'merge', steps: [{ id: 'a', content: '<p>y</p>' }] });
    expect(conflictsOf(other.body)).toEqual(both);
    const first = await call('PATCH', draft, { mode: 'merge', steps: [{ id: 'a', title: 'Final a' }] });
    expect(conflictsOf(first.body)).toEqual(both.slice(1));
    const second = await call('PATCH', draft, { mode: 'merge', steps: [{ id: 'b', title: 'Final b' }] });
    expect(conflictsOf(second.body)).toEqual([]);
    expect(titlesOf(widgetOf(second.body))).toEqual(['Final a', 'Final b']);
    expect(titlesOf((await call('POST', `${draft}/publish`, {})).body)).toEqual(['Final a', 'Final b']);
  });

  it('follows the live widget in the entries of a list that are not in conflict', async () => {
    const { one, draft } = await make();
    await call('PATCH', draft, { steps: [step('a', 'Drafted a'), step('b', 'Two')] });
    await call('PATCH', one, { steps: [step('a', 'Live a'), step('b', 'Two'), step('c', 'Three')] });
    expect(conflictsOf((await call('PATCH', draft, { name: 'Shorter' })).body)).toEqual(['steps[id=a].title']);
    await call('PATCH', one, { steps: [step('a', 'Live a'), step('b', 'Live b')] });
    const { body } = await call('GET', draft);
    expect((body.changes as { path: string }[]).map(({ path }) => path)).toEqual(['name', 'steps[id=a].title']);
    expect(conflictsOf(body)).toEqual(['steps[id=a].title']);
    await call('PATCH', draft, { mode: 'merge', steps: [{ id: 'a', title: 'Final a' }] });
    expect(titlesOf((await call('POST', `${draft}/publish`, {})).body)).toEqual(['Final a', 'Live b']);
  });

  it.each([
    ['that the draft removed', [step('b', 'Two')], [step('a', 'Live a'), step('b', 'Two')]],
    ['that was removed from the live widget', [step('a', 'Drafted a'), step('b', 'Two')], [step('b', 'Two')]],
  ])('keeps the conflict of an entry %s when something else is changed', async (_, drafted, live) => {
    const { one, draft } = await make();
    await call('PATCH', draft, { steps: drafted });
    await call('PATCH', one, { steps: live });
    expect(conflictsOf((await call('GET', draft)).body)).toEqual(['steps[id=a]']);
    expect(conflictsOf((await call('PATCH', draft, { name: 'Shorter' })).body)).toEqual(['steps[id=a]']);
    expect((await call('POST', `${draft}/publish`, {})).status).toBe(409);
  });

  it('resolves the conflict of an entry, and changes one that is new in the live widget', async () => {
    const { one, draft } = await make();
    await call('PATCH', draft, { steps: [step('a', 'Drafted a'), step('b', 'Two')] });
    await call('PATCH', one, { steps: [step('a', 'Live a'), step('b', 'Two'), step('c', 'Three')] });
    const steps = [
      { id: 'a', title: 'Final a' },
      { id: 'c', title: 'Final c' },
    ];
    const { body } = await call('PATCH', draft, { mode: 'merge', steps });
    expect([conflictsOf(body), titlesOf(widgetOf(body))]).toEqual([[], ['Final a', 'Two', 'Final c']]);
  });

  it('removes an entry that is in conflict, and one that changed in the live widget', async () => {
    const { one, draft } = await make();
    await call('PATCH', draft, { steps: [step('a', 'Drafted a'), step('b', 'Two')] });
    await call('PATCH', one, {
      steps: [{ ...step('a', 'Live a'), content: '<p>live</p>' }, step('b', 'Live b'), step('c', 'Three')],
    });
    const without = (id: string) => call('PATCH', draft, { mode: 'merge', steps: [{ id, remove: true }] });
    expect(conflictsOf((await without('b')).body)).toEqual(['steps[id=a].title']);
    expect(conflictsOf((await without('a')).body)).toEqual([]);
    expect(titlesOf((await call('POST', `${draft}/publish`, {})).body)).toEqual(['Three']);
  });

  it('resolves the conflicts of a list that a preset replaces', async () => {
    const options = (name: string) => ({ options: [{ id: 'one', name }] });
    const { body: made } = await call('POST', '/feedback-widgets', {
      name: 'F',
      ...options('One'),
      targeting: { showOnAllPages: true },
      active: true,
    });
    const [one, draft] = [`/feedback-widgets/${made.id}`, `/widgets/feedback-widgets/${made.id}/draft`];
    await call('PATCH', draft, options('Drafted'));
    await call('PATCH', one, options('Live'));
    expect(conflictsOf((await call('GET', draft)).body)).toHaveLength(1);
    const { status, body } = await call('PATCH', draft, { mode: 'merge', optionsPreset: 'emoji-3' });
    expect([status, conflictsOf(body)]).toEqual([200, []]);
  });

  it('takes a whole response that is sent back, and a part of a proposal', async () => {
    const { id, draft, one } = await make();
    const { active: _, ...read } = (await call('GET', one)).body;
    const sentBack = await call('PATCH', draft, { ...read, mode: 'merge', steps: [{ id: 'a', title: 'First' }] });
    expect(sentBack).toMatchObject({ status: 200, body: { changes: [{ path: 'steps[id=a].title' }] } });
    await call('DELETE', draft);
    const { body: proposal } = await call('POST', '/proposals', { title: 'Shorter tour' });
    const part = await call('PATCH', draft, {
      proposalId: proposal.id,
      mode: 'merge',
      steps: [{ id: 'b', remove: true }],
    });
    expect([part.status, titlesOf(widgetOf(part.body))]).toEqual([200, ['One']]);
    expect((await call('GET', `/proposals/${proposal.id}`)).body).toMatchObject({ parts: [{ targetId: id }] });
  });

  it('is possible with a key that can only draft', async () => {
    const { draft } = await make();
    const { body: editor } = await call('POST', '/api-keys', { name: 'Editor', scopes: ['read', 'write'] });
    const change = { mode: 'merge', steps: [{ id: 'b', title: 'X' }] };
    const { status, body } = await call('PATCH', draft, change, editor.key as string);
    expect([status, titlesOf(widgetOf(body))]).toEqual([200, ['One', 'X']]);
  });
});
