import { expect, test } from 'vitest';
import { z } from 'zod';
import { messages } from '../../messages';
import { knownValues as ofTypes } from '../generated/known-values';
import { knownValues as shared } from './known-values';
import { definitions } from './registry';

type Schema = {
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
};

/** Every schema below `schema`, by a path such as `steps[].type`. */
function schemasIn(schema: Schema, path: string): [string, Schema][] {
  const inside = [
    ...Object.entries(schema.properties ?? {}).flatMap(([key, one]) => schemasIn(one, path ? `${path}.${key}` : key)),
    ...(schema.items ? schemasIn(schema.items, `${path}[]`) : []),
    ...(schema.anyOf ?? []).flatMap((one) => schemasIn(one, path)),
  ];
  return [[path, schema], ...inside];
}

const all = definitions.flatMap(({ entityType: type, input, settings }) => {
  const json = z.toJSONSchema(z.object({ ...input, settings }), { unrepresentable: 'any', io: 'input' });
  return schemasIn(json as Schema, '').map(([path, schema]) => [`${type}.${path}`, schema] as const);
});

const knownIn = ({ description = '' }: Schema): string | undefined => {
  const [, known] = /Known values: (.*); others/.exec(description) ?? [];
  return known && values(known.split(', ').map((value) => value.slice(1, -1)));
};

const values = (list: readonly string[]) => [...list].sort().join(', ');

const groups = [shared, ...Object.values(ofTypes)].flatMap((known) => Object.values<readonly string[]>(known));

test('every enumeration of a definition is a group of known values, and every group is used', () => {
  const found = all.flatMap(([, schema]) => knownIn(schema) ?? []);
  expect([...new Set(found)].sort()).toEqual([...new Set(groups.map(values))].sort());
});

test('the messages name exactly the known values of each type', () => {
  const texts = Object.entries(messages.editing).map(([type, { values }]) => [type, values] as const);
  const keysIn = (all: object) =>
    Object.entries(all).map(([group, of]) => [group, (Array.isArray(of) ? [...of] : Object.keys(of)).sort()]);
  expect(texts.map(([type, all]) => [type, keysIn(all as object)])).toEqual(
    Object.entries(ofTypes).map(([type, known]) => [type, keysIn(known)]),
  );
});
