import { expect, test } from 'vitest';
import { Ctx } from '../../auth/context';
import { ALL_SCOPES } from '../../auth/scopes';
import { seedDemo } from '../../demo/demo';
import { recordEvents } from '../../features/analytics/events/service';
import { allTools } from '../../transports/mcp/tools';
import { buildDocument } from '../../transports/openapi/openapi';
import { createTestCompany, openTestDatabase } from '../database';
import { startApi } from '../http';
import { guide } from './guide';

type Body = { id: number; data: { id: number; path: string; last30Days: object }[]; features: { type: string }[] };

async function openCompany() {
  const database = await openTestDatabase();
  const { companyId, key } = await createTestCompany(database);
  const api = await startApi(database);
  const call = async (method: string, path: string, body?: unknown) => {
    const { status, body: answer, text } = await api.call(method, path, { key, body });
    if (status >= 400) throw new Error(`${method} ${path}: ${text}`);
    return answer as Body;
  };
  const actor = { kind: 'system', id: 'proof', name: 'Proof', scopes: new Set(ALL_SCOPES) } as const;
  return { database, api, key, call, ctx: new Ctx(database, companyId, actor) };
}

test('a type made of a folder and a line in the registry has operations, a description, tools, lists and statistics', async () => {
  const { api, key, call, ctx } = await openCompany();
  const { id } = await call('POST', '/example-strips', guide.example);
  const widgetPath = `/example-strips/${id}`;
  expect(await call('GET', widgetPath)).toMatchObject({ message: 'Invoices are here.', settings: { tone: 'calm' } });
  expect(await call('PATCH', widgetPath, { active: true })).toMatchObject({ active: true, version: 2 });
  await call('POST', `${widgetPath}/duplicate`);
  const refused = await api.call('PATCH', widgetPath, { key, body: { message: ' ' } });
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('message')]);
  expect(await call('GET', `/widgets/${id}/versions`)).toMatchObject({ pagination: { total: 2 } });

  const who = ['a', 'b', 'c', 'd'].map((userId) => ({ userId }));
  const happened = (name: string, people: typeof who) =>
    people.map((person) => ({ entityType: 'example', entityId: id, name, who: person, occurredAt: new Date() }));
  await recordEvents(ctx, [
    ...happened('example_shown', who),
    ...happened('example_clicked', who.slice(1, 2)),
    ...happened('example_target_missing', who.slice(0, 2)),
  ] as never);
  expect(await ctx.db.missingTarget.findMany({ where: { entityType: 'example' } })).toMatchObject([{ times: 2 }]);
  const listed = (await call('GET', '/widgets?type=example')).data.find((widget) => widget.id === id);
  expect(listed).toMatchObject({ path: 'example-strips', last30Days: { shown: 4, completed: 1 } });
  const { features } = await call('GET', '/stats/summary');
  expect(features.at(-1)).toMatchObject({ type: 'example', primary: { count: 4 }, secondary: { value: 25 } });
  expect(await call('GET', `/stats/funnels/example/${id}`)).toMatchObject({ stages: [{ users: 4 }, { users: 1 }] });
  expect(await call('GET', `/stats/widgets/example?entityId=${id}`)).toMatchObject({ widgets: [{ totalEvents: 7 }] });

  expect(await call('GET', '/authoring-guides/example-strips')).toMatchObject({
    summary: guide.summary,
    requirements: [expect.stringContaining('message'), expect.stringContaining('targeting')],
    fields: { properties: { message: { type: 'string', description: 'The text.' } } },
  });
  expect(await call('GET', `/widgets/example-strips/${id}/validation`)).toMatchObject({ publishable: true });
  const overview = await call('GET', '/account');
  expect(overview).toMatchObject({
    widgets: expect.arrayContaining([expect.objectContaining({ live: 1, drafts: 1 })]),
  });

  expect(Object.keys(buildDocument('https://docent.example.org').paths)).toEqual(
    expect.arrayContaining(['/example-strips', '/example-strips/{id}', '/example-strips/{id}/restore']),
  );
  expect([...allTools().keys()]).toEqual(expect.arrayContaining(['create_example_strip', 'list_example_strips']));
  const params = { name: 'get_example_strip', arguments: { id } };
  const answer = await fetch(api.mcpUrl, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
  });
  expect(await answer.text()).toContain('Invoices are here.');
  await call('DELETE', widgetPath);
  await call('POST', `${widgetPath}/restore`);
  await api.stop();
});

test('the type has widgets and events in the demo company', async () => {
  const database = await openTestDatabase();
  const { companyId } = await seedDemo(database, { now: new Date('2026-03-15T18:00:00Z') });
  const widgets = await database.prisma.widget.findMany({ where: { companyId, type: 'example' } });
  expect(widgets.map(({ active }) => active).sort()).toEqual([false, true]);
  expect(await database.prisma.event.count({ where: { companyId, entityType: 'example' } })).toBeGreaterThan(100);
});
