import { describe, expect, test } from 'vitest';
import type { Content, Settings, WidgetDefinition } from '../../../widgets/contract/definition';
import { definitions } from '../../../widgets/contract/registry';
import type { StoredParts } from '../../../widgets/contract/stored';
import { openTestApi } from '../../testing/api';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { FIRST_RELEASE_WIDGETS } from '../../testing/first-forms';
import type { Answer } from '../../testing/http';

type Detail = Content & { id: number; version: number; settings: Settings; snapshot: Content };

const { api } = await openTestApi();

const detail = (answer: Answer) => answer.body as Detail;

/** A company whose one widget and its first version hold `parts`, as an older release may have stored them. */
async function storedAs(definition: WidgetDefinition, parts: Partial<StoredParts>) {
  const database = await openTestDatabase();
  const { companyId, key } = await createTestCompany(database);
  const call = (method: string, path: string, body?: object) => api.call(method, path, { key, body });
  const { id } = detail(await call('POST', `/${definition.path}`, { ...definition.example, active: false }));
  const json = JSON.stringify(parts);
  await database.prisma.$executeRaw`UPDATE "Widget" SET "content" = COALESCE(${json}::jsonb -> 'content', "content"),
    "settings" = COALESCE(${json}::jsonb -> 'settings', "settings"), "rules" = COALESCE(${json}::jsonb -> 'rules', "rules")
    WHERE "companyId" = ${companyId} AND "id" = ${id}`;
  await database.prisma.$executeRaw`UPDATE "WidgetVersion" SET "snapshot" = "snapshot" || ${json}::jsonb
    WHERE "companyId" = ${companyId} AND "widgetId" = ${id}`;
  return { call, id, one: `/${definition.path}/${id}` };
}

const own = ({ detail: shape }: WidgetDefinition, answer: Answer) =>
  Object.fromEntries([...Object.keys(shape), 'settings', 'rules'].map((key) => [key, detail(answer)[key]]));

type Form = { form: string; stored: { content: Content; settings: Settings } | undefined };
const FORMS = (definition: WidgetDefinition): Form[] => [
  { form: 'without content and settings', stored: { content: {}, settings: {} } },
  {
    form: 'as in the first release',
    stored: FIRST_RELEASE_WIDGETS[definition.entityType as keyof typeof FIRST_RELEASE_WIDGETS],
  },
];

const cases = definitions.flatMap((definition) =>
  FORMS(definition).flatMap(({ form, stored }) =>
    stored ? [{ label: definition.label, form, definition, stored }] : [],
  ),
);

describe.each(cases)('a $label that is stored $form', ({ definition, stored }) => {
  test('is read, changed, published, archived, restored, copied and brought back from its versions', async () => {
    const { call, id, one } = await storedAs(definition, stored);
    const read = await call('GET', one);
    expect(read.status, read.text).toBe(200);
    const expected = { ...definition.emptyContent, ...stored.content, settings: stored.settings };
    expect(own(definition, read)).toMatchObject(expected);

    const { entityType, path } = definition;
    for (const also of [
      `/${path}`,
      '/widgets',
      '/account',
      `/widgets/${path}/${id}/validation`,
      `/widgets/${id}/versions`,
      `/stats/widgets/${entityType}`,
      `/stats/funnels/${entityType}/${id}`,
    ])
      expect([also, (await call('GET', also)).status]).toEqual([also, 200]);
    const version = await call('GET', `/widgets/${id}/versions/1/snapshot`);
    expect(version.status, version.text).toBe(200);
    expect(detail(version).snapshot).toMatchObject(own(definition, read));

    const renamed = await call('PATCH', one, { name: 'New', expectedVersion: 1 });
    expect(renamed.status, renamed.text).toBe(200);
    expect(detail(renamed)).toMatchObject({ ...own(definition, read), name: 'New', version: 2 });
    const copy = await call('POST', `${one}/duplicate`);
    expect([copy.status, own(definition, copy)]).toEqual([201, own(definition, read)]);
    const back = await call('POST', `/widgets/${id}/versions/1/restore`, {});
    expect([back.status, own(definition, back)]).toEqual([200, own(definition, read)]);

    const { name: _, ...body } = definition.example;
    const live = await call('PATCH', one, { ...body, active: true });
    expect([live.status, detail(live).active]).toEqual([200, true]);
    expect((await call('POST', `/widgets/${id}/versions/2/restore`, {})).status).toBeOneOf([200, 400]);
    expect((await call('DELETE', one)).status).toBe(204);
    const restored = await call('POST', `${one}/restore`);
    expect([restored.status, detail(restored).active]).toEqual([200, false]);
    const moved = await call('PATCH', '/widgets/move', { ids: [id], folderId: null });
    expect([moved.status, (await call('POST', '/widgets/archive', { ids: [id] })).status]).toEqual([200, 200]);
  });
});
