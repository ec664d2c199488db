import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { companyMaker } from '../../testing/browser';
import { openTestDatabase } from '../../testing/database';
import { rawCallsTo, spell, startApi } from '../../testing/http';
import { CLIENTS } from '../../testing/mcp-clients';
import { withoutMarks } from '../mcp/end-user-texts';

const database = await openTestDatabase();
const api = await startApi(database, { DOCENT_CLIENT_LIMIT_ADDRESS: '1000000', DOCENT_CLIENT_LIMIT: '1000000' });
afterAll(() => api.stop());
const { key, browser } = await companyMaker(database, api)();
const rest = rawCallsTo(api.url, key);

/** Ids that servers, routers and clients may interpret. */
const ODD = [
  ...[
    '.',
    '..',
    '...',
    '/',
    '//',
    '\\',
    '\\\\',
    '../../api/',
    '../../',
    '/.',
    '/..',
    '../..',
    'a/../b',
    '%',
    '%2e',
    '%2E%2e',
    '%252e',
    '%2f',
    '%zz',
  ],
  ...[
    '?',
    '#',
    '?a=b',
    '#a',
    '&',
    '=',
    '+',
    ' ',
    '\t',
    '\n',
    '\r\n',
    ';',
    ':',
    '*',
    '@',
    '~',
    '"',
    "'",
    '`',
    '<',
    '>',
    '{}',
    '[]',
  ],
  ...[
    '$',
    '\u007f',
    '\u00a0',
    '\u200b',
    '\ufeff',
    '\ufffd',
    'é',
    'e\u0301',
    'ß',
    '🦆',
    '👨‍👩‍👧',
    'null',
    'id',
    'activity',
    '__proto__',
    '-1',
  ],
];

const userId = fc
  .oneof(
    fc.array(fc.constantFrom(...ODD), { minLength: 1, maxLength: 6 }).map((parts) => parts.join('')),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
    fc.string({ unit: 'grapheme-ascii', minLength: 200, maxLength: 255 }),
  )
  .filter((text) => text.length <= 255 && !text.includes('\0'));

const eachId = (check: (id: string) => Promise<void>) =>
  fc.assert(fc.asyncProperty(userId, check), {
    numRuns: 60,
    interruptAfterTimeLimit: 20_000,
    examples: [...ODD, '..'.repeat(127), '🦆'.repeat(127)].map((id) => [id]),
  });

describe('every user id that can be stored is one user', () => {
  it('over REST, with any escaping of the path', () =>
    eachId(async (id) => {
      const [path, spelled] = [`/users/${encodeURIComponent(id)}`, `/users/${spell(id)}`];
      const put = await rest('PUT', path, { metadata: { id } });
      expect(put).toMatchObject({ status: 201, body: { userId: id, metadata: { id } } });
      expect(await rest('GET', spelled)).toEqual({ status: 200, body: put.body });
      expect(await rest('PATCH', spelled, {})).toEqual({ status: 200, body: put.body });
      expect(await rest('GET', `${path}/activity`)).toMatchObject({ status: 200, body: { data: [] } });
      expect(await rest('GET', `/users?query=${spell(id)}`)).toMatchObject({ body: { data: [{ userId: id }] } });
      expect((await rest('DELETE', path)).status).toBe(204);
      expect((await rest('GET', spelled)).status).toBe(404);
    }));

  it.each(Object.keys(CLIENTS))('as tools, called by a client of %s', async (version) => {
    const client = await CLIENTS[version]?.(api.mcpUrl, key);
    const call = async (name: string, input: object) =>
      withoutMarks((await client?.callTool({ name, arguments: { ...input } }))?.structuredContent);
    await eachId(async (id) => {
      const user = await call('replace_user', { userId: id, metadata: { id } });
      expect(user).toMatchObject({ userId: id, metadata: { id } });
      expect(await call('get_user', { userId: id })).toEqual(user);
      expect(await call('update_user', { userId: id })).toEqual(user);
      expect(await call('list_user_activity', { userId: id })).toMatchObject({ data: [] });
      expect(await call('erase_user', { userId: id })).toEqual({});
      expect((await rest('GET', `/users/${spell(id)}`)).status).toBe(404);
    });
    await client?.close();
  });

  it('in a browser', () =>
    eachId(async (id) => {
      const { ask, report } = browser();
      expect((await ask('/identify', { userId: id, metadata: { id } })).status).toBe(200);
      expect((await ask('/bootstrap', { userId: id })).status).toBe(200);
      const event = { entityType: undefined, entityId: undefined };
      expect((await report('seen', { id: 0 }, '', event, { userId: id })).body).toMatchObject({ recorded: 1 });
      const path = `/users/${spell(id)}`;
      expect(await rest('GET', path)).toMatchObject({ status: 200, body: { userId: id, metadata: { id } } });
      expect(await rest('GET', `${path}/activity`)).toMatchObject({ body: { data: [{ name: 'seen' }] } });
      expect((await rest('DELETE', path)).status).toBe(204);
    }));
});
