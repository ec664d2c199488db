import type { z } from 'zod';
import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { POSITIONS, pageOf, positionAfter } from '../../../operations/cursor';
import { iso } from '../../../operations/wire';
import { isCounted } from '../../analytics/responses/emptied';
import type { Activity, activityInput } from './schema';
import { getUser } from './service';

// One row even for an empty page, so that the total is always known.
const ACTIVITY = companyStatement(
  'user_activity',
  `WITH self AS (SELECT "id" FROM "Actor" WHERE "companyId" = $1::int AND "key" = 'u:' || $2::text),
   done AS (
     SELECT 'event' AS "kind", e."occurredAt" AS "at", e."id", e."name", e."entityType", e."entityId", e."properties" AS "data", e."times"
     FROM "Event" e WHERE e."companyId" = $1::int AND e."actorId" IN (
       SELECT "id" FROM self
       UNION ALL SELECT a."id" FROM "Actor" a WHERE a."companyId" = $1::int AND a."mergedInto" IN (SELECT "id" FROM self))
     UNION ALL
     SELECT 'feedback', f."createdAt", f."id", 'feedback_response', 'feedbackWidget', f."widgetId", jsonb_build_object(
       'id', f."id", 'type', f."type", 'optionName', f."optionName", 'emoji', f."emoji", 'message', f."message", 'url', f."fromUrl"), 1
     FROM "FeedbackResponse" f WHERE f."companyId" = $1::int AND f."userId" = $2
     UNION ALL
     SELECT 'nps', n."createdAt", n."id", 'nps_response', 'npsWidget', n."widgetId", jsonb_build_object(
       'id', n."id", 'rating', n."rating"::text, 'comment', n."comment", 'url', n."url"), 1
     FROM "NpsResponse" n WHERE n."companyId" = $1::int AND n."userId" = $2
     UNION ALL
     SELECT 'survey', s."createdAt", s."id", 'survey_response', 'microSurvey', s."widgetId", jsonb_build_object(
       'id', s."id", 'answers', s."answers", 'url', s."url"), 1
     FROM "SurveyResponse" s WHERE s."companyId" = $1::int AND s."userId" = $2 AND ${isCounted('s')}
   ), page AS (
     SELECT *, row_number() OVER (ORDER BY "at" DESC, "kind", "id" DESC) AS "place" FROM done
     WHERE $5::timestamptz IS NULL OR "at" < $5::timestamptz
       OR ("at" = $5::timestamptz AND ("kind" > $6::text OR ("kind" = $6::text AND "id" < $7::bigint)))
     ORDER BY "place" LIMIT $3::int OFFSET $4::int
   )
   SELECT t."total", p."id", p."kind", p."at", p."name", p."entityType", p."entityId", p."data", p."times",
     COALESCE(w."name", c."name", r."name") AS "entityName"
   FROM (SELECT count(*)::int AS "total" FROM done) t
     LEFT JOIN page p ON true
     LEFT JOIN "Widget" w ON w."companyId" = $1::int AND w."id" = p."entityId" AND w."type" = p."entityType"
     LEFT JOIN "Changelog" c ON c."companyId" = $1::int AND c."id" = p."entityId" AND p."entityType" = 'changelog'
     LEFT JOIN "Roadmap" r ON r."companyId" = $1::int AND r."id" = p."entityId" AND p."entityType" = 'roadmap'
   ORDER BY p."place"`,
);

type Row = Omit<Activity, 'at' | 'data'> & { total: number; id: number; at: Date; data: Activity['data'] | null };

const toActivity = ({ total: _, id: __, at, data, ...row }: Row): Activity => ({
  ...row,
  at: iso(at),
  data: data ?? {},
});

/** One page of a user's events and responses, newest first. @throws DocentError `not_found`. */
export async function listActivity(ctx: Ctx, { userId, ...page }: z.output<typeof activityInput>) {
  await getUser(ctx, userId);
  const [at = null, kind = null, id = null] = positionAfter(page, POSITIONS.datedKind) ?? [];
  const found = await ctx.sql<Row | (Partial<Row> & { total: number; at: null })>(
    ACTIVITY,
    userId,
    page.limit + 1,
    page.offset,
    at,
    kind,
    id,
  );
  const rows = found.filter((row): row is Row => row.at !== null);
  return pageOf(rows, found[0]?.total ?? 0, page, {
    toItem: toActivity,
    placeOf: (row) => [iso(row.at), row.kind, row.id],
  });
}
