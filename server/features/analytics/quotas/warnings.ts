import { WARNED_SHARE } from '../../../../widgets/contract/limits';
import { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import type { Database } from '../../../database/types';
import { env } from '../../../platform/env';
import { canSendMail, sendMail } from '../../../platform/mail';
import { NO_LIMITS, QUOTAS, type Quota } from '../../../platform/quota-limits';
import { repeat } from '../../../platform/repeat';
import { getUsage } from './service';

/** Maximum admins to notify, the same as for reviews. */
const MAX_ADMINS = 20;

// Only the process that inserts the row sends the mails.
const MARK = companyStatement(
  'usage_warning_mark',
  `INSERT INTO "UsageMark" ("companyId", "what", "day") SELECT $1::int, q."what", $3::date FROM unnest($2::text[]) AS q("what")
   ON CONFLICT ("companyId", "what", "day") DO NOTHING RETURNING "what"`,
);

const TAKE_BACK = companyStatement(
  'usage_warning_take_back',
  `DELETE FROM "UsageMark" WHERE "companyId" = $1::int AND "what" = ANY($2::text[]) AND "day" = $3::date`,
);

const markOf = (quota: Quota): string => `warned ${quota}`;

const TITLES: Record<Quota, string> = {
  events: 'Events this month',
  users: 'Users',
  eventNames: 'Event names',
  eventBytes: 'Bytes of event properties',
};

const number = new Intl.NumberFormat('en-US');

/**
 * Mails a list of the quotas that are at 80 % or more to the admins of a company, each quota once a month. If no admin could be mailed, the
 * next run tries again.
 */
async function warnCompany(ctx: Ctx, now: Date): Promise<void> {
  const { quotas, period } = await getUsage(ctx, now);
  const near = QUOTAS.filter((quota) => (quotas[quota].share ?? 0) >= WARNED_SHARE);
  if (!near.length) return;
  const admins = await ctx.db.membership.findMany({
    where: { role: { in: ['owner', 'admin'] } },
    select: { person: { select: { email: true } }, company: { select: { name: true } } },
    orderBy: { createdAt: 'asc' },
    take: MAX_ADMINS,
  });
  const marked = await ctx.sql<{ what: string }>(MARK, near.map(markOf), period.from);
  const fresh = near.filter((quota) => marked.some(({ what }) => what === markOf(quota)));
  if (!fresh.length) return;
  const lines = fresh.map((quota) => {
    const { used, limit } = quotas[quota];
    return `- ${TITLES[quota]}: ${number.format(used)} of ${number.format(limit ?? 0)}`;
  });
  let sent = 0;
  for (const {
    person,
    company: { name },
  } of admins) {
    const mail = {
      to: person.email,
      subject: `${name} has used 80 % or more of a quota`,
      text: `${name} has used 80 % or more of these quotas in Docent:\n\n${lines.join('\n')}\n\nWhen a limit is reached, new data is rejected. Responses are always stored.\n\nSee the usage:\n${env().APP_URL}/settings/usage\n`,
    };
    const isSent = await sendMail(mail, { inBackground: true });
    if (isSent) sent += 1;
  }
  if (!sent) await ctx.sql(TAKE_BACK, fresh.map(markOf), period.from);
}

/** Warns the admins of every company that has used most of a quota; does nothing without limits or without a mail server. */
export async function warnAll(
  database: Database,
  { now = new Date(), stopped = () => false }: { now?: Date; stopped?: () => boolean } = {},
): Promise<void> {
  const limits = database.quotas ?? NO_LIMITS;
  if (!canSendMail() || QUOTAS.every((quota) => limits[quota] === null)) return;
  for (const { id } of await database.prisma.company.findMany({ select: { id: true }, orderBy: { id: 'asc' } })) {
    if (stopped()) return;
    const actor = { kind: 'system', id: 'quotas', name: 'Docent', scopes: new Set(['read'] as const) } as const;
    await warnCompany(new Ctx(database, id, actor), now);
  }
}

/** Sends warnings every ten minutes. @returns a function that stops it. Several processes may run it. */
export const startWarnings = (database: Database, everyMs = 600_000): (() => Promise<void>) =>
  repeat((stopped) => warnAll(database, { stopped }), {
    everyMs,
    complaint: 'mailing quota warnings failed and will be retried',
  });
