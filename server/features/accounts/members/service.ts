import type { Ctx } from '../../../auth/context';
import { type Role, withRole } from '../../../auth/scopes';
import { iso } from '../../../operations/wire';
import { conflict, notFound } from '../../../platform/errors';
import { toInvitation } from './invitations';
import { adminRole, requireAdmin, requireOwnerFor } from './roles';

/** Lists the members of the company, oldest first, and its invitations. Only admins see invitations. */
export async function listMembers(ctx: Ctx) {
  const rows = await ctx.db.membership.findMany({
    include: { person: { select: { name: true, email: true } } },
    orderBy: [{ createdAt: 'asc' }, { personId: 'asc' }],
  });
  const invitations = adminRole(ctx) ? await ctx.db.invitation.findMany({ orderBy: { id: 'asc' } }) : [];
  return {
    members: rows.map(withRole).map(({ personId, role, createdAt, person }) => ({
      personId,
      role,
      joinedAt: iso(createdAt),
      ...person,
    })),
    invitations: invitations.map(toInvitation),
  };
}

/**
 * Gives a member the role `next`, or removes the member if it is undefined. Locks the members of the company, so that concurrent changes
 * cannot remove the last owner.
 * @param callerRole undefined for people who remove themselves, which needs no role
 */
async function changeMember(
  ctx: Ctx,
  personId: string,
  next: Role | undefined,
  callerRole: Role | undefined,
): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM "Membership" WHERE "companyId" = ${ctx.companyId} FOR UPDATE`;
    const rows = (await tx.membership.findMany({ select: { personId: true, role: true } })).map(withRole);
    const current = rows.find((row) => row.personId === personId);
    if (!current) throw notFound('Member');
    if (callerRole) requireOwnerFor(callerRole, current.role, ...(next ? [next] : []));
    const owners = rows.filter(({ role }) => role === 'owner');
    if (current.role === 'owner' && next !== 'owner' && owners.length === 1)
      throw conflict('A company needs an owner. Make someone else an owner first.');
    const where = { companyId_personId: { companyId: ctx.companyId, personId } };
    if (next) await tx.membership.update({ where, data: { role: next } });
    else await tx.membership.delete({ where });
  });
}

/** Gives a member another role. @throws DocentError `insufficient_scope`, `not_found`; `conflict` for the last owner. */
export async function changeRole(ctx: Ctx, personId: string, role: Role): Promise<void> {
  await changeMember(ctx, personId, role, requireAdmin(ctx));
}

/** Removes a member; everyone may remove themselves. @throws as `changeRole` does. */
export async function removeMember(ctx: Ctx, personId: string): Promise<void> {
  await changeMember(ctx, personId, undefined, personId === ctx.actor.id ? undefined : requireAdmin(ctx));
}
