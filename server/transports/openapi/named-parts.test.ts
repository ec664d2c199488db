import { expect, test } from 'vitest';
import { z } from 'zod';
import { operations } from '../operations';
import type { Json } from './document';
import { buildDocument } from './openapi';

const document = buildDocument('https://docent.example.com');
const { schemas } = document.components;
const described = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const bodies = described.flatMap(({ operation }) => operation.requestBody?.content['application/json'] ?? []);

/** All objects in a value. References are followed, to each component once. */
function partsOf(value: unknown, met = new Set<string>()): Json[] {
  if (Array.isArray(value)) return value.flatMap((item) => partsOf(item, met));
  if (typeof value !== 'object' || value === null) return [];
  const part = value as Json;
  const name = typeof part.$ref === 'string' ? /schemas\/(.*)/.exec(part.$ref)?.[1] : undefined;
  const beyond = name && !met.has(name) ? partsOf(schemas[name], met.add(name)) : [];
  return [part, ...beyond, ...Object.values(part).flatMap((inner) => partsOf(inner, met))];
}

test('no component has the name of a global that generated code needs, such as `Response`', () => {
  const globals = new Set(Object.getOwnPropertyNames(globalThis));
  expect(globals.has('Response')).toBe(true);
  expect(Object.keys(schemas).filter((name) => globals.has(name))).toEqual([]);
});

test('a CSV file requires the same parameters as the JSON response', () => {
  const required = (path: string) => {
    const { get } = document.paths[path] ?? {};
    const parameters = (get?.parameters ?? []) as { name?: string; required?: boolean }[];
    return parameters.flatMap(({ name, required }) => (required ? [name] : [])).sort();
  };
  const crossed = '/micro-surveys/{id}/results/cross-tab';
  expect(required(`${crossed}.csv`)).toEqual(required(crossed));
  expect(required(`${crossed}.csv`)).toEqual(['columns', 'id', 'rows']);
});

test('every JSON body and response refers to a named schema', () => {
  // CSV files and pictures have no JSON schema.
  const inJson = described.filter(({ path }) => !/\.(csv|png)$/.test(path));
  const answers = inJson.flatMap(({ operation }) =>
    Object.entries(operation.responses).flatMap(([status, response]) =>
      status.startsWith('2') && 'content' in response
        ? [(response.content as Record<string, { schema: Json }>)['application/json']?.schema]
        : [],
    ),
  );
  for (const { schema } of bodies) expect(Object.keys(schema ?? {})).toEqual(['$ref']);
  for (const schema of answers) expect(Object.keys(schema ?? {})).toEqual(['$ref']);
  for (const name of [
    'CreateProductTourBody',
    'CreateChangelogPostBody',
    'ReplaceUserBody',
    'ProductTourList',
    'TagList',
  ])
    expect(Object.keys(schemas)).toContain(name);
});

test('every body has an example that the operation accepts', () => {
  for (const { path, method, operation } of described) {
    const media = operation.requestBody?.content['application/json'];
    if (!media) continue;
    expect(media.example, `${method} ${path}`).toBeTypeOf('object');
    const { input } = operations.find(({ meta }) => meta.openapi.operationId === operation.operationId) ?? {};
    const texts: Record<string, string> = { userId: 'a', widgetType: 'product-tours' };
    const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, texts[name] ?? 1]);
    const outcome = input?.safeParse({ ...Object.fromEntries(parameters), ...(media.example as object) });
    expect(outcome?.error && z.prettifyError(outcome.error), `${method} ${path}`).toBeUndefined();
  }
});

test('responses allow new fields and codes, and bodies forbid unknown fields', () => {
  const answers = partsOf(described.map(({ operation }) => operation.responses)).concat(
    partsOf(document.components.responses),
  );
  expect(answers.filter(({ additionalProperties }) => additionalProperties === false)).toEqual([]);
  expect(answers.filter((part) => Array.isArray(part.enum) && part.enum.includes('not_found'))).toEqual([]);
  for (const { schema } of bodies) {
    const name = String(schema?.$ref).split('/').at(-1) ?? '';
    const forms = (schemas[name]?.anyOf as Json[] | undefined) ?? [schemas[name]];
    const objects = forms.filter((form) => form?.type !== 'array');
    expect(
      objects.map((form) => form?.additionalProperties),
      name,
    ).toEqual([false]);
  }
  expect(
    partsOf(schemas.CreateMicroSurveyBody).some(({ $ref }) => $ref === '#/components/schemas/MicroSurveySettingsInput'),
  ).toBe(true);
});

test('error details have a schema for each code', () => {
  const inside = (schema: Json | undefined, name: string) => ((schema?.properties ?? {}) as Record<string, Json>)[name];
  const details = (name: string) => inside(inside(schemas[name], 'error'), 'details')?.properties as Json;
  expect(Object.keys(details('ValidationError'))).toEqual(['issues', 'unmet', 'requestId']);
  expect(Object.keys(details('InsufficientScopeError'))).toEqual(['requiredScope', 'liveWidgets', 'requestId']);
  expect(Object.keys(details('EditConflictError'))).toEqual([
    'version',
    'currentVersion',
    'updatedAt',
    'updatedBy',
    'updatedByCaller',
    'conflicts',
    'requestId',
  ]);
  expect(Object.keys(details('UnauthorizedError'))).toEqual(['requestId']);
});

test('only operations that can answer 404 list it', () => {
  const statuses = (path: string, method: string) => Object.keys(document.paths[path]?.[method]?.responses ?? {});
  for (const method of ['put', 'patch']) expect(statuses('/users/{userId}', method)).not.toContain('404');
  for (const method of ['get', 'delete']) expect(statuses('/users/{userId}', method)).toContain('404');
  expect(statuses('/tags', 'post')).not.toContain('404');
});

test('every POST accepts an idempotency key and lists 409', () => {
  for (const { path, method, operation } of described.filter((one) => one.method === 'post')) {
    expect(operation.parameters, `${method} ${path}`).toContainEqual({
      $ref: '#/components/parameters/IdempotencyKey',
    });
    expect(Object.keys(operation.responses), path).toContain('409');
  }
});

test('no long pattern is repeated', () => {
  const patterns = [...JSON.stringify(document).matchAll(/"pattern":"((?:[^"\\]|\\.){60,})"/g)].map(
    ([, pattern]) => pattern,
  );
  const often = patterns.filter((pattern, index) => patterns.indexOf(pattern) !== index);
  // One pattern is repeated: that of a roadmap’s domain, in the bodies of its two operations.
  expect(new Set(often).size).toBeLessThan(2);
  expect(JSON.stringify(document).match(/#\/components\/schemas\/Timestamp/g)?.length).toBeGreaterThan(20);
});
