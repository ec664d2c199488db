import type { z } from 'zod';
import type { PublicCaller } from '../../../auth/public-caller';
import { withRole } from '../../../auth/scopes';
import { env } from '../../../platform/env';
import { notFound } from '../../../platform/errors';
import { hashInvitation } from '../members/invitations';
import { createMember } from '../members/people';
import type { acceptInput } from './schema';

async function findInvitation({ database }: PublicCaller, token: string) {
  const row = await database.prisma.invitation.findUnique({
    where: { hash: hashInvitation(token) },
    include: { company: { select: { name: true } } },
  });
  if (!row || row.expiresAt < new Date()) throw notFound('Invitation');
  return withRole(row);
}

const hasAccount = async ({ database }: PublicCaller, email: string): Promise<boolean> =>
  (await database.prisma.person.count({ where: { email } })) > 0;

/** Reads an invitation. @throws DocentError `not_found` for an unknown, used or expired one. */
export async function showInvitation(caller: PublicCaller, token: string) {
  await caller.countAttempt('invitation', 30);
  const { email, role, company, invitedBy } = await findInvitation(caller, token);
  return { email, role, invitedBy, companyName: company.name, hasAccount: await hasAccount(caller, email) };
}

/**
 * Joins the company that sent the invitation. Someone with an account proves it with their password, or by being signed in.
 * @throws DocentError `not_found`; `conflict` for a wrong password, `rate_limit_exceeded` after several; `validation_error`
 */
export async function acceptInvitation(
  caller: PublicCaller,
  { token, name, password }: z.output<typeof acceptInput>,
): Promise<{ email: string; companyId: number }> {
  await caller.countAttempt('invitation', 30);
  const { companyId, id, email, role } = await findInvitation(caller, token);
  const person = caller.person?.email === email ? caller.person : undefined;
  const join = () =>
    caller.database.prisma.$transaction(async (tx) => {
      const { count } = await tx.invitation.deleteMany({ where: { companyId, id } });
      if (count === 0) throw notFound('Invitation');
      if (person) {
        const data = [{ companyId, personId: person.id, role }];
        await tx.membership.createMany({ data, skipDuplicates: true });
      } else await createMember(tx, companyId, { email, role, name, password: password ?? '' });
    });
  if (!person) await caller.countAttempt('auth/sign-in/email', env().DOCENT_SIGN_IN_LIMIT);
  // Counts as a password attempt, together with those of sign-in.
  await (!person && (await hasAccount(caller, email)) ? caller.tryPassword(email, join) : join());
  return { email, companyId };
}
