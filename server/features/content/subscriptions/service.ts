import { z } from 'zod';
import { LENGTHS } from '../../../../widgets/contract/limits';
import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { log } from '../../../platform/log';
import { canSendMail, sendMail } from '../../../platform/mail';
import { readersUrl } from '../public-pages/domains';
import { withinMailBudgets } from './budgets';
import { linkTokenOf, subscriptionIdOf } from './links';

/** An address in lower case, so that a person is not subscribed twice. */
export const emailInput = z.string().trim().toLowerCase().pipe(z.email('This is no email address.').max(LENGTHS.email));

/** Days in which a subscription can be confirmed. */
export const PENDING_DAYS = 2;

// If another transaction is deleting the changelog, this waits for it and then adds nothing. A repeated request sends no second mail for ten
// minutes. Citus requires immutable expressions in ON CONFLICT. `formerAt` is the value before this statement: null for a new subscription.
const SUBSCRIBE = companyStatement(
  'subscribe',
  `WITH changelog AS (
     SELECT "id" FROM "Changelog" WHERE "companyId" = $1::int AND "id" = $2::int AND "active" FOR KEY SHARE
   ), added AS (
     INSERT INTO "Subscriber" AS s ("companyId", "changelogId", "email", "createdAt")
     SELECT $1::int, changelog."id", $3::text, now() FROM changelog
     ON CONFLICT ("companyId", "changelogId", "email") DO UPDATE SET "createdAt" = EXCLUDED."createdAt"
       WHERE s."confirmedAt" IS NULL AND EXCLUDED."createdAt" - s."createdAt" > interval '10 minutes'
     RETURNING s."id"
   )
   SELECT added."id", s."createdAt" AS "formerAt", g."name", g."publicId", d."host" AS "customDomain", c."name" AS "company"
   FROM added JOIN "Changelog" g ON g."companyId" = $1::int AND g."id" = $2::int JOIN "Company" c ON c."id" = $1::int
   LEFT JOIN "Subscriber" s ON s."companyId" = $1::int AND s."id" = added."id"
   LEFT JOIN "CustomDomain" d ON d."companyId" = $1::int AND d."changelogId" = $2::int`,
);

type Added = {
  id: number;
  /** When the previous mail was requested. */
  formerAt: Date | null;
  name: string;
  publicId: string;
  customDomain: string | null;
  company: string;
};

/** Deletes a subscription whose first mail was not sent, so that a new request sends one. */
const TAKE_BACK = companyStatement(
  'subscribe_take_back',
  `DELETE FROM "Subscriber" WHERE "companyId" = $1::int AND "changelogId" = $2::int AND "id" = $3::int AND "confirmedAt" IS NULL`,
);

/** Undoes a request whose mail was not sent, so that a new one sends it. The link in the previous mail stays valid. */
const RESTORE = companyStatement(
  'subscribe_restore',
  `UPDATE "Subscriber" SET "createdAt" = $4::timestamptz
   WHERE "companyId" = $1::int AND "changelogId" = $2::int AND "id" = $3::int AND "confirmedAt" IS NULL`,
);

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ');

/**
 * Subscribes an address to a changelog and mails it a link to confirm (double opt-in). The result does not reveal whether the address is
 * already subscribed, and the mail is sent after the response. When the mail budget is used up, nothing is stored or sent, and the
 * result is the same.
 */
export async function subscribe(ctx: Ctx, changelogId: number, email: string): Promise<void> {
  const row = await withinMailBudgets(ctx, { changelogId, email }, async () => {
    const [added] = await ctx.sql<Added>(SUBSCRIBE, changelogId, email);
    return added;
  });
  if (!row) return;
  const link = `${readersUrl(row)}/confirm/${linkTokenOf(ctx.companyId, row.id, 'confirm')}`;
  const text = [
    `You, or someone else, subscribed this address to news from ${inOneLine(row.company)} in “${inOneLine(row.name)}”.`,
    `Confirm within ${PENDING_DAYS} days to get a mail for each post:\n${link}`,
    'If you did not subscribe, ignore this mail: we send no other, and delete the address.\n',
  ].join('\n\n');
  sendMail({ to: email, subject: inOneLine(`Confirm your subscription to ${row.name}`), text }, { inBackground: true })
    .then(async (sent) => {
      if (sent || !canSendMail()) return;
      if (row.formerAt) await ctx.sql(RESTORE, changelogId, row.id, row.formerAt);
      else await ctx.sql(TAKE_BACK, changelogId, row.id);
    })
    .catch((error: Error) => log.warn({ error: error.message }, 'taking a subscription back failed'));
}

const CONFIRM = companyStatement(
  'subscription_confirm',
  `WITH confirmed AS (
     UPDATE "Subscriber" SET "confirmedAt" = now()
     WHERE "companyId" = $1::int AND "changelogId" = $2::int AND "id" = $3::int AND "confirmedAt" IS NULL
   )
   SELECT "id" FROM "Subscriber" WHERE "companyId" = $1::int AND "changelogId" = $2::int AND "id" = $3::int`,
);

/** @returns false for an invalid or expired link */
export async function confirmSubscription(ctx: Ctx, changelogId: number, link: string): Promise<boolean> {
  const id = subscriptionIdOf(link, ctx.companyId, 'confirm');
  return id !== undefined && (await ctx.sql(CONFIRM, changelogId, id)).length > 0;
}

const UNSUBSCRIBE = companyStatement(
  'unsubscribe',
  `DELETE FROM "Subscriber" WHERE "companyId" = $1::int AND "changelogId" = $2::int AND "id" = $3::int`,
);

/** Deletes the address and its pending mails; idempotent. @returns false for an invalid link */
export async function unsubscribe(ctx: Ctx, changelogId: number, link: string): Promise<boolean> {
  const id = subscriptionIdOf(link, ctx.companyId, 'unsubscribe');
  if (id === undefined) return false;
  await ctx.sql(UNSUBSCRIBE, changelogId, id);
  return true;
}
