import { describe, expect, it } from 'vitest';
import { type Json, openTourDrafts, step, TOUR, titlesOf } from '../../../testing/tour-drafts';

const { call, make } = await openTourDrafts();

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

  it('discards the changes at paths between commas, also where the id of an entry contains a comma', async () => {
    const { draft } = await make({ ...TOUR, steps: [step('a,b', 'One'), step('c],d', 'Two'), step('e', 'Three')] });
    const steps = [step('a,b', 'Eins'), step('c],d', 'Zwei'), step('e', 'Drei')];
    await call('PATCH', draft, { name: 'N', settings: { timeout: 8 }, steps });
    const paths = async () => ((await call('GET', draft)).body.changes as Json[]).map(({ path }) => path);
    const discard = (...texts: string[]) =>
      call('DELETE', `${draft}?${texts.map((text) => `path=${encodeURIComponent(text)}`).join('&')}`);
    const unknown = await discard('name,settings.timeoutt,');
    expect(unknown.body.error?.details.issues).toMatchObject([{ code: 'unknown_path' }, { code: 'unknown_path' }]);
    expect((await discard('name,settings.timeout', 'steps[id=c],d].title')).status).toBe(204);
    expect(await paths()).toEqual(['steps[id=a,b].title', 'steps[id=e].title']);
    // More than one path can have.
    const many = Array.from({ length: 60 }, () => 'steps[id=e].title').join(',');
    expect((await discard(`steps[id=a,b].title,${many}`)).status).toBe(204);
    expect((await call('GET', draft)).status).toBe(404);
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
