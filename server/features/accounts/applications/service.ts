import type { Ctx } from '../../../auth/context';
import { isScope } from '../../../auth/scopes';
import { iso } from '../../../operations/wire';
import { notFound } from '../../../platform/errors';
import { adminRole } from '../members/roles';

type Grant = { personId: string; application: string; createdAt: Date; lastUsedAt: Date | null };

/**
 * True when the same person connected the application again later, and this grant has not been used since. Many hosts register again each
 * time they connect, so the two grants have only the name in common.
 */
const isReplacedBy = (grant: Grant, later: Grant): boolean =>
  later.personId === grant.personId &&
  later.application === grant.application &&
  later.createdAt > grant.createdAt &&
  (grant.lastUsedAt ?? grant.createdAt) < later.createdAt;

/** The applications that act in the company, newest first: all of them for admins, only the caller's own for other members. */
export async function listGrants(ctx: Ctx) {
  const rows = await ctx.db.oAuthGrant.findMany({
    where: adminRole(ctx) ? {} : { personId: ctx.actor.id },
    include: { membership: { select: { person: { select: { name: true } } } } },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
  });
  return rows.map((grant) => ({
    id: grant.id,
    application: grant.application,
    scopes: grant.scopes.filter(isScope),
    personId: grant.personId,
    personName: grant.membership.person.name,
    createdAt: iso(grant.createdAt),
    lastUsedAt: grant.lastUsedAt && iso(grant.lastUsedAt),
    isReplaced: rows.some((later) => isReplacedBy(grant, later)),
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
