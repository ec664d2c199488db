import { beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '../../widgets/targeting/dates';
import type { Database } from '../database/types';
import { createMember } from '../features/accounts/members/people';
import { randomBase62 } from '../platform/random';
import { createTestCompany, openTestDatabase } from '../testing/database';
import { authFor, currentMembership, findSignedIn, sessionCaller } from './sessions';

const PASSWORD = 'correct horse battery';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});

/** Signs in a person who belongs to two companies. */
async function signIn() {
  const email = `${randomBase62(12)}@example.com`.toLowerCase();
  const [first, second] = [await createTestCompany(database), await createTestCompany(database)];
  const member = { email, password: PASSWORD, role: 'editor' as const };
  const { id } = await createMember(database.prisma, first.companyId, member);
  await createMember(database.prisma, second.companyId, { ...member, role: 'viewer' });
  const { headers } = await authFor(database).api.signInEmail({
    body: { email, password: PASSWORD },
    returnHeaders: true,
  });
  const cookie = headers
    .getSetCookie()
    .map((one) => one.split(';', 1).join())
    .join('; ');
  return { id, cookie, ids: [first.companyId, second.companyId] as const };
}

test('a session that is used is kept: its cookie is sent again after a day', async () => {
  const { id, cookie } = await signIn();
  const headers = new Headers({ cookie });
  expect(await findSignedIn(database, headers)).toMatchObject({ id, renewed: [] });
  await database.prisma.session.updateMany({
    where: { personId: id },
    data: { expiresAt: new Date(Date.now() + 28 * DAY_MS) },
  });
  const { renewed = [] } = (await findSignedIn(database, headers)) ?? {};
  expect(renewed.join()).toMatch(/session_token=.*Max-Age=2592000/);
  expect(await findSignedIn(database, new Headers({ cookie: cookie.replace(/token=./, 'token=_') }))).toBeUndefined();
});

test('a page keeps the company that it was loaded for, or gets none', async () => {
  const { cookie, ids } = await signIn();
  const [first, second] = ids;
  const chosen = async (more: Record<string, string>) => {
    const headers = new Headers({ cookie, ...more });
    const person = await findSignedIn(database, headers);
    return person && [currentMembership(person, headers)?.companyId, sessionCaller(person, headers)?.actor.role];
  };
  expect(await chosen({})).toEqual([first, 'editor']);
  expect(await chosen({ cookie: `${cookie}; docent_company=${second}` })).toEqual([second, 'viewer']);
  const switched = { cookie: `${cookie}; docent_company=${second}` };
  expect(await chosen({ ...switched, 'docent-company': String(first) })).toEqual([first, 'editor']);
  const foreign = await createTestCompany(database);
  expect(await chosen({ ...switched, 'docent-company': String(foreign.companyId) })).toEqual([undefined, undefined]);
  expect(await chosen({ ...switched, 'docent-company': 'nonsense' })).toEqual([undefined, undefined]);
  // The cookie names a company that is not theirs.
  expect(await chosen({ cookie: `${cookie}; docent_company=${foreign.companyId}` })).toEqual([first, 'editor']);
});
