import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { Ctx } from '../../../auth/context';
import type { PublicCaller } from '../../../auth/public-caller';
import { ROLE_SCOPES, type Role } from '../../../auth/scopes';
import type { Database } from '../../../database/types';
import { countRefusedMails } from '../../../operations/mail-budgets';
import { env } from '../../../platform/env';
import { randomBase62 } from '../../../platform/random';
import { createTestCompany, openTestDatabase } from '../../../testing/database';
import { startMailSink } from '../../../testing/mail-sink';
import { acceptInvitation, showInvitation } from '../sign-in/invitations';
import { inviteMember, MAX_INVITATIONS, revokeInvitation } from './invitations';
import { createMember } from './people';
import { changeRole, listMembers, removeMember } from './service';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});

const PASSWORD = 'correct horse battery';
const address = () => `${randomBase62(12)}@example.com`.toLowerCase();
const visitor = (): PublicCaller => ({
  database,
  person: undefined,
  companyId: undefined,
  countAttempt: async () => {},
  tryPassword: (_, attempt) => attempt(),
});
const tokenOf = (link: string) => link.split('/').at(-1) ?? '';

async function join(companyId: number, role: Role) {
  const { id, email } = await createMember(database.prisma, companyId, { email: address(), password: PASSWORD, role });
  const actor = { kind: 'person' as const, id, name: email, role, scopes: new Set(ROLE_SCOPES[role]) };
  return { id, email, ctx: new Ctx(database, companyId, actor) };
}

async function company() {
  const { companyId } = await createTestCompany(database);
  return { companyId, owner: await join(companyId, 'owner') };
}

test('an invitation can be accepted once, and gives its role', async () => {
  const { companyId, owner } = await company();
  const email = address();
  const { link, mailed, invitation } = await inviteMember(owner.ctx, { email, role: 'editor' });
  expect([mailed, invitation.email, invitation.expired]).toEqual([false, email, false]);
  const token = tokenOf(link);
  expect(await showInvitation(visitor(), token)).toMatchObject({ email, role: 'editor', hasAccount: false });
  expect(await acceptInvitation(visitor(), { token, name: 'New', password: PASSWORD })).toEqual({ email, companyId });
  expect((await listMembers(owner.ctx)).members).toMatchObject([{ role: 'owner' }, { email, role: 'editor' }]);
  await expect(acceptInvitation(visitor(), { token, name: 'New', password: PASSWORD })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('someone with an account proves it: with the password, or by being signed in', async () => {
  const [first, second] = [await company(), await company()];
  const { email } = first.owner;
  const { link } = await inviteMember(second.owner.ctx, { email, role: 'viewer' });
  const token = tokenOf(link);
  expect(await showInvitation(visitor(), token)).toMatchObject({ hasAccount: true });
  const wrong = acceptInvitation(visitor(), { token, password: 'wrong horse battery' });
  await expect(wrong).rejects.toMatchObject({ code: 'conflict' });
  // A password that is tried here counts as an attempt to sign in.
  const counted: string[] = [];
  const countAttempt = async (action: string) => void counted.push(action);
  await acceptInvitation({ ...visitor(), countAttempt }, { token, password: 'wrong again' }).catch(() => {});
  expect(counted).toContain('auth/sign-in/email');
  const person = { id: first.owner.id, sessionId: 'one', name: 'Owner', email, memberships: [], renewed: [] };
  const signedIn = { ...visitor(), person };
  expect(await acceptInvitation(signedIn, { token })).toMatchObject({ companyId: second.companyId });
  const { members } = await listMembers(second.owner.ctx);
  expect(members.find((one) => one.email === email)).toMatchObject({ role: 'viewer' });
});

test('a second invitation of the same address replaces the first, and a revoked one is gone', async () => {
  const { owner } = await company();
  const email = address();
  const first = await inviteMember(owner.ctx, { email, role: 'viewer' });
  const second = await inviteMember(owner.ctx, { email, role: 'admin' });
  await expect(showInvitation(visitor(), tokenOf(first.link))).rejects.toMatchObject({ code: 'not_found' });
  expect(await showInvitation(visitor(), tokenOf(second.link))).toMatchObject({ role: 'admin' });
  await revokeInvitation(owner.ctx, second.invitation.id);
  await expect(showInvitation(visitor(), tokenOf(second.link))).rejects.toMatchObject({ code: 'not_found' });
});

test('invitations and members of another company are not found', async () => {
  const [one, other] = [await company(), await company()];
  const { invitation } = await inviteMember(one.owner.ctx, { email: address(), role: 'viewer' });
  await expect(revokeInvitation(other.owner.ctx, invitation.id)).rejects.toMatchObject({ code: 'not_found' });
  await expect(changeRole(other.owner.ctx, one.owner.id, 'viewer')).rejects.toMatchObject({ code: 'not_found' });
});

test('an expired invitation does not work', async () => {
  const { companyId, owner } = await company();
  const { link, invitation } = await inviteMember(owner.ctx, { email: address(), role: 'viewer' });
  await database.prisma.invitation.update({
    where: { companyId_id: { companyId, id: invitation.id } },
    data: { expiresAt: new Date(Date.now() - 1_000) },
  });
  await expect(showInvitation(visitor(), tokenOf(link))).rejects.toMatchObject({ code: 'not_found' });
});

test.each(['editor', 'viewer'] as const)(
  'a member with the role %s cannot manage members but can leave',
  async (role) => {
    const { companyId, owner } = await company();
    const { ctx, id } = await join(companyId, role);
    const refused = { code: 'insufficient_scope' };
    await expect(inviteMember(ctx, { email: address(), role: 'viewer' })).rejects.toMatchObject(refused);
    await expect(changeRole(ctx, id, 'owner')).rejects.toMatchObject(refused);
    await expect(removeMember(ctx, owner.id)).rejects.toMatchObject(refused);
    expect((await listMembers(ctx)).invitations).toEqual([]);
    await removeMember(ctx, id);
    expect((await listMembers(owner.ctx)).members).toHaveLength(1);
  },
);

test('an admin cannot make, change or remove owners', async () => {
  const { companyId, owner } = await company();
  const { ctx, id } = await join(companyId, 'admin');
  const refused = { code: 'insufficient_scope' };
  await expect(changeRole(ctx, id, 'owner')).rejects.toMatchObject(refused);
  await expect(changeRole(ctx, owner.id, 'viewer')).rejects.toMatchObject(refused);
  await expect(removeMember(ctx, owner.id)).rejects.toMatchObject(refused);
  await expect(inviteMember(ctx, { email: address(), role: 'owner' })).rejects.toMatchObject(refused);
  await changeRole(ctx, id, 'editor');
  expect((await listMembers(owner.ctx)).members[1]).toMatchObject({ role: 'editor' });
});

test('a company keeps an owner, also when two step down at the same moment', async () => {
  const { companyId, owner } = await company();
  await expect(removeMember(owner.ctx, owner.id)).rejects.toMatchObject({ code: 'conflict' });
  const second = await join(companyId, 'owner');
  const outcomes = await Promise.allSettled([
    changeRole(owner.ctx, owner.id, 'viewer'),
    changeRole(second.ctx, second.id, 'viewer'),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await listMembers(owner.ctx)).members.filter(({ role }) => role === 'owner')).toHaveLength(1);
});

test('an API key cannot manage members', async () => {
  const { companyId } = await company();
  const key = new Ctx(database, companyId, { kind: 'key', id: '1', name: 'Key', scopes: new Set(ROLE_SCOPES.owner) });
  await expect(inviteMember(key, { email: address(), role: 'viewer' })).rejects.toMatchObject({
    code: 'insufficient_scope',
  });
});

test('invitations that are mailed are limited per day for a company, and the error says when to try again', async () => {
  const { companyId, owner } = await company();
  const settings = env();
  const { SMTP_URL } = settings;
  const { url } = await startMailSink();
  Object.assign(settings, { SMTP_URL: url });
  onTestFinished(() => void Object.assign(settings, { SMTP_URL }));
  expect(await inviteMember(owner.ctx, { email: address(), role: 'viewer' })).toMatchObject({ mailed: true });
  const key = `mail-invitation:${companyId}`;
  await database.prisma.budget.update({ where: { key }, data: { used: MAX_INVITATIONS.company } });
  const before = countRefusedMails().invitation;
  await expect(inviteMember(owner.ctx, { email: address(), role: 'viewer' })).rejects.toMatchObject({
    code: 'rate_limit_exceeded',
    message: expect.stringContaining('tomorrow'),
  });
  expect(countRefusedMails().invitation - before).toBe(1);
  expect((await listMembers(owner.ctx)).invitations).toHaveLength(1);
});
