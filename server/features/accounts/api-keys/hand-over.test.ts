import { expect, test } from 'vitest';
import { found } from '../../../platform/errors';
import { type Caller, openTestCaller, refusal } from '../../../testing/caller';
import { createKeyLink, openKeyLink } from './hand-over';

const person = (caller: Caller): Caller => caller.as({ kind: 'person', id: 'mara', role: 'admin' });

async function openLink() {
  const mine = await openTestCaller();
  const made = await mine.api.apiKeys.create({ name: 'Nightly' });
  const link = async (now?: Date) => found((await createKeyLink(mine.ctx(), made.id, now))?.split('/').at(-1), 'Token');
  const open = (token: string, by = person(mine), now?: Date) => openKeyLink(by.ctx(), token, now);
  return { mine, made, link, open };
}

test('a link shows its key only once', async () => {
  const { mine, made, link, open } = await openLink();
  const token = await link();
  expect(await open(token)).toEqual(made);
  for (const again of [token, `${token}x`, 'h_', made.key]) expect((await refusal(open(again))).code).toBe('not_found');
  // A second link for the same key works.
  expect((await open(await link())).key).toBe(made.key);
  expect(await mine.database.prisma.keyHandOver.count({ where: { companyId: mine.companyId } })).toBe(0);
});

test('of several concurrent requests, only one sees the key', async () => {
  const { made, link, open } = await openLink();
  const token = await link();
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => open(token)));
  const seen = outcomes.filter(({ status }) => status === 'fulfilled');
  expect(seen).toEqual([{ status: 'fulfilled', value: made }]);
});

test('a link expires after ten minutes, or when its key is deleted', async () => {
  const { mine, made, link, open } = await openLink();
  const at = new Date('2026-03-01T12:00:00Z');
  const after = (ms: number) => new Date(at.getTime() + ms);
  const token = await link(at);
  expect((await refusal(open(token, undefined, after(600_000)))).code).toBe('not_found');
  expect((await open(token, undefined, after(599_999))).key).toBe(made.key);
  const last = await link();
  await mine.api.apiKeys.delete({ id: made.id });
  expect((await refusal(open(last))).code).toBe('not_found');
});

test('callers without access do not see the key, and do not use up the link', async () => {
  const { mine, made, link, open } = await openLink();
  const other = person(await openTestCaller());
  const token = await link();
  expect((await refusal(open(token, other))).code).toBe('not_found');
  for (const by of [
    mine,
    person(mine).as({ application: 'Claude' }),
    person(mine).as({ role: 'editor', scopes: new Set(['read', 'write']) }),
    person(mine).as({ role: 'viewer', scopes: new Set(['read']) }),
  ])
    expect((await refusal(open(token, by))).code).toBe('insufficient_scope');
  expect((await open(token)).key).toBe(made.key);
});

test('neither the token nor the key is stored in plain text', async () => {
  const { mine, made, link } = await openLink();
  const token = await link();
  const rows = await mine.database.prisma.keyHandOver.findMany({ where: { companyId: mine.companyId } });
  expect(rows).toHaveLength(1);
  const stored = JSON.stringify(rows);
  for (const secret of [token, token.slice(2), made.key]) expect(stored).not.toContain(secret);
});
