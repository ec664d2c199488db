import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BODIES } from '../../testing/bodies';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { type FilledCompany, type Fixture, fillAddress, fillCompany, filledCompanies } from '../../testing/fixture';
import { errorCode as code, startApi, type TestApi } from '../../testing/http';
import { buildDocument } from '../openapi/openapi';
import { type Route, routes } from '../rest/routes';

/** Operations that the API must serve. */
const DOCUMENTED = `
GET /product-tours, POST /product-tours, GET /product-tours/{id}, PATCH /product-tours/{id},
POST /checklists, GET /checklists/{id}, PATCH /checklists/{id},
POST /smart-tips, PATCH /smart-tips/{id},
POST /announcements, PATCH /announcements/{id},
GET /micro-surveys, POST /micro-surveys, GET /micro-surveys/{id}, PATCH /micro-surveys/{id},
POST /feedback-widgets, PATCH /feedback-widgets/{widgetId},
POST /nps-widgets, GET /nps-widgets/{widgetId}, PATCH /nps-widgets/{widgetId}, GET /nps-widgets/{widgetId}/score,
GET /changelogs, GET /changelogs/{changelogId}/posts, PATCH /changelogs/{changelogId}/posts/{postId},
GET /roadmaps/{roadmapId}, GET /stats/summary, GET /stats/widgets/{entityType}, PUT /users/{userId}, PATCH /users/{userId},
POST /changelogs/{changelogId}/posts, GET /feedback-widgets, GET /feedback-widgets/{widgetId}/responses,
GET /nps-widgets, GET /nps-widgets/{widgetId}/responses, GET /roadmaps, GET /tags`
  .split(',')
  .map((row) => row.trim());

const operations = routes.map((route) => {
  const { method, template, operation } = route;
  const { tool, scope } = operation.meta;
  return { route, operation, tool, scope, method, template, title: `${method} ${template}` };
});

const document = buildDocument('https://docent.example.org');
let api: TestApi;
let own: Fixture;
let filledFor: (route: Route) => Promise<FilledCompany>;
let keys: { all: string; read: string; write: string; foreign: string };

beforeAll(async () => {
  const database = await openTestDatabase();
  api = await startApi(database);
  filledFor = filledCompanies(api, database);
  const company = await createTestCompany(database);
  own = await fillCompany(api, company.key);
  const limited = async (scope: string) => {
    const answer = await api.call('POST', '/api-keys', { key: company.key, body: { name: scope, scopes: [scope] } });
    return (answer.body as { key: string }).key;
  };
  const other = await createTestCompany(database);
  keys = { all: company.key, read: await limited('read'), write: await limited('write'), foreign: other.key };
});

afterAll(() => api.stop());

it.each(DOCUMENTED)('serves %s', (row) => {
  expect(operations.map(({ title }) => title)).toContain(row);
});

describe.each(operations)('$title', ({ route, operation, tool, scope, method, template }) => {
  const body = BODIES[tool];
  const documented = () => Object.keys(document.paths[template]?.[method.toLowerCase()]?.responses ?? {});

  it('has a test body if it accepts a body', () => {
    expect(Object.keys(BODIES).includes(tool)).toBe(method !== 'GET' && method !== 'DELETE');
  });

  it('returns 401 without a key', async () => {
    const answer = await api.call(method, fillAddress(template, own), { body });
    expect([answer.status, code(answer.body)]).toEqual([401, 'unauthorized']);
    expect(documented()).toContain('401');
  });

  it('returns 403 for a key without the scope', async () => {
    const key = scope === 'read' ? keys.write : keys.read;
    const answer = await api.call(method, fillAddress(template, own), {
      key,
      ...(scope === 'write' && method !== 'DELETE' ? { body: '{ not even JSON' } : {}),
    });
    expect([answer.status, code(answer.body)]).toEqual([403, 'insufficient_scope']);
    expect(answer.body).toMatchObject({ error: { details: { requiredScope: scope } } });
    expect(documented()).toContain('403');
  });

  it('returns 400 for unknown fields, and names each', async () => {
    const stray = { first: 1, second: 2 };
    const acceptsBody = method !== 'GET' && method !== 'DELETE';
    const path = fillAddress(template, own, acceptsBody ? {} : { first: '1', second: '2' });
    const answer = await api.call(method, path, {
      key: keys.all,
      ...(acceptsBody ? { body: { ...(body as object), ...stray } } : {}),
    });
    expect([answer.status, code(answer.body)]).toEqual([400, 'validation_error']);
    const { issues } = (answer.body as { error: { details: { issues: { path: string }[] } } }).error.details;
    expect(issues.map((issue) => issue.path)).toEqual(expect.arrayContaining(['first', 'second']));
    expect(documented()).toContain('400');
  });

  const namesExistingRecord =
    template.includes('{') &&
    !template.includes('{entityType}') &&
    !template.includes('/authoring-guides/') &&
    !/^PUT|^PATCH \/users/.test(`${method} ${template}`);
  if (namesExistingRecord)
    it('returns 404 to another company', async () => {
      const answer = await api.call(method, fillAddress(template, own), { key: keys.foreign, body });
      expect([answer.status, code(answer.body)]).toEqual([404, 'not_found']);
      expect(documented()).toContain('404');
    });

  it('returns a response that matches its schema, with a documented status', async () => {
    const { key, fixture } = await filledFor(route);
    const answer = await api.call(method, fillAddress(template, fixture), { key, body });
    expect(answer.status, answer.text).toBeLessThan(300);
    expect(documented()).toContain(String(answer.status));
    expect(answer.headers.get('x-ratelimit-limit')).toMatch(/^\d+$/);
    expect(answer.headers.get('x-ratelimit-remaining')).toMatch(/^\d+$/);
    expect(answer.headers.get('x-ratelimit-reset')).toMatch(/^\d+$/);
    if (operation.meta.picture) expect(answer.headers.get('content-type')).toBe('image/png');
    else if (answer.status === 204) expect(answer.text).toBe('');
    else expect(operation.output.parse(answer.body)).toEqual(answer.body);
  });
});

it('returns 404 for statistics of another company’s widget', async () => {
  const answer = await api.call('GET', `/stats/widgets/tour?entityId=${own.ids['product-tours']}`, {
    key: keys.foreign,
  });
  expect([answer.status, code(answer.body)]).toEqual([404, 'not_found']);
});

it('never shows users of another company, even with the same id', async () => {
  const path = `/users/${encodeURIComponent(own.userId)}`;
  const answer = await api.call('PATCH', path, { key: keys.foreign, body: { metadata: { mine: true } } });
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({ userId: own.userId, metadata: { mine: true } });
  const original = await api.call('GET', path, { key: keys.all });
  expect(original.body).toMatchObject({ metadata: { plan: 'pro' } });
});
