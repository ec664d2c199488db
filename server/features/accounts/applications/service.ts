import type { Ctx } from '../../../auth/context';
import { isScope } from '../../../auth/scopes';
import { iso } from '../../../operations/wire';
import { notFound } from '../../../platform/errors';
import { adminRole } from '../members/roles';

/** The applications that act in the company, newest first: all of them for admins, one's own for the others. */
export async function listGrants(ctx: Ctx) {
  const rows = await ctx.db.oAuthGrant.findMany({
    where: adminRole(ctx) ? {} : { personId: ctx.actor.id },
    include: { membership: { select: { person: { select: { name: true } } } } },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
  });
  return rows.map(({ id, personId, application, scopes, createdAt, lastUsedAt, membership }) => ({
    id,
    application,
    scopes: scopes.filter(isScope),
    personId,
    personName: membership.person.name,
    createdAt: iso(createdAt),
    lastUsedAt: lastUsedAt && iso(lastUsedAt),
  }));
}

/**
 * Ends the grant of an application, which invalidates its tokens immediately.
 * @throws DocentError `not_found`, also for the grant of another person unless the caller is an admin
 */
export async function revokeGrant(ctx: Ctx, id: string): Promise<void> {
  const own = adminRole(ctx) ? {} : { personId: ctx.actor.id };
  const { count } = await ctx.db.oAuthGrant.deleteMany({ where: { id, ...own } });
  if (!count) throw notFound('Application');
}
