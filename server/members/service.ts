import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { iso } from '../api/wire';
import type { Ctx } from '../context';
import { env } from '../env';
import { conflict, DocentError, notFound } from '../errors';
import type { Invitation, Role } from '../generated/prisma/client';
import { sendMail } from '../mail';
import { randomBase62 } from '../random';
import type { inviteInput } from './schema';

const DAYS = 7;

/** How an invitation's link is looked up. */
export const hashInvitation = (token: string) => new Uint8Array(createHash('sha256').update(token).digest());

const refuse = (message: string) => new DocentError('insufficient_scope', message);

/** @throws DocentError `insufficient_scope` unless a person with the role owner or admin is calling. */
export function requireAdmin({ actor }: Ctx): Role {
  if (actor.kind !== 'person' || (actor.role !== 'owner' && actor.role !== 'admin'))
    throw refuse('This needs the role admin or owner.');
  return actor.role;
}

/** Only owners make, change or remove owners. */
function mayTouch(own: Role, ...roles: Role[]): void {
  if (own !== 'owner' && roles.includes('owner')) throw refuse('Only an owner can do this to an owner.');
}

const toInvitation = ({ id, email, role, invitedBy, expiresAt }: Invitation) => ({
  id,
  email,
  role,
  invitedBy,
  expiresAt: iso(expiresAt),
  expired: expiresAt < new Date(),
});

/** Everyone who belongs to the company, oldest first, and whoever is invited. Only admins see invitations. */
export async function listMembers(ctx: Ctx) {
  const rows = await ctx.db.membership.findMany({
    include: { person: { select: { name: true, email: true } } },
    orderBy: [{ createdAt: 'asc' }, { personId: 'asc' }],
  });
  const isAdmin = ctx.actor.role === 'owner' || ctx.actor.role === 'admin';
  const invitations = isAdmin ? await ctx.db.invitation.findMany({ orderBy: { id: 'asc' } }) : [];
  return {
    members: rows.map(({ personId, role, createdAt, person }) => ({
      personId,
      role,
      joinedAt: iso(createdAt),
      ...person,
    })),
    invitations: invitations.map(toInvitation),
  };
}

/**
 * Invites someone; a second invitation of the same address replaces the first.
 * @returns the link, which is kept nowhere, and whether it was mailed.
 * @throws DocentError `insufficient_scope`; `conflict` for someone who already belongs.
 */
export async function inviteMember(ctx: Ctx, { email, role }: z.output<typeof inviteInput>) {
  mayTouch(requireAdmin(ctx), role);
  if (await ctx.db.membership.findFirst({ where: { person: { email } } }))
    throw conflict(`${email} already belongs to this company.`);
  const token = randomBase62(40);
  const content = {
    email,
    role,
    hash: hashInvitation(token),
    invitedBy: ctx.actor.name,
    expiresAt: new Date(Date.now() + DAYS * 86_400_000),
  };
  const { companyId } = ctx;
  const row = await ctx.db.invitation.upsert({
    where: { companyId_email: { companyId, email } },
    create: { companyId, ...content },
    update: content,
  });
  const link = `${env().APP_URL}/invite/${token}`;
  const mailed = await sendMail({
    to: email,
    subject: `${ctx.actor.name} invites you to Docent`,
    text: `${ctx.actor.name} invites you to work on in-app content in Docent.\n\nJoin within ${DAYS} days:\n${link}\n`,
  });
  return { invitation: toInvitation(row), link, mailed };
}

/** @throws DocentError `insufficient_scope`, `not_found` */
export async function revokeInvitation(ctx: Ctx, id: number): Promise<void> {
  requireAdmin(ctx);
  const { count } = await ctx.db.invitation.deleteMany({ where: { id } });
  if (count === 0) throw notFound(`Invitation ${id}`);
}

/** Locks the company's members, so that two owners who act at the same moment cannot leave it without one. */
async function changeMember(ctx: Ctx, personId: string, next: Role | undefined, own: Role | undefined): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM "Membership" WHERE "companyId" = ${ctx.companyId} FOR UPDATE`;
    const rows = await tx.membership.findMany({ select: { personId: true, role: true } });
    const current = rows.find((row) => row.personId === personId);
    if (!current) throw notFound('Member');
    if (own) mayTouch(own, current.role, ...(next ? [next] : []));
    const owners = rows.filter(({ role }) => role === 'owner');
    if (current.role === 'owner' && next !== 'owner' && owners.length === 1)
      throw conflict('A company needs an owner. Make someone else an owner first.');
    const where = { companyId_personId: { companyId: ctx.companyId, personId } };
    if (next) await tx.membership.update({ where, data: { role: next } });
    else await tx.membership.delete({ where });
  });
}

/** @throws DocentError `insufficient_scope`, `not_found`; `conflict` for the last owner. */
export async function changeRole(ctx: Ctx, personId: string, role: Role): Promise<void> {
  await changeMember(ctx, personId, role, requireAdmin(ctx));
}

/** Removes a member; everyone may remove themselves. @throws as `changeRole` does. */
export async function removeMember(ctx: Ctx, personId: string): Promise<void> {
  await changeMember(ctx, personId, undefined, personId === ctx.actor.id ? undefined : requireAdmin(ctx));
}
