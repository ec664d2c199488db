import { describe, expect, it } from 'vitest';
import { definitions } from '../../../../widgets/contract/registry';
import { type Json, openTourDrafts, step, stepsOf, TOUR } from '../../../testing/tour-drafts';

const { call, make } = await openTourDrafts();

describe('a widget that is not live', () => {
  it('has no separate draft', async () => {
    const { draft, one } = await make({ ...TOUR, active: false });
    expect(await call('PATCH', draft, { name: 'N' })).toMatchObject({
      status: 409,
      body: { error: { code: 'not_live' } },
    });
    expect((await call('GET', draft)).status).toBe(404);
    await call('DELETE', one);
    expect((await call('PATCH', draft, { name: 'N' })).status).toBe(404);
  });

  it('keeps its draft for when it is live again', async () => {
    const { draft, w } = await make();
    await call('PATCH', draft, { name: 'Later' });
    await call('POST', `${w}/take-down`, {});
    expect((await call('POST', `${draft}/publish`, {})).body.error?.code).toBe('not_live');
    await call('POST', `${w}/publish`, {});
    expect(await call('POST', `${draft}/publish`, {})).toMatchObject({ status: 200, body: { name: 'Later' } });
  });
});

describe('without `publish`', async () => {
  const made = await call('POST', '/api-keys', { name: 'Editor', scopes: ['read', 'write'] });
  const editor = made.body.key as string;

  it('a draft can be written and sent to review, but not published', async () => {
    const { draft, one, w } = await make();
    const live = await call('PATCH', one, { name: 'N' }, editor);
    expect(live).toMatchObject({ status: 409, body: { error: { code: 'widget_is_live' } } });
    expect(live.body.error?.message).toContain('PATCH /v1/widgets/{widgetType}/{id}/draft');
    expect((await call('PATCH', draft, { name: 'N' }, editor)).status).toBe(200);
    await call('POST', `${draft}/review`, { note: 'Ready.' }, editor);
    // A second request with the same note adds no note.
    const asked = await call('POST', `${draft}/review`, { note: 'Ready.' }, editor);
    expect(asked).toMatchObject({
      status: 200,
      body: { review: { state: 'requested', by: 'Editor', note: 'Ready.' } },
    });
    for (const [method, path, body] of [
      ['POST', `${draft}/publish`, {}],
      ['POST', `${draft}/send-back`, { note: 'No.' }],
      ['POST', `${w}/schedule`, { action: 'publish-changes', at: new Date(Date.now() + 60_000).toISOString() }],
    ] as const)
      expect(await call(method, path, body, editor)).toMatchObject({
        status: 403,
        body: { error: { code: 'insufficient_scope', details: { requiredScope: 'publish' } } },
      });
    const back = await call('POST', `${draft}/send-back`, { note: 'Shorter, please.' });
    expect(back.body.review).toMatchObject({ state: 'sent_back', by: 'Test key', note: 'Shorter, please.' });
    const changed = await call('PATCH', draft, { name: 'M' }, editor);
    expect(changed.body.review).toMatchObject({ state: null, note: 'Shorter, please.' });
    expect((changed.body.review as { notes: unknown[] }).notes).toHaveLength(2);
    expect((await call('GET', one)).body).toMatchObject({
      draft: { review: { state: null, note: 'Shorter, please.' } },
    });
    expect((await call('DELETE', draft, undefined, editor)).status).toBe(204);
    expect((await call('POST', `${draft}/review`, {}, editor)).status).toBe(404);
  });
});

describe.each([...definitions])('a $label', ({ path, example }) => {
  it('accepts the whole response of its draft as a change', async () => {
    const id = (await call('POST', `/${path}`, { ...example, active: true })).body.id;
    const draft = `/widgets/${path}/${id}/draft`;
    const first = await call('PATCH', draft, { name: 'Renamed', settings: { priority: 7 } });
    expect(first).toMatchObject({ status: 200, body: { widget: { name: 'Renamed', settings: { priority: 7 } } } });
    const { id: _, active: __, rules, ruleLogicalOperator, ...widget } = first.body.widget as Json;
    const again = await call('PATCH', draft, { ...widget, targeting: { rules, ruleLogicalOperator } });
    expect([again.status, again.body.changes]).toEqual([200, first.body.changes]);
    expect((await call('GET', `/${path}/${id}`)).body).toMatchObject({ draft: { changes: 2 } });
    expect(await call('POST', `${draft}/publish`, {})).toMatchObject({
      status: 200,
      body: { name: 'Renamed', version: 2 },
    });
  });
});

describe('a whole response in a change of a draft', () => {
  it.each(definitions.map((definition) => [definition.label, definition] as const))(
    'of a %s is accepted, whether it is the response of the live widget or of the draft',
    async (_, definition) => {
      const {
        entityType: __,
        example,
        path,
      } = definition as unknown as { entityType: string; example: Json; path: string };
      const made = await call('POST', `/${path}`, { ...example, active: true });
      const [one, draft] = [`/${path}/${made.body.id}`, `/widgets/${path}/${made.body.id}/draft`];
      const { active: ___, ...before } = (await call('GET', one)).body;
      expect(await call('PATCH', draft, { ...before, name: 'Drafted' })).toMatchObject({
        status: 200,
        body: { changes: [{ path: 'name' }] },
      });
      const { active: ____, ...drafted } = (await call('GET', draft)).body.widget as Json;
      expect(await call('PATCH', draft, drafted)).toMatchObject({ status: 200, body: { version: 1 } });
      // A hot fix based on a response from before the draft existed.
      expect(await call('PATCH', one, { ...before, name: 'Hot' })).toMatchObject({
        status: 200,
        body: { name: 'Hot' },
      });
    },
  );

  it('is refused if a read-only field differs', async () => {
    const { draft } = await make();
    const rules = [{ type: 'current-page', comparisonOperator: 'contains', value: '/x' }];
    for (const [field, value] of Object.entries({ rules, dashboardUrl: 'x', updatedAt: 'x', createdAt: 'x' })) {
      const { status, body } = await call('PATCH', draft, { name: 'New', [field]: value });
      expect([status, body.error?.details.issues]).toMatchObject([400, [{ path: field }]]);
    }
    expect((await call('GET', draft)).status).toBe(404);
  });
});

it.each(['?path=', '?path', '?path[]='])('does not discard all changes for an empty path: %s', async (query) => {
  const { draft } = await make();
  await call('PATCH', draft, { name: 'New' });
  expect(await call('DELETE', draft + query)).toMatchObject({
    status: 400,
    body: { error: { code: 'validation_error' } },
  });
  expect((await call('GET', draft)).body.changes).toHaveLength(1);
});

it('does not publish a list that a merge makes too long', async () => {
  const steps = Array.from({ length: 45 }, (_, at) => step(`s${at}`, `Step ${at}`));
  const { one, draft } = await make({ ...TOUR, steps });
  const withMore = (prefix: string) => [...steps, ...[1, 2, 3, 4, 5].map((at) => step(`${prefix}${at}`, 'More'))];
  await call('PATCH', draft, { steps: withMore('draft') });
  await call('PATCH', one, { steps: withMore('live') });
  const merged = (await call('GET', draft)).body;
  expect(stepsOf(merged.widget as Json)).toHaveLength(55);
  expect(merged.unmet).toMatchObject([{ field: 'steps' }]);
  const refused = await call('POST', `${draft}/publish`, {});
  expect([refused.status, refused.body.error?.details.issues]).toMatchObject([400, [{ path: 'steps' }]]);
  expect(stepsOf((await call('GET', one)).body)).toHaveLength(50);
});

it('a draft loses a deleted folder or theme, and prevents the deletion of its segment', async () => {
  const { draft, one } = await make();
  const folder = (await call('POST', '/folders', { name: 'New' })).body.id;
  const other = (await call('POST', '/folders', { name: 'Other' })).body.id;
  const theme = (await call('POST', '/themes', { name: 'Dark', settings: {} })).body.id;
  const rules = [{ type: 'user-property', property: 'plan', comparisonOperator: 'equals', value: 'pro' }];
  const segment = (await call('POST', '/segments', { name: 'Pro', rules })).body.id;
  const targeting = { rules: [{ type: 'user-segment', userSegmentId: segment }], ruleLogicalOperator: 'and' };
  const drafted = await call('PATCH', draft, { name: 'New', folderId: folder, themeId: theme, targeting });
  expect(drafted.status, JSON.stringify(drafted.body)).toBe(200);
  for (const path of [`/folders/${folder}`, `/themes/${theme}`]) expect((await call('DELETE', path)).status).toBe(204);
  const { body } = await call('DELETE', `/segments/${segment}`);
  expect(body.error).toMatchObject({ code: 'conflict', details: { usedBy: [{ kind: 'tour', name: 'Tour' }] } });
  const read = (await call('GET', draft)).body;
  expect((read.changes as Json[]).map(({ path }) => path)).toEqual(['name', 'targeting']);
  const live = (await call('GET', one)).body;
  expect(read).toMatchObject({ unmet: [], widget: { folderId: live.folderId, themeId: null } });

  // The folder of the live widget is deleted, and the draft moves it elsewhere: no conflict.
  const old = (await call('POST', '/folders', { name: 'Old' })).body.id;
  await call('PATCH', one, { folderId: old });
  await call('PATCH', draft, { folderId: other });
  expect((await call('DELETE', `/folders/${old}`)).status).toBe(204);
  expect((await call('POST', `${draft}/publish`, {})).body).toMatchObject({ name: 'New', folderId: other });
});

it('a draft is removed, with its part of a proposal, when the deletion of its folder leaves no change', async () => {
  const { draft } = await make();
  const folder = (await call('POST', '/folders', { name: 'Only' })).body.id;
  const proposal = (await call('POST', '/proposals', { title: 'Move' })).body.id;
  expect((await call('PATCH', draft, { folderId: folder, proposalId: proposal })).status).toBe(200);
  expect((await call('DELETE', `/folders/${folder}`)).status).toBe(204);
  expect((await call('GET', draft)).status).toBe(404);
  const { body } = await call('GET', `/proposals/${proposal}`);
  expect(body.parts).toMatchObject([{ state: 'gone', reason: 'no_changes' }]);
});
