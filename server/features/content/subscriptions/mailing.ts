import { createHash } from 'node:crypto';
import { SPEND_EACH, SWEEP_BUDGETS, spendParameters } from '../../../database/budgets';
import { companyStatement } from '../../../database/company-statement';
import type { Database } from '../../../database/types';
import { DAY_SECONDS, noteRefusedMails } from '../../../operations/mail-budgets';
import { canSendMail, sendMail } from '../../../platform/mail';
import { repeat } from '../../../platform/repeat';
import { publicUrl, readersUrl } from '../public-pages/domains';
import { linkTokenOf } from './links';
import { PENDING_DAYS } from './service';

const BATCH = 20;
const MAX_ATTEMPTS = 5;
/** Maximum mails of posts to a subscriber of a changelog and day. Further mails are delayed. */
export const MAX_POST_MAILS = 50;
/**
 * Posts that were dated further back when they were created are imported history: no mails are sent for them. Nor are mails sent for posts that
 * were neither dated nor changed in these days.
 */
const NEWS_DAYS = 30;

/** Days for which the mails of a post that is hidden after its publication wait for it to be shown again. */
const HIDDEN_DAYS = 30;

const COMPANIES = {
  name: 'mailing_companies',
  text: `SELECT "companyId" AS "id" FROM "ChangelogPost" WHERE "active" AND "announcedAt" IS NULL AND "date" <= now()
    UNION SELECT "companyId" FROM "PostMail" WHERE "dueAt" <= now()
    UNION SELECT "companyId" FROM "Subscriber" WHERE "confirmedAt" IS NULL AND "createdAt" < now() - interval '${PENDING_DAYS} days'
    ORDER BY 1`,
};

const FORGET = companyStatement(
  'subscriptions_forget',
  `DELETE FROM "Subscriber" WHERE "companyId" = $1::int AND "confirmedAt" IS NULL AND "createdAt" < now() - interval '${PENDING_DAYS} days'`,
);

// Only the process that marks a post queues its mails. Publishing a draft changes `updatedAt`, but not its older `date`; a post that was
// planned ahead is published at its `date`. Stored times have milliseconds: rounded up, the mails would not be due yet.
const ANNOUNCE = companyStatement(
  'posts_announce',
  `WITH marked AS (
     UPDATE "ChangelogPost" p SET "announcedAt" = now() FROM "Changelog" g
     WHERE p."companyId" = $1::int AND g."companyId" = $1::int AND g."id" = p."changelogId" AND g."active"
       AND p."active" AND p."announcedAt" IS NULL AND p."date" <= now()
     RETURNING p."id", p."changelogId", p."date", p."createdAt", p."updatedAt"
   )
   INSERT INTO "PostMail" ("companyId", "postId", "subscriberId", "dueAt")
   SELECT $1::int, m."id", s."id", date_trunc('milliseconds', now()) FROM marked m
   JOIN "Subscriber" s ON s."companyId" = $1::int AND s."changelogId" = m."changelogId" AND s."confirmedAt" IS NOT NULL
   WHERE greatest(m."date", m."updatedAt") > now() - interval '${NEWS_DAYS} days'
     AND m."date" > m."createdAt" - interval '${NEWS_DAYS} days'`,
);

// Postpones `dueAt` by more time than sending a batch takes. If a process dies, another one sends its remaining mails when they are due again.
// Mails of a post that is not shown now are postponed by an hour, without an attempt. Citus does not accept `now()` in CASE.
const TAKE = companyStatement(
  'post_mails_take',
  `WITH due AS (
     SELECT m."postId", m."subscriberId", now() + interval '10 minutes' * (m."attempts" + 1) AS "again", now() + interval '1 hour' AS "later",
       p."active" AND g."active" AND p."date" <= now() AS "shown", p."announcedAt" < now() - interval '${HIDDEN_DAYS} days' AS "expired"
     FROM "PostMail" m JOIN "ChangelogPost" p ON p."companyId" = $1::int AND p."id" = m."postId"
     JOIN "Changelog" g ON g."companyId" = $1::int AND g."id" = p."changelogId"
     WHERE m."companyId" = $1::int AND m."dueAt" <= now()
     ORDER BY m."dueAt" LIMIT $2::int FOR UPDATE OF m SKIP LOCKED
   ), taken AS (
     UPDATE "PostMail" m SET "attempts" = m."attempts" + due."shown"::int, "dueAt" = CASE WHEN due."shown" THEN due."again" ELSE due."later" END
     FROM due WHERE m."companyId" = $1::int AND m."postId" = due."postId" AND m."subscriberId" = due."subscriberId"
     RETURNING m."postId", m."subscriberId", m."attempts", due."shown", due."expired"
   )
   SELECT taken.*, s."email", p."title", g."name", g."publicId", d."host" AS "customDomain",
     c."name" AS "company"
   FROM taken JOIN "Subscriber" s ON s."companyId" = $1::int AND s."id" = taken."subscriberId"
   JOIN "ChangelogPost" p ON p."companyId" = $1::int AND p."id" = taken."postId"
   JOIN "Changelog" g ON g."companyId" = $1::int AND g."id" = p."changelogId"
   JOIN "Company" c ON c."id" = $1::int
   LEFT JOIN "CustomDomain" d ON d."companyId" = $1::int AND d."changelogId" = g."id"`,
);

const DONE = companyStatement(
  'post_mails_done',
  `DELETE FROM "PostMail" WHERE "companyId" = $1::int AND "postId" = $2::int AND "subscriberId" = $3::int`,
);

// The mail was not sent, so it does not count as an attempt.
const DELAY = companyStatement(
  'post_mails_delay',
  `UPDATE "PostMail" SET "attempts" = "attempts" - 1, "dueAt" = now() + interval '1 hour'
   WHERE "companyId" = $1::int AND "postId" = $2::int AND "subscriberId" = $3::int`,
);

type Taken = {
  postId: number;
  subscriberId: number;
  attempts: number;
  email: string;
  title: string;
  shown: boolean;
  expired: boolean;
  name: string;
  publicId: string;
  customDomain: string | null;
  company: string;
};

function send(companyId: number, mail: Taken): Promise<boolean> {
  const base = readersUrl(mail);
  // Not on the custom domain, which may be removed or moved after the mail was sent.
  const own = publicUrl('c', mail.publicId);
  const unsubscribeUrl = `${own}/unsubscribe/${linkTokenOf(companyId, mail.subscriberId, 'unsubscribe')}`;
  const id = createHash('sha256').update(`${base} ${mail.postId} ${mail.subscriberId}`).digest('hex').slice(0, 40);
  const mailed = {
    to: mail.email,
    subject: `${mail.name}: ${mail.title}`.replace(/\s+/g, ' '),
    text: `${mail.title}\n\nRead it on:\n${base}/${mail.postId}\n\n--\nYou get this mail since you subscribed to “${mail.name}” of ${mail.company}.\nUnsubscribe: ${unsubscribeUrl}\n`,
    headers: { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    messageId: `<${id}@${new URL(base).hostname}>`,
  };
  return sendMail(mailed, { inBackground: true });
}

/** Counts a mail against the budget of its subscriber, once for all attempts. @returns false when the budget is used up */
async function spendOn(database: Database, companyId: number, { subscriberId, attempts }: Taken): Promise<boolean> {
  if (attempts > 1) return true;
  const budget = { key: `mail-post:${companyId}/${subscriberId}`, seconds: DAY_SECONDS, most: MAX_POST_MAILS };
  return (await database.sql(SPEND_EACH, spendParameters([budget]))).length > 0;
}

type Options = { stopped?: () => boolean };

async function mailCompany(database: Database, companyId: number, stopped: () => boolean): Promise<void> {
  await database.sql(FORGET, [companyId]);
  await database.sql(ANNOUNCE, [companyId]);
  while (!stopped()) {
    const taken = await database.sql<Taken>(TAKE, [companyId, BATCH]);
    for (const mail of taken) {
      if (stopped()) return;
      const { postId, subscriberId, attempts, shown, expired } = mail;
      if (!shown) {
        if (expired) await database.sql(DONE, [companyId, postId, subscriberId]);
        continue;
      }
      if (!(await spendOn(database, companyId, mail))) {
        noteRefusedMails('post', { companyId });
        await database.sql(DELAY, [companyId, postId, subscriberId]);
        continue;
      }
      const isDone = (await send(companyId, mail)) || attempts >= MAX_ATTEMPTS;
      if (isDone) await database.sql(DONE, [companyId, postId, subscriberId]);
    }
    if (taken.length < BATCH) return;
  }
}

/**
 * Mails published posts to subscribers, each post once to each subscriber across processes. A failed mail is sent up to five times. Mails
 * over the daily limit of a subscriber, and mails of a hidden post, are tried again each hour. Deletes unconfirmed subscriptions and
 * expired budgets.
 */
export async function mailPosts(database: Database, { stopped = () => false }: Options = {}): Promise<void> {
  await database.sql(SWEEP_BUDGETS, []);
  const companies = await database.sql<{ id: number }>(COMPANIES, []);
  for (const { id } of companies) if (!stopped()) await mailCompany(database, id, stopped);
}

/** Sends mails of posts every five seconds if mail is configured. @returns a function that stops it */
export function startMailing(database: Database, everyMs = 5_000): () => Promise<void> {
  if (!canSendMail()) return async () => {};
  return repeat((stopped) => mailPosts(database, { stopped }), {
    everyMs,
    complaint: 'mailing posts failed and will be retried',
  });
}
