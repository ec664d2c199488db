import type { Ctx } from '../../../auth/context';
import type { Role } from '../../../auth/scopes';
import { DocentError } from '../../../platform/errors';

const refuse = (message: string) => new DocentError('insufficient_scope', message);

/** The role of a calling owner or admin; undefined for everyone else, for keys, and for applications that act for people. */
export const adminRole = ({ actor: { kind, role, application } }: Ctx): Role | undefined =>
  kind === 'person' && !application && (role === 'owner' || role === 'admin') ? role : undefined;

/** @throws DocentError `insufficient_scope` unless a person with the role owner or admin is calling. */
export function requireAdmin(ctx: Ctx): Role {
  const role = adminRole(ctx);
  if (!role) throw refuse('This needs the role admin or owner.');
  return role;
}

/** @throws DocentError `insufficient_scope` if the caller is not an owner and a given role is `owner` */
export function requireOwnerFor(own: Role, ...roles: Role[]): void {
  if (own !== 'owner' && roles.includes('owner')) throw refuse('Only an owner can do this to an owner.');
}
