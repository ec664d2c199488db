import { z } from 'zod';
import { LENGTHS } from '../../widgets/limits';
import { companyStatement } from '../database/company-statement';
import type { Ctx } from '../identity/context';
import { log } from '../kernel/log';
import { canSendMail, sendMail } from '../kernel/mail';
import { readersUrl } from '../public-pages/domains';
import { withinMailBudgets } from './budgets';
import { linkOf, subscriptionIn } from './links';

/** An address as it is kept: in lower case, so that nobody is subscribed twice. */
export const emailInput = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email('This is no e-mail address.').max(LENGTHS.email));

/** For so many days a subscription waits to be confirmed. */
export const PENDING_DAYS = 2;

// Whoever asks again gets no second mail of one changelog for ten minutes. Citus wants what happens on a conflict to be immutable.
const SUBSCRIBE = companyStatement(
  'subscribe',
  `WITH added AS (
     INSERT INTO "Subscriber" AS s ("companyId", "changelogId", "email", "createdAt")
     SELECT $1::int, g."id", $3::text, now() FROM "Changelog" g WHERE g."companyId" = $1::int AND g."id" = $2::int AND g."active"
     ON CONFLICT ("companyId", "changelogId", "email") DO UPDATE SET "createdAt" = EXCLUDED."createdAt"
       WHERE s."confirmedAt" IS NULL AND EXCLUDED."createdAt" - s."createdAt" > interval '10 minutes'
     RETURNING s."id"
   )
   SELECT added."id", g."name", g."publicId", d."host" AS "customDomain", c."name" AS "company"
   FROM added JOIN "Changelog" g ON g."companyId" = $1::int AND g."id" = $2::int JOIN "Company" c ON c."id" = $1::int
   LEFT JOIN "CustomDomain" d ON d."companyId" = $1::int AND d."changelogId" = $2::int`,
);

type Added = { id: number; name: string; publicId: string; customDomain: string | null; company: string };

/** Takes back what no mail was sent for, so that asking again sends one. */
const TAKE_BACK = companyStatement(
  'subscribe_take_back',
  `DELETE FROM "Subscriber" WHERE "companyId" = $1::int AND "changelogId" = $2::int AND "id" = $3::int AND "confirmedAt" IS NULL`,
);

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ');

/**
 * Has somebody asked by mail whether they want to be told of the posts of a changelog. Nobody learns who is subscribed: what is answered
 * is the same for an address that is, and the mail goes out afterwards. Where the budgets of such mails are used up, nothing is stored or
 * sent, and the answer is still the same.
 */
export async function subscribe(ctx: Ctx, changelogId: number, email: string): Promise<void> {
  const row = await withinMailBudgets(ctx, { changelogId, email }, async () => {
    const [added] = await ctx.sql<Added>(SUBSCRIBE, changelogId, email);
    return added;
  });
  if (!row) return;
  const link = `${readersUrl(row)}/confirm/${linkOf(ctx.companyId, row.id, 'confirm')}`;
  const text = [
    `You, or somebody else, asked for a mail whenever ${inOneLine(row.company)} publishes news in “${inOneLine(row.name)}”.`,
    `Confirm within ${PENDING_DAYS} days that you want that:\n${link}`,
    'If you do not, ignore this mail: you get no other, and the address is erased.\n',
  ].join('\n\n');
  sendMail({ to: email, subject: inOneLine(`Confirm your subscription to ${row.name}`), text })
    .then(async (sent) => {
      if (!sent && canSendMail()) await ctx.sql(TAKE_BACK, changelogId, row.id);
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

/** @returns false for a link that is none, or whose time is over */
export async function confirmSubscription(ctx: Ctx, changelogId: number, link: string): Promise<boolean> {
  const id = subscriptionIn(link, ctx.companyId, 'confirm');
  return id !== undefined && (await ctx.sql(CONFIRM, changelogId, id)).length > 0;
}

const UNSUBSCRIBE = companyStatement(
  'unsubscribe',
  `DELETE FROM "Subscriber" WHERE "companyId" = $1::int AND "changelogId" = $2::int AND "id" = $3::int`,
);

/** Erases the address, and the mails that wait for it. @returns false for a link that is none; what is gone already is no fault */
export async function unsubscribe(ctx: Ctx, changelogId: number, link: string): Promise<boolean> {
  const id = subscriptionIn(link, ctx.companyId, 'unsubscribe');
  if (id === undefined) return false;
  await ctx.sql(UNSUBSCRIBE, changelogId, id);
  return true;
}
