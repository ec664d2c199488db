import type { WidgetType } from '../../../../widgets/contract/registry';
import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { DocentError } from '../../../platform/errors';
import { actorKey } from '../../analytics/events/actors';
import { fromResponsesOf, namesFromResponses, outcomesOf, snoozedOf } from '../../analytics/events/outcomes';
import { mayAnswerAgain, seenOf } from './eligible';
import { readAnyWidget } from './live';
import { ACTORS, type Past, SINCE_SHOWN_AGAIN, type Visitor } from './visitor';

const ANSWERED = companyStatement(
  'client_answered',
  `WITH ${ACTORS}, own AS (
     SELECT e."name", e."occurredAt", e."times", e."properties" FROM "Event" e
     WHERE e."companyId" = $1::int AND e."actorId" IN (SELECT "id" FROM actors) AND e."entityType" = $4::text AND e."entityId" = $5::int
       AND ${SINCE_SHOWN_AGAIN}
   ), answer AS (
     SELECT max("occurredAt") AS "at", max(CASE WHEN jsonb_typeof("properties" -> 'shownAt') = 'number'
       THEN ("properties" ->> 'shownAt')::float8 END) AS "shownAt"
     FROM own WHERE "name" = ANY($6::text[])
   )
   SELECT o."name", sum(o."times")::int AS "count", (extract(epoch FROM max(o."occurredAt")) * 1000)::float8 AS "last",
     max(a."shownAt") AS "shownAt"
   FROM own o JOIN answer a ON o."occurredAt" <= a."at" OR (o."name" = ANY($7::text[]) AND a."at" IS NOT NULL) GROUP BY 1`,
);

/** The person who answers, and the live widgets that are already loaded. */
type Respondent = Pick<Visitor, 'who' | 'anonymousId'> & { live: Pick<Visitor['live'], 'widgets'> };

type Row = Pick<Past, 'name' | 'count' | 'last'> & { shownAt: number | null };

/**
 * The events of a person on a widget up to their latest answer, with all events of closing it or putting it off, and when the widget was shown
 * for that answer.
 * Undefined without an answer.
 */
async function answeredOf(
  ctx: Ctx,
  { who, anonymousId }: Respondent,
  type: WidgetType,
  id: number,
): Promise<{ past: Past[]; askedAt: number } | undefined> {
  const browser = 'anonymousId' in who ? who.anonymousId : anonymousId;
  const userId = 'userId' in who ? who.userId : null;
  const names = namesFromResponses(type);
  const closed = [...(outcomesOf(type)?.dismissed ?? []), ...[snoozedOf(type) ?? []].flat()];
  const rows = await ctx.sql<Row>(ANSWERED, actorKey({ anonymousId: browser }), userId, type, id, names, closed);
  if (!rows.length) return undefined;
  const past = rows.map(({ name, count, last }) => ({ entityType: type, entityId: id, name, count, last }));
  const [first] = rows;
  // Answers of earlier releases have no display time: use the latest display, or the time of the answer.
  const answeredAt = Math.max(...past.filter(({ name }) => names.includes(name)).map(({ last }) => last));
  return { past, askedAt: first?.shownAt ?? (seenOf(past, type, id).lastSeen || answeredAt) };
}

/**
 * Rejects a response of a person who has already answered, until `frequency` lets the widget show again.
 * @param shownAt the time of this display
 * @throws DocentError `conflict`
 */
export async function requireNotAnswered(
  ctx: Ctx,
  visitor: Respondent,
  type: WidgetType,
  id: number,
  shownAt: Date,
): Promise<void> {
  if (!fromResponsesOf(type)?.onceEachTime) return;
  const answered = await answeredOf(ctx, visitor, type, id);
  if (!answered) return;
  const live = visitor.live.widgets.find((one) => one.type === type && one.id === id);
  const widget = live ?? (await readAnyWidget(ctx, id)).widget;
  if (mayAnswerAgain(widget, answered.past, answered.askedAt, shownAt)) return;
  throw new DocentError(
    'conflict',
    'This person has answered, and the frequency of the widget does not ask them again yet.',
    {
      reason: 'already_answered',
    },
  );
}
