import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import type { Visitor } from '../auth/visitor';
import { createCompany, isEmpty } from '../companies/service';
import { env } from '../env';
import { conflict, DocentError, notFound } from '../errors';
import { canSendMail } from '../mail';
import { hashInvitation } from '../members/service';
import { createMember } from '../people/service';
import { secret } from '../secret';
import type { acceptInput, setUpInput } from './schema';

/** The token that proves that whoever sets Docent up can read its log. Good until the first company exists. */
export const setUpToken = (): string =>
  createHmac('sha256', secret()).update('first-run set-up').digest('hex').slice(0, 32);

function isSetUpToken(token: string): boolean {
  const [given, right] = [Buffer.from(token), Buffer.from(setUpToken())];
  return given.length === right.length && timingSafeEqual(given, right);
}

/** Who is at the door, and whether there is anything behind it yet. */
export async function describeVisitor({ store, person, companyId }: Visitor) {
  return {
    needsSetUp: !person && (await isEmpty(store.prisma)),
    canSendMail: canSendMail(),
    person: person ? { id: person.id, name: person.name, email: person.email } : null,
    companies: (person?.memberships ?? []).map((one) => ({ id: one.companyId, name: one.companyName, role: one.role })),
    companyId: companyId ?? null,
  };
}

/**
 * The first company and its owner. Works once, with the token that the server printed.
 * @throws DocentError `unauthorized` for a wrong token, `conflict` when there is a company already, `validation_error`
 */
export async function setUp(
  visitor: Visitor,
  { token, company, ...owner }: z.output<typeof setUpInput>,
): Promise<void> {
  await visitor.attempt('set-up', 10);
  if (!isSetUpToken(token)) throw new DocentError('unauthorized', 'This is not the token that the server printed.');
  await visitor.store.prisma.$transaction(async (tx) => {
    // Two at the same moment: the second waits here, and finds a company.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(7261001)`;
    if (!(await isEmpty(tx))) throw conflict('Docent is set up already. Sign in instead.');
    const { id } = await createCompany(tx, { name: company });
    await createMember(tx, id, { ...owner, role: 'owner' });
  });
}

async function findInvitation({ store }: Visitor, token: string) {
  const row = await store.prisma.invitation.findUnique({
    where: { hash: hashInvitation(token) },
    include: { company: { select: { name: true } } },
  });
  if (!row || row.expiresAt < new Date()) throw notFound('Invitation');
  return row;
}

/** What an invitation says. @throws DocentError `not_found` for an unknown, used or expired one. */
export async function showInvitation(visitor: Visitor, token: string) {
  await visitor.attempt('invitation', 30);
  const { email, role, company, invitedBy } = await findInvitation(visitor, token);
  const known = await visitor.store.prisma.person.findUnique({ where: { email }, select: { id: true } });
  return { email, role, invitedBy, companyName: company.name, hasAccount: known !== null };
}

/**
 * Joins the company that invited. Someone with an account proves it with their password, or by being signed in.
 * @throws DocentError `not_found`; `conflict` for a wrong password; `validation_error`
 */
export async function acceptInvitation(
  visitor: Visitor,
  { token, name, password }: z.output<typeof acceptInput>,
): Promise<{ email: string; companyId: number }> {
  await visitor.attempt('invitation', 30);
  const { companyId, id, email, role } = await findInvitation(visitor, token);
  // A password is tried here as it is at sign-in: both count as one.
  if (visitor.person?.email !== email) await visitor.attempt('auth/sign-in/email', env().DOCENT_SIGN_IN_LIMIT);
  await visitor.store.prisma.$transaction(async (tx) => {
    const { count } = await tx.invitation.deleteMany({ where: { companyId, id } });
    if (count === 0) throw notFound('Invitation');
    if (visitor.person?.email === email)
      await tx.membership.createMany({
        data: [{ companyId, personId: visitor.person.id, role }],
        skipDuplicates: true,
      });
    else await createMember(tx, companyId, { email, role, name, password: password ?? '' });
  });
  return { email, companyId };
}

const FIND_WIDGET = {
  name: 'widget_company_for_person',
  text: `
    SELECT w."companyId" FROM "Widget" w
    JOIN "Membership" m ON m."companyId" = w."companyId" AND m."personId" = $1
    WHERE w."id" = $2 AND w."type" = $3`,
};

/**
 * In which of the person's companies a widget is, so that its link opens whichever company the browser shows.
 * @throws DocentError `unauthorized`, `not_found`
 */
export async function locateWidget(
  { store, person }: Visitor,
  type: string,
  id: number,
): Promise<{ companyId: number }> {
  if (!person) throw new DocentError('unauthorized', 'Sign in first.');
  const [row] = await store.sql<{ companyId: number }>(FIND_WIDGET, [person.id, id, type]);
  if (!row) throw notFound('Widget');
  return row;
}
