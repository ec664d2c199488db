import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openTestApi } from '../testing/api';
import { issuesOf } from './failure';
import { id, limit, name } from './wire';

const messagesOf = (schema: z.ZodType, value: unknown): string[] => {
  const { error } = schema.safeParse(value);
  return error ? issuesOf(error).map(({ message }) => message) : [];
};

const record = z.record(z.string().max(3), z.int());
const either = z.union([z.strictObject({ a: z.int() }), z.strictObject({ b: z.string(), c: z.int() })]);

const FAULTS: [what: string, schema: z.ZodType, value: unknown, message: string][] = [
  ['an empty text', z.string().min(1), '', 'Must not be empty.'],
  ['an empty name', name, '', 'Must not be empty.'],
  ['a name of spaces', name, '  ', 'Must not be only spaces.'],
  ['a short text', z.string().min(8), 'x', 'Must have at least 8 characters.'],
  ['a long text', z.string().max(1), 'xx', 'Must have at most 1 character.'],
  ['a text of another length', z.string().length(2), 'x', 'Must have exactly 2 characters.'],
  ['an id of 0', id, 0, 'Must be at least 1.'],
  ['a limit of 1,000', limit, 1_000, 'Must be at most 100.'],
  ['a fraction', id, 1.5, 'Must be a whole number.'],
  ['a number that JSON cannot hold', z.number(), Number.POSITIVE_INFINITY, 'Must be a number.'],
  ['a text for a whole number', id, '1', 'Must be a number, not a text.'],
  ['0 where more is needed', z.number().positive(), 0, 'Must be greater than 0.'],
  ['5 where less is needed', z.number().lt(5), 5, 'Must be less than 5.'],
  ['an odd number', z.number().multipleOf(2), 3, 'Must be a multiple of 2.'],
  ['an empty list', z.array(id).min(1), [], 'Must not be empty.'],
  ['a short list', z.array(id).min(2), [1], 'Must have at least 2 entries.'],
  ['a long list', z.array(id).max(1), [1, 2], 'Must have at most 1 entry.'],
  ['a long name of a field', record, { long: 1 }, 'A field cannot have this name.'],
  ['an invalid email address', z.email(), 'ann', 'Must be an email address, such as `ann@acme.example`.'],
  ['an invalid URL', z.url(), 'acme', 'Must be a URL, such as `https://acme.example/projects`.'],
  ['an invalid day', z.iso.date(), 'today', 'Must be a day, such as `2026-03-01`.'],
  [
    'an invalid moment',
    z.iso.datetime(),
    'now',
    'Must be an ISO 8601 moment with its zone, such as `2026-03-01T09:30:00Z`.',
  ],
  ['a text that does not match a pattern', z.string().regex(/^\w+$/), '!', 'Must match the pattern `/^\\w+$/`.'],
  ['an invalid IP address', z.ipv4(), '1', 'Must be a valid ipv4.'],
  ['a value that matches neither of two forms', either, { a: 'x' }, 'Does not match any of the accepted formats.'],
  ['a value that is refused without a message', z.string().refine(() => false), 'x', 'Not valid.'],
];

describe('a schema has a plain message for', () => {
  it.each(FAULTS)('%s', (_, schema, value, message) => {
    expect(messagesOf(schema, value)).toEqual([message]);
  });
});

it('the same messages appear over REST and in the rows of an import', async () => {
  const { api, key } = await openTestApi();
  const refused = await api.call('POST', '/tags', { key, body: { name: '' } });
  expect(refused.body).toMatchObject({ error: { message: 'name: Must not be empty.' } });
  const users = [{ userId: '' }, { userId: 'x'.repeat(1_000) }];
  const { body } = await api.call('POST', '/users/import', { key, body: { users } });
  expect((body as { rows: { message: string }[] }).rows.map(({ message }) => message)).toEqual([
    'userId: Must not be empty.',
    'userId: Must have at most 255 characters.',
  ]);
});
