import { expect, it } from 'vitest';
import { z } from 'zod';
import { createTestCompany, openTestDatabase } from '../testing/database';
import { startApi } from '../testing/http';
import { issuesOf } from './failure';

type IssueText = { path: string; message: string };

const database = await openTestDatabase();
const api = await startApi(database);
const { companyId, key } = await createTestCompany(database);

/** Maximum faults with a hint in one response. */
const MAX_HINTS = 10;

const refused = async (method: string, path: string, body: unknown): Promise<IssueText[]> => {
  const answer = await api.call(method, path, { key, body });
  expect(answer.status).toBe(400);
  return (answer.body as { error: { details: { issues: IssueText[] } } }).error.details.issues;
};
const withHint = (issues: readonly IssueText[]) =>
  issues.filter(({ message }) => /did you mean|Known fields/.test(message));
const nonsense = (count: number, of = 'nonsense') =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${of}${at}`, 1]));

it('a batch of events has hints for at most ten faults in all', async () => {
  const { clientToken } = await database.prisma.company.findUniqueOrThrow({ where: { id: companyId } });
  const events = Array.from({ length: 100 }, () => nonsense(100));
  const answer = await fetch(api.url.replace('/v1', '/client/events'), {
    method: 'POST',
    body: JSON.stringify({ clientToken, anonymousId: 'ann-browser', sentAt: Date.now(), events }),
  });
  const { rejected } = (await answer.json()) as { rejected: IssueText[] };
  expect([answer.status, rejected.length]).toEqual([200, 100]);
  // Only the first fault of each event is reported: its id is missing.
  expect(withHint(rejected).length).toBeLessThanOrEqual(MAX_HINTS);
});

it('a batch of complete events with unknown fields has hints for ten faults', async () => {
  const { clientToken } = await database.prisma.company.findUniqueOrThrow({ where: { id: companyId } });
  const at = Date.now();
  const events = Array.from({ length: 100 }, (_, n) => ({ id: `event-${1000 + n}`, name: 'x', at, ...nonsense(100) }));
  const answer = await fetch(api.url.replace('/v1', '/client/events'), {
    method: 'POST',
    body: JSON.stringify({ clientToken, anonymousId: 'ann-browser', sentAt: at, events }),
  });
  const { rejected } = (await answer.json()) as { rejected: IssueText[] };
  expect(rejected.map(({ message }) => message.split(';')[0])).toEqual(
    Array.from({ length: 100 }, () => expect.stringMatching(/^nonsense0: Unknown field/)),
  );
  expect(withHint(rejected).length).toBe(MAX_HINTS);
});

it('ten unknown fields of a body have hints, at any depth', async () => {
  expect(withHint(await refused('POST', '/tags', nonsense(3_000))).length).toBe(MAX_HINTS);
  const steps = Array.from({ length: 20 }, () => ({ type: 'welcome', ...nonsense(20) }));
  expect(withHint(await refused('POST', '/product-tours', { name: 'T', steps })).length).toBe(MAX_HINTS);
});

it('ten values outside of an enumeration have hints', () => {
  const { error } = z.array(z.enum(['read', 'write'])).safeParse(Array.from({ length: 20_000 }, () => 'raed'));
  const issues = error ? issuesOf(error) : [];
  expect([issues.length, withHint(issues).length]).toEqual([20_000, MAX_HINTS]);
  expect([issues[0]?.message, issues.at(-1)?.message]).toEqual([
    'Must be one of `read`, `write`; did you mean `read`?',
    'Must be one of `read`, `write`.',
  ]);
});

it('far too many scopes are one fault', async () => {
  const scopes = Array.from({ length: 20_000 }, () => 'raed');
  expect(await refused('POST', '/api-keys', { name: 'K', scopes })).toMatchObject([{ path: 'scopes' }]);
});

it('a list with more entries than there are scopes is refused', async () => {
  const scopes = ['read', 'write', 'publish', 'read'];
  expect(await refused('POST', '/api-keys', { name: 'K', scopes })).toMatchObject([{ path: 'scopes' }]);
});

it.each(['POST', 'PUT', 'PATCH'])('ten unknown query parameters of %s have hints', async (method) => {
  const query = new URLSearchParams(Array.from({ length: 1_000 }, (_, at): [string, string] => [`q${at}`, '1']));
  const path = { POST: '/tags', PUT: '/users/u', PATCH: '/product-tours/1' }[method];
  const issues = await refused(method, `${path}?${query}`, { name: 'x', nmae: 'y' });
  expect([issues.length, withHint(issues).length]).toEqual([100, MAX_HINTS]);
});
