import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { DAY_MS } from '../../../../widgets/targeting/dates';
import type { Ctx } from '../../../auth/context';
import { withRole } from '../../../auth/scopes';
import { BudgetSpent } from '../../../database/budgets';
import type { Invitation } from '../../../generated/prisma/client';
import { DAY_SECONDS, noteRefusedMails, recipientKey } from '../../../operations/mail-budgets';
import { iso } from '../../../operations/wire';
import { env } from '../../../platform/env';
import { conflict, DocentError, notFound } from '../../../platform/errors';
import { canSendMail, sendMail } from '../../../platform/mail';
import { randomBase62 } from '../../../platform/random';
import { requireAdmin, requireOwnerFor } from './roles';
import type { inviteInput } from './schema';

const VALID_DAYS = 7;

/** Maximum invitations that are mailed in a day: per company, and per address across companies. */
export const MAX_INVITATIONS = { company: 200, recipient: 20 } as const;

/** Counts an invitation that will be mailed. @throws DocentError `rate_limit_exceeded` */
async function spendOnInvitation(ctx: Ctx, email: string): Promise<void> {
  const { companyId } = ctx;
  const budgets = [
    { key: `mail-invitation:${companyId}`, seconds: DAY_SECONDS, most: MAX_INVITATIONS.company },
    { key: `mail-invitation-to:${recipientKey(email)}`, seconds: DAY_SECONDS, most: MAX_INVITATIONS.recipient },
  ];
  try {
    await ctx.inTransaction(() => ctx.spend(budgets));
  } catch (error) {
    if (!(error instanceof BudgetSpent)) throw error;
    noteRefusedMails('invitation', { companyId });
    throw new DocentError('rate_limit_exceeded', 'Too many invitations were sent today. Try again tomorrow.');
  }
}

/** The hash by which an invitation is found. */
export const hashInvitation = (token: string) => new Uint8Array(createHash('sha256').update(token).digest());

/** An invitation as members see it. */
export function toInvitation(row: Invitation) {
  const { id, email, role, invitedBy, expiresAt } = withRole(row);
  return { id, email, role, invitedBy, expiresAt: iso(expiresAt), expired: expiresAt < new Date() };
}

/**
 * Invites someone; a second invitation of the same address replaces the first.
 * @returns the link, which is not stored, and whether it was mailed.
 * @throws DocentError `insufficient_scope`; `conflict` for someone who is already a member; `rate_limit_exceeded` after many mailed
 * invitations in a day.
 */
export async function inviteMember(ctx: Ctx, { email, role }: z.output<typeof inviteInput>) {
  requireOwnerFor(requireAdmin(ctx), role);
  if (await ctx.db.membership.findFirst({ where: { person: { email } } }))
    throw conflict(`${email} already belongs to this company.`);
  if (canSendMail()) await spendOnInvitation(ctx, email);
  const token = randomBase62(40);
  const content = {
    email,
    role,
    hash: hashInvitation(token),
    invitedBy: ctx.actor.name,
    expiresAt: new Date(Date.now() + VALID_DAYS * DAY_MS),
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
    text: `${ctx.actor.name} invites you to work on in-app content in Docent.\n\nJoin within ${VALID_DAYS} days:\n${link}\n`,
  });
  return { invitation: toInvitation(row), link, mailed };
}

/** Revokes an invitation. @throws DocentError `insufficient_scope`, `not_found`. */
export async function revokeInvitation(ctx: Ctx, id: number): Promise<void> {
  requireAdmin(ctx);
  const { count } = await ctx.db.invitation.deleteMany({ where: { id } });
  if (count === 0) throw notFound(`Invitation ${id}`);
}
