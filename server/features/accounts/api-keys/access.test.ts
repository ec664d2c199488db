import { beforeEach, expect, test } from 'vitest';
import { authenticateKey } from '../../../auth/authenticate';
import { ALL_SCOPES, type Scope } from '../../../auth/scopes';
import { type Caller, issuePaths, openTestCaller, refusal } from '../../../testing/caller';

let mine: Caller;
beforeEach(async () => {
  mine = await openTestCaller();
});

const holding = (...scopes: Scope[]) => mine.as({ scopes: new Set(scopes) });

test('a new key is shown whole, works and holds all scopes by default', async () => {
  const created = await mine.api.apiKeys.create({ name: 'Sync' });
  expect(created).toEqual({
    id: created.id,
    name: 'Sync',
    key: expect.stringMatching(/^dk_[0-9A-Za-z]{40}$/),
    scopes: ALL_SCOPES,
    createdAt: expect.stringMatching(/Z$/),
    lastUsedAt: null,
  });
  const caller = await authenticateKey(mine.database, created.key);
  expect([caller?.companyId, caller?.actor.id]).toEqual([mine.companyId, String(created.id)]);
  const reader = await mine.api.apiKeys.create({ name: 'Reader', scopes: ['read'] });
  expect((await authenticateKey(mine.database, reader.key))?.actor.scopes).toEqual(new Set(['read']));
});

test.each<[Scope[], Scope[] | undefined, Scope]>([
  [['read', 'write'], undefined, 'publish'],
  [['write'], ['read', 'publish'], 'read'],
  [['read', 'write'], ['write', 'publish'], 'publish'],
])('a key with %j cannot grant %j', async (held, scopes, requiredScope) => {
  const error = await refusal(holding(...held).api.apiKeys.create({ name: 'More', scopes }));
  expect([error.code, error.details]).toEqual(['insufficient_scope', { requiredScope }]);
  expect((await mine.api.apiKeys.list({})).pagination.total).toBe(1);
});

test('a key can grant the scopes that it has', async () => {
  const { scopes } = await holding('read', 'write').api.apiKeys.create({ name: 'Less', scopes: ['write', 'read'] });
  expect(new Set(scopes)).toEqual(new Set(['read', 'write']));
});

test('lists show a key in full to a person with its scopes, otherwise masked', async () => {
  const { key } = await mine.api.apiKeys.create({ name: 'Full' });
  await mine.api.apiKeys.create({ name: 'Reader', scopes: ['read'] });
  const shown = async (caller: Caller) => (await caller.api.apiKeys.list({ limit: 2 })).data.map((one) => one.key);
  const mask = /^dk_\*{36}[0-9A-Za-z]{4}$/;
  const [, masked] = await shown(mine);
  expect(masked).toMatch(mask);
  expect(masked?.slice(-4)).toBe(key.slice(-4));
  expect((await shown(mine.as({ kind: 'person' })))[1]).toBe(key);
  const editor = mine.as({ kind: 'person', role: 'editor', scopes: new Set(['read', 'write']) });
  const [own, beyond] = await shown(editor);
  expect(own).toMatch(/^dk_[0-9A-Za-z]{40}$/);
  expect(beyond).toMatch(mask);
});

test('a viewer, who cannot create keys, sees all of them masked', async () => {
  await mine.api.apiKeys.create({ name: 'Reader', scopes: ['read'] });
  const viewer = mine.as({ kind: 'person', role: 'viewer', scopes: new Set(['read']) });
  const { data } = await viewer.api.apiKeys.list({});
  for (const { key } of data) expect(key).toMatch(/^dk_\*{36}[0-9A-Za-z]{4}$/);
  expect(data).toHaveLength(2);
});

test.each<[Scope[], Scope[], Scope]>([
  [['write'], ALL_SCOPES, 'read'],
  [['read', 'write'], ALL_SCOPES, 'publish'],
  [['write'], ['read'], 'read'],
  [['read', 'write'], ['write', 'publish'], 'publish'],
])('%j cannot delete a key with %j, as a key or as a person', async (held, scopes, requiredScope) => {
  const { id, key } = await mine.api.apiKeys.create({ name: 'Kept', scopes });
  for (const kind of ['key', 'person'] as const) {
    const error = await refusal(mine.as({ kind, scopes: new Set(held) }).api.apiKeys.delete({ id }));
    expect([error.code, error.details]).toEqual(['insufficient_scope', { requiredScope }]);
  }
  expect(await authenticateKey(mine.database, key)).toBeDefined();
});

test('a key can delete a key that it could have created', async () => {
  const { id, key } = await mine.api.apiKeys.create({ name: 'Narrow', scopes: ['write', 'read'] });
  await holding('read', 'write').api.apiKeys.delete({ id });
  expect(await authenticateKey(mine.database, key)).toBeUndefined();
});

test('deleting a key that the company chose for identity hashes also needs `publish`', async () => {
  const { id, key } = await mine.api.apiKeys.create({ name: 'Signs', scopes: ['read'] });
  await mine.api.company.update({ settings: { identityVerification: { required: true, signingKeys: [id] } } });
  const error = await refusal(holding('read', 'write').api.apiKeys.delete({ id }));
  expect([error.code, error.details]).toEqual(['insufficient_scope', { requiredScope: 'publish' }]);
  expect(await authenticateKey(mine.database, key)).toBeDefined();
  await mine.api.apiKeys.delete({ id });
  const { settings } = await mine.api.company.get({});
  expect(settings.identityVerification).toEqual({ required: true, signingKeys: [] });
});

test('a deleted key is refused at once', async () => {
  const { id, key } = await mine.api.apiKeys.create({ name: 'Short-lived' });
  await mine.api.apiKeys.delete({ id });
  expect(await authenticateKey(mine.database, key)).toBeUndefined();
  expect((await refusal(mine.api.apiKeys.delete({ id }))).code).toBe('not_found');
});

test("another company's key is not found", async () => {
  const other = await openTestCaller();
  const { id, key } = await mine.api.apiKeys.create({ name: 'Ours' });
  expect((await refusal(other.api.apiKeys.delete({ id }))).code).toBe('not_found');
  expect((await other.api.apiKeys.list({})).data.map((one) => one.id)).not.toContain(id);
  expect((await authenticateKey(mine.database, key))?.companyId).toBe(mine.companyId);
});

test.each([
  [{ name: '' }, ['name']],
  [{ name: '  ' }, ['name']],
  [{ name: 'x'.repeat(101) }, ['name']],
  [{ name: 'x', scopes: [] }, ['scopes']],
  [{ name: 'x', scopes: ['read', 'admin'] }, ['scopes[1]']],
  [{ name: 'x', key: 'dk_mine' }, ['key']],
])('refuses %o', async (input, paths) => {
  const error = await refusal(mine.api.apiKeys.create(input as { name: string }));
  expect([error.code, issuePaths(error)]).toEqual(['validation_error', paths]);
});
