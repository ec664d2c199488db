import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import type { PublicCaller } from '../../../auth/public-caller';
import { conflict, DocentError } from '../../../platform/errors';
import { secret } from '../../../platform/secret';
import { createCompany, hasNoCompany } from '../companies/companies';
import { createMember } from '../members/people';
import type { setUpInput } from './schema';

/** The set-up token in the log. It proves access to the server, and is valid until the first company exists. */
export const setUpToken = (): string =>
  createHmac('sha256', secret()).update('first-run set-up').digest('hex').slice(0, 32);

function isSetUpToken(token: string): boolean {
  const [given, right] = [Buffer.from(token), Buffer.from(setUpToken())];
  return given.length === right.length && timingSafeEqual(given, right);
}

/**
 * Creates the first company and its owner. Works once, with the token that the server printed.
 * @throws DocentError `unauthorized` for a wrong token, `conflict` when there is a company already, `validation_error`
 */
export async function setUp(
  caller: PublicCaller,
  { token, company, accentColor, publishing, timeZone, ...owner }: z.output<typeof setUpInput>,
): Promise<void> {
  await caller.countAttempt('set-up', 10);
  if (!isSetUpToken(token)) throw new DocentError('unauthorized', 'This is not the token that the server printed.');
  await caller.database.prisma.$transaction(async (tx) => {
    // Of two concurrent requests, the second waits here and then finds a company.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(7261001)`;
    if (!(await hasNoCompany(tx))) throw conflict('Docent is set up already. Sign in instead.');
    const { id } = await createCompany(tx, {
      name: company,
      ...(accentColor && { accentColor }),
      ...(publishing && { publishing }),
      ...(timeZone && { timeZone }),
    });
    await createMember(tx, id, { ...owner, role: 'owner' });
  });
}
