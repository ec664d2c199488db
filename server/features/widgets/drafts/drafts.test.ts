import { describe, expect, it } from 'vitest';
import { definitions } from '../../../../widgets/contract/registry';
import { openTestApi } from '../../../testing/api';

type Json = Record<string, unknown>;
type Answer = { status: number; body: Json & { error?: { code: string; message: string; details: Json } } };

const { api, key } = await openTestApi();

const call = async (method: string, path: string, body?: object, by = key): Promise<Answer> => {
  const answer = await api.call(method, path, { key: by, ...(body ? { body } : {}) });
  return { status: answer.status, body: answer.body as Answer['body'] };
};

const step = (id: string, title: string) => ({ id, type: 'modal', title, content: '<p>x</p>' });
const TOUR = {
  name: 'Tour',
  steps: [step('a', 'One'), step('b', 'Two')],
  settings: { tourStart: 'immediate', timeout: 5 },
  targeting: { showOnAllPages: true },
  active: true,
};

const make = async (body: object = TOUR) => {
  const made = await call('POST', '/product-tours', body);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const id = made.body.id as number;
  return {
    id,
    one: `/product-tours/${id}`,
    w: `/widgets/product-tours/${id}`,
    draft: `/widgets/product-tours/${id}/draft`,
  };
};
const stepsOf = (body: Json) => body.steps as ReturnType<typeof step>[];
const titlesOf = (body: Json) => stepsOf(body).map(({ title }) => title);

describe('a live widget', () => {
  it('has no draft at first, in every response', async () => {
    const { id, one, draft } = await make();
    expect(await call('GET', draft)).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
    expect((await call('GET', one)).body).toMatchObject({ draft: null, schedule: [] });
    const { body } = await call('GET', '/widgets?limit=100');
    expect((body.data as Json[]).find((row) => row.id === id)).toMatchObject({ draft: null, schedule: [] });
  });

  it('keeps its live content until its draft is published, which makes one version', async () => {
    const { id, one, draft } = await make();
    const changed = await call('PATCH', draft, {
      name: 'New',
      settings: { timeout: 9 },
      steps: [step('a', 'First'), step('b', 'Two'), step('c', 'Three')],
    });
    expect(changed).toMatchObject({
      status: 200,
      body: {
        baseVersion: 1,
        version: 1,
        updatedBy: 'Test key',
        review: null,
        conflicts: [],
        unmet: [],
        changes: [
          { path: 'name', from: 'Tour', to: 'New' },
          { path: 'steps[id=a].title', from: 'One', to: 'First' },
          { path: 'steps[id=c]', from: null, to: { id: 'c' } },
          { path: 'settings.timeout', from: 5, to: 9 },
        ],
        widget: { id, name: 'New', active: true, settings: { tourStart: 'immediate', timeout: 9 } },
      },
    });
    const live = (await call('GET', one)).body;
    expect(live).toMatchObject({
      name: 'Tour',
      version: 1,
      draft: { changes: 4, updatedBy: 'Test key', review: null },
    });
    expect(titlesOf(live)).toEqual(['One', 'Two']);
    const row = ((await call('GET', '/widgets?limit=100')).body.data as Json[]).find((one) => one.id === id);
    expect(row?.draft).toEqual(live.draft);
    const published = await call('POST', `${draft}/publish`, {});
    expect(published).toMatchObject({ status: 200, body: { name: 'New', version: 2, active: true, draft: null } });
    expect(titlesOf(published.body)).toEqual(['First', 'Two', 'Three']);
    expect((await call('GET', one)).body).toEqual(published.body);
    expect((await call('GET', draft)).status).toBe(404);
    const versions = (await call('GET', `/widgets/${id}/versions`)).body.data as Json[];
    expect(versions.map(({ number, active, fromDraft }) => [number, active, fromDraft])).toEqual([
      [2, true, true],
      [1, true, false],
    ]);
  });

  it('applies each change of its draft on top of the previous one', async () => {
    const { draft } = await make();
    await call('PATCH', draft, { settings: { timeout: 6 } });
    const second = await call('PATCH', draft, { settings: { saveProgress: false } });
    expect(second.body).toMatchObject({ version: 2, widget: { settings: { timeout: 6, saveProgress: false } } });
    expect((second.body.changes as Json[]).map(({ path }) => path)).toEqual([
      'settings.timeout',
      'settings.saveProgress',
    ]);
    const same = await call('PATCH', draft, { settings: { timeout: 6 } });
    expect(same).toMatchObject({ status: 200, body: { version: 2 } });
    const back = await call('PATCH', draft, { settings: { timeout: 5, saveProgress: null } });
    expect(back).toMatchObject({ status: 200, body: { changes: [], version: 0 } });
    expect((await call('GET', draft)).status).toBe(404);
  });

  it('merges a hot fix with its draft, field by field and entry by entry', async () => {
    const { one, draft } = await make();
    await call('PATCH', draft, { name: 'Draft', steps: [step('a', 'One'), step('b', 'Drafted')] });
    await call('PATCH', one, {
      settings: { timeout: 7 },
      steps: [step('a', 'Fixed'), step('b', 'Two'), step('c', 'Added')],
    });
    const merged = await call('GET', draft);
    expect(merged.body).toMatchObject({
      baseVersion: 1,
      conflicts: [],
      changes: [
        { path: 'name', from: 'Tour', to: 'Draft' },
        { path: 'steps[id=b].title', from: 'Two', to: 'Drafted' },
      ],
      widget: { name: 'Draft', settings: { timeout: 7 } },
    });
    expect(titlesOf(merged.body.widget as Json)).toEqual(['Fixed', 'Drafted', 'Added']);
    const published = await call('POST', `${draft}/publish`, {});
    expect(published).toMatchObject({ status: 200, body: { name: 'Draft', version: 3, settings: { timeout: 7 } } });
    expect(titlesOf(published.body)).toEqual(['Fixed', 'Drafted', 'Added']);
  });

  it('reports its conflicts with its draft, and publishes once each is resolved', async () => {
    const { one, draft } = await make();
    await call('PATCH', draft, { name: 'Draft', settings: { timeout: 8, tourStart: 'minified' } });
    await call('PATCH', one, { name: 'Live', settings: { timeout: 7 } });
    const conflicts = [
      { path: 'name', base: 'Tour', live: 'Live', draft: 'Draft' },
      { path: 'settings.timeout', base: 5, live: 7, draft: 8 },
    ];
    expect((await call('GET', draft)).body.conflicts).toEqual(conflicts);
    const refused = await call('POST', `${draft}/publish`, {});
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'edit_conflict', details: { conflicts } } } });
    expect((await call('GET', one)).body).toMatchObject({ name: 'Live', version: 2 });
    expect((await call('PATCH', draft, { name: 'Draft' })).body.conflicts).toEqual([conflicts[1]]);
    expect((await call('DELETE', `${draft}?path=settings.timeout`)).status).toBe(204);
    expect((await call('GET', draft)).body).toMatchObject({
      conflicts: [],
      changes: [{ path: 'name' }, { path: 'settings.tourStart' }],
    });
    expect(await call('POST', `${draft}/publish`, {})).toMatchObject({
      status: 200,
      body: { name: 'Draft', settings: { timeout: 7, tourStart: 'minified' }, version: 3 },
    });
  });

  it('discards some or all changes of its draft', async () => {
    const { draft, one } = await make();
    await call('PATCH', draft, {
      name: 'N',
      settings: { timeout: 8 },
      steps: [step('b', 'Zwei'), step('a', 'Eins'), step('c', 'Drei')],
    });
    expect(await call('DELETE', `${draft}?path=settings.timeout&path=steps[id=a].title`)).toMatchObject({
      status: 204,
    });
    const paths = async () => ((await call('GET', draft)).body.changes as Json[]).map(({ path }) => path);
    expect(await paths()).toEqual(['name', 'steps[id=b].title', 'steps[id=c]', 'steps[order]']);
    const unknown = await call('DELETE', `${draft}?path=settings.timeoutt&path=nam`);
    expect(unknown).toMatchObject({ status: 400, body: { error: { code: 'validation_error' } } });
    expect(unknown.body.error?.message).toContain('Did you mean `name`?');
    expect(await paths()).toHaveLength(4);
    expect((await call('DELETE', `${draft}?path=steps`)).status).toBe(204);
    expect(await paths()).toEqual(['name']);
    expect((await call('DELETE', draft)).status).toBe(204);
    expect((await call('DELETE', draft)).status).toBe(404);
    expect((await call('GET', one)).body).toMatchObject({ name: 'Tour', version: 1, draft: null });
  });

  it('refuses a change based on another version of the draft, also after the draft was discarded', async () => {
    const { draft } = await make();
    expect((await call('PATCH', draft, { name: 'A', expectedVersion: 0 })).status).toBe(200);
    expect((await call('PATCH', draft, { name: 'B', expectedVersion: 1 })).body.version).toBe(2);
    expect(await call('PATCH', draft, { name: 'C', expectedVersion: 1 })).toMatchObject({
      status: 409,
      body: { error: { code: 'edit_conflict', details: { version: 2, updatedBy: 'Test key' } } },
    });
    expect((await call('POST', `${draft}/publish`, { expectedVersion: 1 })).status).toBe(409);
    await call('DELETE', draft);
    expect((await call('PATCH', draft, { name: 'D', expectedVersion: 2 })).status).toBe(409);
    const again = await call('PATCH', draft, { name: 'D' });
    expect(again.body.version).toBe(4);
  });

  it('drops a change from its draft for good once the live widget has the same value', async () => {
    const { one, draft } = await make();
    await call('PATCH', draft, { settings: { timeout: 3 } });
    await call('PATCH', one, { settings: { timeout: 3 } });
    expect((await call('GET', draft)).status).toBe(404);
    await call('PATCH', one, { settings: { timeout: 1 } });
    expect((await call('GET', draft)).status).toBe(404);
    expect((await call('GET', one)).body).toMatchObject({ draft: null, settings: { timeout: 1 } });
  });

  it('refuses a change of its draft that is based on another live version', async () => {
    const { one, draft } = await make();
    expect((await call('PATCH', one, { name: 'Hot fix' })).body.version).toBe(2);
    expect(await call('PATCH', draft, { name: 'A', baseVersion: 1 })).toMatchObject({
      status: 409,
      body: { error: { code: 'edit_conflict', details: { version: 2, updatedBy: 'Test key' } } },
    });
    expect((await call('PATCH', draft, { name: 'A', baseVersion: 2 })).status).toBe(200);
  });

  it('keeps all of twenty simultaneous changes of its draft', async () => {
    const { draft } = await make();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => call('PATCH', draft, { settings: { [`own${at}`]: at } })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { changes, version } = (await call('GET', draft)).body;
    expect(changes).toHaveLength(20);
    expect(version).toBe(20);
  });

  it('checks the publish requirements of its draft only when the draft is published', async () => {
    const { draft, one } = await make();
    expect(await call('PATCH', draft, { steps: [], targeting: {} })).toMatchObject({
      status: 200,
      body: { unmet: [{ field: 'steps' }, { field: 'targeting' }] },
    });
    expect(await call('POST', `${draft}/publish`, {})).toMatchObject({
      status: 400,
      body: { error: { code: 'validation_error', details: { unmet: ['steps', 'targeting'] } } },
    });
    expect((await call('GET', one)).body).toMatchObject({ version: 1, draft: { changes: 3 } });
  });

  it('refuses in its draft the fields that its update refuses, and `active`', async () => {
    const { draft } = await make();
    const refused = await call('PATCH', draft, {
      stepz: [],
      active: false,
      settings: { frequency: 3 },
      themeId: 99_999,
    });
    expect(refused.status).toBe(400);
    const issues = (refused.body.error?.details.issues ?? []) as { path: string }[];
    expect(issues.map(({ path }) => path).sort()).toEqual(['active', 'settings.frequency', 'stepz']);
    const unknown = await call('PATCH', draft, { themeId: 99_999 });
    expect(unknown).toMatchObject({ status: 400, body: { error: { details: { issues: [{ path: 'themeId' }] } } } });
  });
});

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
