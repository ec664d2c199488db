import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { z } from 'zod';
import { requireUncommonPassword } from '../../../auth/common-passwords';
import { endGrantsOf } from '../../../auth/oauth/grants';
import { delaysOf } from '../../../auth/password-delays';
import type { Role } from '../../../auth/scopes';
import type { Prisma } from '../../../generated/prisma/client';
import { password, trimmedName } from '../../../operations/wire';
import { conflict, found } from '../../../platform/errors';
import { randomBase62 } from '../../../platform/random';
import { parseInput } from '../../../platform/validate';
import { email, role } from './schema';

/** better-auth's name for accounts that sign in with a password. */
const PASSWORD = 'credential';

const personInput = z.strictObject({ email, password, role, name: trimmedName.optional() });

export type Member = { id: string; email: string; companyId: number; role: Role };

async function findOrCreatePerson(
  prisma: Prisma.TransactionClient,
  email: string,
  password: string,
  name: string,
): Promise<string> {
  const known = await prisma.person.findUnique({
    where: { email },
    select: { id: true, accounts: { where: { providerId: PASSWORD }, select: { password: true } } },
  });
  if (!known) {
    await requireUncommonPassword(password);
    const id = randomBase62(32);
    const hash = await hashPassword(password);
    const { count } = await prisma.person.createMany({ data: [{ id, email, name }], skipDuplicates: true });
    // A concurrent request created the person, for example with another invitation.
    if (!count) return findOrCreatePerson(prisma, email, password, name);
    const account = { id: randomBase62(32), accountId: id, providerId: PASSWORD, personId: id, password: hash };
    await prisma.account.create({ data: account });
    return id;
  }
  const hash = known.accounts[0]?.password;
  if (!hash || !(await verifyPassword({ hash, password })))
    throw conflict(`${email} already has an account, and this is not its password.`);
  return known.id;
}

/**
 * Lets someone sign in to a company's dashboard. If the email has an account, the account gains the membership.
 * @param input `password`: 8 to 128 characters; `name`: the part of the email before the @ when left out.
 * @throws DocentError `validation_error`; `conflict` for a wrong password or an existing membership.
 */
export async function createMember(
  prisma: Prisma.TransactionClient,
  companyId: number,
  input: { email: string; password: string; role: Role; name?: string | undefined },
): Promise<Member> {
  const { email, password, role, name = email.split('@', 1).join() } = parseInput(personInput, input);
  const personId = await findOrCreatePerson(prisma, email, password, name);
  const { count } = await prisma.membership.createMany({ data: [{ companyId, personId, role }], skipDuplicates: true });
  if (count === 0) throw conflict(`${email} already belongs to this company.`);
  return { id: personId, email, companyId, role };
}

/**
 * Replaces a person's password, ends their sessions and grants, and clears failed password attempts. `password` must be validated.
 * `disconnect: false` keeps the grants.
 */
export async function replacePassword(
  prisma: Prisma.TransactionClient,
  { id, email }: { id: string; email: string },
  password: string,
  { disconnect = true }: { disconnect?: boolean } = {},
): Promise<void> {
  const hash = await hashPassword(password);
  await prisma.account.updateMany({ where: { personId: id, providerId: PASSWORD }, data: { password: hash } });
  await prisma.session.deleteMany({ where: { personId: id } });
  if (disconnect) await endGrantsOf(prisma, id);
  await prisma.passwordDelay.deleteMany({ where: { account: { in: delaysOf(email) } } });
}

/**
 * Gives someone a new password as `replacePassword` does.
 * @param input `password`: 8 to 128 characters.
 * @throws DocentError `validation_error`; `not_found` for an unknown address.
 */
export async function resetPassword(
  prisma: Prisma.TransactionClient,
  input: { email: string; password: string },
): Promise<{ email: string }> {
  const { email, password } = parseInput(personInput.pick({ email: true, password: true }), input);
  await requireUncommonPassword(password);
  const person = await prisma.person.findUnique({ where: { email }, select: { id: true } });
  const { id } = found(person, `The account of ${email}`);
  await replacePassword(prisma, { id, email }, password);
  return { email };
}
