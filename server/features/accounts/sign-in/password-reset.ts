import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { requireUncommonPassword } from '../../../auth/common-passwords';
import type { PublicCaller } from '../../../auth/public-caller';
import { env } from '../../../platform/env';
import { notFound } from '../../../platform/errors';
import { log } from '../../../platform/log';
import { canSendMail, sendMail } from '../../../platform/mail';
import { randomBase62 } from '../../../platform/random';
import { replacePassword } from '../members/people';
import type { resetInput } from './schema';

const VALID_MS = 60 * 60_000;
/** Mails to one account within the time that a link is valid. */
const MAX_MAILS = 3;
/** Requests for a link in a minute from one address. */
const MAX_REQUESTS = 5;
const MAX_TRIES = 30;

const KIND = 'password-reset:';

/** The database stores only the hash of a token, so that a reader of the database cannot reset a password. */
const identifierOf = (token: string): string => KIND + createHash('sha256').update(token).digest('base64url');

type Person = { id: string; email: string };

/** The ids of the links that an account may have at once. Each of several concurrent requests takes a different one. */
const placesOf = ({ id }: Person): string[] => Array.from({ length: MAX_MAILS }, (_, place) => `${KIND}${id}:${place}`);

/** Creates a link; undefined when the account has reached its maximum. */
async function makeToken({ database: { prisma } }: PublicCaller, person: Person): Promise<string | undefined> {
  const now = new Date();
  const expiresAt = new Date(now.getTime() + VALID_MS);
  await prisma.verification.deleteMany({ where: { id: { in: placesOf(person) }, expiresAt: { lt: now } } });
  const token = randomBase62(40);
  for (const id of placesOf(person)) {
    const data = { id, identifier: identifierOf(token), value: person.id, expiresAt };
    const { count } = await prisma.verification.createMany({ data, skipDuplicates: true });
    if (count) return token;
  }
  return undefined;
}

async function mailLink(caller: PublicCaller, person: Person): Promise<void> {
  const token = await makeToken(caller, person);
  if (!token) return;
  const text = [
    `Someone asked for a new password for ${person.email} in Docent.`,
    `Choose one within an hour:\n${env().APP_URL}/reset-password/${token}`,
    'The link works once. If it was not you, ignore this mail: your password stays as it is.\n',
  ].join('\n\n');
  await sendMail({ to: person.email, subject: 'Choose a new password for Docent', text });
}

/**
 * Mails a link to choose a new password, if the address has an account and mail can be sent. The answer is the same for every address,
 * and does not wait until the link is created and mailed.
 * @throws DocentError `rate_limit_exceeded`
 */
export async function requestReset(caller: PublicCaller, email: string): Promise<void> {
  await caller.countAttempt('auth/forgot-password', MAX_REQUESTS);
  const person = await caller.database.prisma.person.findUnique({
    where: { email },
    select: { id: true, email: true },
  });
  if (!person || !canSendMail()) return;
  mailLink(caller, person).catch((error: Error) => log.warn({ error: error.message }, 'mailing a reset failed'));
}

async function findReset({ database: { prisma } }: PublicCaller, token: string): Promise<Person> {
  const where = { identifier: identifierOf(token), expiresAt: { gt: new Date() } };
  const row = await prisma.verification.findFirst({ where, select: { value: true } });
  const person =
    row && (await prisma.person.findUnique({ where: { id: row.value }, select: { id: true, email: true } }));
  if (!person) throw notFound('Link');
  return person;
}

/** Tells whose password a link replaces. @throws DocentError `not_found` for an unknown, used or expired one */
export async function showReset(caller: PublicCaller, token: string): Promise<{ email: string }> {
  await caller.countAttempt('auth/reset-password', MAX_TRIES);
  const { email } = await findReset(caller, token);
  return { email };
}

/**
 * Replaces the password of the account that a link of `requestReset` belongs to. The link works once; all other links and all sessions
 * of the account end as well.
 * @throws DocentError `not_found`; `validation_error` for a password that is refused, after which the link still works
 */
export async function resetByMail(
  caller: PublicCaller,
  { token, password, disconnect }: z.output<typeof resetInput>,
): Promise<{ email: string }> {
  await caller.countAttempt('auth/reset-password', MAX_TRIES);
  const person = await findReset(caller, token);
  await requireUncommonPassword(password);
  await caller.database.prisma.$transaction(async (tx) => {
    const used = await tx.verification.deleteMany({ where: { identifier: identifierOf(token) } });
    if (used.count === 0) throw notFound('Link');
    await tx.verification.deleteMany({ where: { id: { in: placesOf(person) } } });
    await replacePassword(tx, person, password, { disconnect });
  });
  log.info({ person: person.id }, 'a password was reset by mail');
  return { email: person.email };
}
