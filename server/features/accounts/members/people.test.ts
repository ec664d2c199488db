import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../database/types';
import { refusal } from '../../../testing/caller';
import { createTestCompany, openTestDatabase } from '../../../testing/database';
import { createMember, resetPassword } from './people';

let database: Database;
let companyId: number;
beforeAll(async () => {
  database = await openTestDatabase();
  companyId = (await createTestCompany(database)).companyId;
});
const person = () => ({ email: `${randomUUID()}@example.com`, password: 'correct horse', role: 'editor' as const });

test('a member can sign in with the password, which is stored as a hash', async () => {
  const input = person();
  const member = await createMember(database.prisma, companyId, { ...input, email: input.email.toUpperCase() });
  expect(member).toMatchObject({ email: input.email, companyId, role: 'editor' });
  const account = await database.prisma.account.findFirstOrThrow({ where: { personId: member.id } });
  expect(account).toMatchObject({ providerId: 'credential', accountId: member.id });
  expect(account.password).not.toContain(input.password);
});

test('joining a second company needs the same password', async () => {
  const other = await createTestCompany(database);
  const input = person();
  const first = await createMember(database.prisma, companyId, input);
  const wrong = createMember(database.prisma, other.companyId, { ...input, password: 'wrong horse' });
  await expect(wrong).rejects.toMatchObject({ code: 'conflict' });
  expect((await createMember(database.prisma, other.companyId, input)).id).toBe(first.id);
  expect(await database.prisma.membership.count({ where: { personId: first.id } })).toBe(2);
});

test('a new password replaces the old one and ends every session', async () => {
  const input = person();
  const { id } = await createMember(database.prisma, companyId, input);
  const session = { id: randomUUID(), token: randomUUID(), personId: id, expiresAt: new Date(Date.now() + 60_000) };
  await database.prisma.session.create({ data: session });
  await resetPassword(database.prisma, { email: input.email, password: 'battery staple' });
  expect(await database.prisma.session.count({ where: { personId: id } })).toBe(0);
  const other = await createTestCompany(database);
  const old = createMember(database.prisma, other.companyId, input);
  await expect(old).rejects.toMatchObject({ code: 'conflict' });
  await createMember(database.prisma, other.companyId, { ...input, password: 'battery staple' });
});

test('a person cannot be a member of a company twice', async () => {
  const input = person();
  await createMember(database.prisma, companyId, input);
  await expect(createMember(database.prisma, companyId, input)).rejects.toMatchObject({ code: 'conflict' });
});

test.each([{ email: 'not-an-email' }, { password: 'short' }, { password: 'x'.repeat(129) }])(
  '%j is refused',
  async (bad) => {
    const create = createMember(database.prisma, companyId, { ...person(), ...bad });
    await expect(create).rejects.toMatchObject({ code: 'validation_error' });
  },
);

test.each(['password', 'PASSWORD', '12345678', 'iloveyou'])('%s is refused as a new password', async (password) => {
  const { prisma } = database;
  const own = person();
  const refused = await refusal(createMember(prisma, companyId, { ...own, password }));
  expect(refused.details).toMatchObject({ issues: [{ path: 'password', code: 'common_password' }] });
  const { email } = await createMember(prisma, companyId, own);
  expect((await refusal(resetPassword(prisma, { email, password }))).code).toBe('validation_error');
});
