import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Ctx } from '../../auth/context';
import { ALL_SCOPES } from '../../auth/scopes';
import { DocentError } from '../../platform/errors';
import { openTestApi } from '../../testing/api';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { fillCompany, queryFor } from '../../testing/fixture';
import { allTools, callTool } from './tools';

const CALLS = 2_000;

type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  $defs?: Record<string, Schema>;
};

const anything = fc
  .anything({ withNullPrototype: false, maxDepth: 2 })
  .map((value) => JSON.parse(JSON.stringify(value ?? null)));
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom('url', 'once', '2026-02-30', '2026-01-01', '', '\u0000', '__proto__', '1e999'),
);

/** Inputs that match a schema, except that a part is sometimes arbitrary. */
function inputOf(schema: Schema, defs: Record<string, Schema>): fc.Arbitrary<unknown> {
  const right = goodInputOf(schema, defs);
  return fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: anything });
}

function goodInputOf(schema: Schema, defs: Record<string, Schema>): fc.Arbitrary<unknown> {
  if (schema.$ref) return goodInputOf(defs[schema.$ref.split('/').pop() ?? ''] ?? {}, defs);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => inputOf(one, defs)));
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  const kinds = types.map((type): fc.Arbitrary<unknown> => {
    if (type === 'string') return text;
    if (type === 'integer') return fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer());
    if (type === 'number')
      return fc.oneof(fc.integer({ min: schema.minimum ?? -5, max: schema.maximum ?? 100 }), fc.double());
    if (type === 'boolean') return fc.boolean();
    if (type === 'null') return fc.constant(null);
    if (type === 'array') return fc.array(inputOf(schema.items ?? {}, defs), { maxLength: 3 });
    if (type !== 'object') return anything;
    if (!schema.properties) return fc.dictionary(text, anything, { maxKeys: 3 });
    const fields = Object.entries(schema.properties).map(([key, value]) => [key, inputOf(value, defs)] as const);
    return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] });
  });
  return fc.oneof(...kinds);
}

const { api } = await openTestApi();

it(`survives ${CALLS} calls with unusual inputs: no internal error, and everything stored can be read`, async () => {
  const database = await openTestDatabase();
  const { companyId, key } = await createTestCompany(database);
  const own = await fillCompany(api, key);
  const ctx = () => new Ctx(database, companyId, { kind: 'key', id: '1', name: 'fuzz', scopes: new Set(ALL_SCOPES) });
  const tools = [...allTools().values()];
  const call = fc.constantFrom(...tools).chain(({ tool }) => {
    const schema = tool.inputSchema as Schema;
    return inputOf(schema, schema.$defs ?? {}).map((input) => ({ name: tool.name, input }));
  });
  const outcomes = new Map<string, number>();
  const note = (outcome: string): void => {
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  };
  await fc.assert(
    fc.asyncProperty(call, async ({ name, input }) => {
      const error = await callTool(ctx(), name, input).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      if (!error) return note('success');
      expect(error).toBeInstanceOf(DocentError);
      expect((error as DocentError).code).not.toBe('internal_error');
      note((error as DocentError).code);
    }),
    { numRuns: CALLS },
  );
  // Both kinds must occur, otherwise the inputs prove nothing.
  expect(outcomes.get('success') ?? 0).toBeGreaterThan(CALLS / 50);
  expect(outcomes.get('validation_error') ?? 0).toBeGreaterThan(CALLS / 50);
  for (const { tool, meta } of tools)
    if (meta.openapi?.method === 'GET' && !(meta.openapi.path ?? '').includes('{'))
      await callTool(ctx(), tool.name, queryFor(meta.openapi.path ?? '', own));
});
