import { describe, expect, it } from 'vitest';
import type { WidgetDefinition } from '../../../widgets/contract/definition';
import { definitions } from '../../../widgets/contract/registry';
import { openTestApi } from '../../testing/api';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import type { Answer } from '../../testing/http';

type Detail = Record<string, unknown> & {
  id: number;
  active: boolean;
  settings: Record<string, unknown>;
  note?: string;
};

const { api } = await openTestApi();

/** Creates a company with a key that may publish and one that may not. */
async function company() {
  const database = await openTestDatabase();
  const { key, companyId } = await createTestCompany(database);
  const made = await api.call('POST', '/api-keys', { key, body: { name: 'editor', scopes: ['read', 'write'] } });
  return { database, companyId, key, editor: (made.body as { key: string }).key };
}

const detail = (answer: Answer) => answer.body as Detail;
const error = (answer: Answer) =>
  (answer.body as { error: { code: string; message: string; details?: Record<string, unknown> } }).error;

/** A change that makes a widget of a type unpublishable: it empties the fields that the type requires, or else the targeting. */
function spoilerOf({ emptyContent, unmet }: WidgetDefinition): { body: object; unmet: string[] } {
  const fields = unmet({ content: emptyContent, settings: {}, rules: [] }).map(({ field }) => field);
  if (!fields.length) return { body: { targeting: {} }, unmet: ['targeting'] };
  const setting = (field: string) => /^settings\.(.+)$/.exec(field)?.[1];
  const content = fields.filter((field) => !setting(field)).map((field) => [field, emptyContent[field]]);
  const settings = fields.flatMap((field) => (setting(field) ? [[setting(field), null]] : []));
  return { body: { ...Object.fromEntries(content), settings: Object.fromEntries(settings) }, unmet: fields };
}

const types: WidgetDefinition[] = [...definitions];

describe.each(types)('a $label', (definition) => {
  const { path, example, label } = definition;
  const collection = `/${path}`;
  const spoiler = spoilerOf(definition);

  it('is created as a draft by default, with its URL in the builder', async () => {
    const { key } = await company();
    const made = await api.call('POST', collection, { key, body: { ...example, active: undefined } });
    expect(made.status).toBe(201);
    expect(detail(made)).toMatchObject({
      active: false,
      dashboardUrl: expect.stringMatching(`/builder/${path}/${detail(made).id}$`),
    });
    expect(detail(made).note).toBeUndefined();
    const read = await api.call('GET', `${collection}/${detail(made).id}`, { key });
    expect(read.body).toEqual(made.body);
  });

  it('stays a draft with a note that says why if requirements are unmet', async () => {
    const { key } = await company();
    const made = await api.call('POST', collection, { key, body: { name: 'Bare', active: true } });
    expect([made.status, detail(made).active]).toEqual([201, false]);
    expect(detail(made).note).toContain('targeting');
  });

  it('goes live if it meets the requirements, and is taken down again', async () => {
    const { key } = await company();
    const made = await api.call('POST', collection, { key, body: { ...example, active: true } });
    expect(detail(made).active).toBe(true);
    const down = await api.call('PATCH', `${collection}/${detail(made).id}`, { key, body: { active: false } });
    expect([down.status, detail(down).active]).toEqual([200, false]);
  });

  it('refuses a change completely if it would leave the widget live but unpublishable', async () => {
    const { key } = await company();
    const made = await api.call('POST', collection, { key, body: { ...example, active: true } });
    const one = `${collection}/${detail(made).id}`;
    const refused = await api.call('PATCH', one, { key, body: { name: 'Lost', ...spoiler.body } });
    expect([refused.status, error(refused).code]).toEqual([400, 'validation_error']);
    expect(error(refused).details?.unmet).toEqual(spoiler.unmet);
    expect(error(refused).message).toContain('"active": false');
    expect((await api.call('GET', one, { key })).body).toEqual(made.body);
    const both = await api.call('PATCH', one, { key, body: { ...spoiler.body, active: false } });
    expect([both.status, detail(both).active]).toEqual([200, false]);
  });

  it('refuses to publish a draft that is not ready', async () => {
    const { key } = await company();
    const made = await api.call('POST', collection, { key, body: example });
    const one = `${collection}/${detail(made).id}`;
    const spoiled = await api.call('PATCH', one, { key, body: spoiler.body });
    expect(spoiled.status).toBe(200);
    const refused = await api.call('PATCH', one, { key, body: { name: 'Lost', active: true } });
    expect([refused.status, error(refused).details?.unmet]).toEqual([400, spoiler.unmet]);
    expect((await api.call('GET', one, { key })).body).toEqual(spoiled.body);
  });

  it('cannot be published or changed while live without the publish scope', async () => {
    const { key, editor } = await company();
    const refused = await api.call('POST', collection, { key: editor, body: { ...example, active: true } });
    expect([refused.status, error(refused)]).toMatchObject([
      403,
      { code: 'insufficient_scope', details: { requiredScope: 'publish' } },
    ]);
    expect((await api.call('GET', collection, { key })).body).toMatchObject({ pagination: { total: 0 } });

    const made = await api.call('POST', collection, { key: editor, body: example });
    const one = `${collection}/${detail(made).id}`;
    const publish = await api.call('PATCH', one, { key: editor, body: { active: true } });
    expect([publish.status, error(publish).code]).toEqual([403, 'insufficient_scope']);
    await api.call('PATCH', one, { key, body: { active: true } });
    for (const body of [{ name: 'Mine' }, { active: false }, {}]) {
      const change = await api.call('PATCH', one, { key: editor, body });
      expect([change.status, error(change).code]).toEqual([409, 'widget_is_live']);
    }
    const archive = await api.call('DELETE', one, { key: editor });
    expect([archive.status, error(archive).code]).toEqual([409, 'widget_is_live']);
    expect(detail(await api.call('GET', one, { key })).active).toBe(true);
  });

  it('is hidden after it is archived, and restored as a draft', async () => {
    const { key } = await company();
    const made = await api.call('POST', collection, { key, body: { ...example, active: true } });
    const one = `${collection}/${detail(made).id}`;
    expect((await api.call('DELETE', one, { key })).status).toBe(204);
    for (const [method, suffix] of [
      ['GET', ''],
      ['PATCH', ''],
      ['DELETE', ''],
      ['POST', '/duplicate'],
    ] as const)
      expect((await api.call(method, one + suffix, { key, ...(method === 'PATCH' ? { body: {} } : {}) })).status).toBe(
        404,
      );
    expect((await api.call('GET', collection, { key })).body).toMatchObject({ data: [] });
    const all = await api.call('GET', `${collection}?includeArchived=true`, { key });
    expect(all.body).toMatchObject({ data: [{ id: detail(made).id, active: false, archivedAt: expect.any(String) }] });
    const back = await api.call('POST', `${one}/restore`, { key });
    expect([back.status, detail(back).active, detail(back).name]).toEqual([200, false, example.name]);
  });

  it('can be duplicated as a draft', async () => {
    const { key } = await company();
    const made = await api.call('POST', collection, { key, body: { ...example, active: true } });
    const copy = await api.call('POST', `${collection}/${detail(made).id}/duplicate`, { key });
    expect(copy.status).toBe(201);
    const { id, createdAt: _, updatedAt: __, dashboardUrl: ___, ...same } = detail(made);
    expect(detail(copy)).toMatchObject({ ...same, active: false, name: `${same.name} (copy)` });
    expect(detail(copy).id).not.toBe(id);
  });

  it('merges settings, replaces targeting, and keeps a version of every save', async () => {
    const { database, companyId, key } = await company();
    const made = await api.call('POST', collection, {
      key,
      body: { ...example, settings: { ...(example.settings as object), kept: { deep: 1 }, gone: 1 } },
    });
    const one = `${collection}/${detail(made).id}`;
    const rules = [{ type: 'url', comparisonOperator: 'contains', value: '/app' }];
    const changed = await api.call('PATCH', one, {
      key,
      body: { settings: { gone: null, added: [1] }, targeting: { rules, ruleLogicalOperator: 'or' } },
    });
    expect(changed.status, changed.text).toBe(200);
    expect(detail(changed).settings).toEqual({ ...detail(made).settings, gone: null, added: [1] });
    expect(changed.body).toMatchObject({ rules, ruleLogicalOperator: 'or' });
    expect((await api.call('PATCH', one, { key, body: {} })).body).toEqual(changed.body);
    const versions = await database.prisma.widgetVersion.findMany({
      where: { companyId, widgetId: detail(made).id },
      orderBy: { number: 'asc' },
    });
    expect(versions.map(({ number, actorKind, actorName }) => [number, actorKind, actorName])).toEqual([
      [1, 'key', 'Test key'],
      [2, 'key', 'Test key'],
    ]);
    expect(versions[1]?.snapshot).toMatchObject({ settings: detail(changed).settings, rules });
  });

  it('loses nothing to simultaneous changes', async () => {
    const { key } = await company();
    const made = await api.call('POST', collection, { key, body: example });
    const one = `${collection}/${detail(made).id}`;
    const writers = Array.from({ length: 24 }, (_, n) =>
      api.call('PATCH', one, { key, body: { settings: { [`key${n}`]: n } } }),
    );
    expect((await Promise.all(writers)).map(({ status }) => status)).toEqual(Array(24).fill(200));
    const { settings } = detail(await api.call('GET', one, { key }));
    for (let n = 0; n < 24; n += 1) expect(settings[`key${n}`]).toBe(n);
  });

  it('is never live but unpublishable, even if publishing races with a change that spoils it', async () => {
    const { key } = await company();
    for (let round = 0; round < 5; round += 1) {
      const made = await api.call('POST', collection, { key, body: example });
      const one = `${collection}/${detail(made).id}`;
      const [publish, spoil] = await Promise.all([
        api.call('PATCH', one, { key, body: { active: true } }),
        api.call('PATCH', one, { key, body: spoiler.body }),
      ]);
      expect([publish.status, spoil.status].sort(), label).toEqual([200, 400]);
    }
  });
});
