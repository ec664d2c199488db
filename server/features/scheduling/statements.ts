import { companyStatement } from '../../database/company-statement';

const ACTION = `s."id" AS "scheduleId", s."action", s."at", s."state", s."ranAt", s."reason", s."actorName" AS "createdBy"`;
const IN_RANGE = `s."companyId" = $1::int AND s."at" >= $2::timestamptz AND s."at" < $3::timestamptz AND s."state" <> 'canceled'`;
const FIRST = `ORDER BY s."at", s."id" LIMIT $4::int`;

/** Scheduled actions and dates of published posts from `$2` until `$3`, soonest first, at most `$4`. */
export const ENTRIES = companyStatement(
  'schedule_entries',
  `SELECT * FROM (
    (SELECT w."type", w."id", w."name", NULL::int AS "parentId", ${ACTION} FROM "WidgetSchedule" s
     JOIN "Widget" w ON w."companyId" = $1::int AND w."id" = s."widgetId" AND w."archivedAt" IS NULL
     WHERE ${IN_RANGE} ${FIRST})
    UNION ALL
    (SELECT 'changelog_post', p."id", p."title", p."changelogId", ${ACTION} FROM "ContentSchedule" s
     JOIN "ChangelogPost" p ON p."companyId" = $1::int AND p."id" = s."postId" WHERE ${IN_RANGE} ${FIRST})
    UNION ALL
    (SELECT 'roadmap_item', i."id", i."name", r."roadmapId", ${ACTION} FROM "ContentSchedule" s
     JOIN "RoadmapItem" i ON i."companyId" = $1::int AND i."id" = s."itemId"
     JOIN "RoadmapSection" r ON r."companyId" = $1::int AND r."id" = i."sectionId" WHERE ${IN_RANGE} ${FIRST})
    UNION ALL
    (SELECT 'changelog_post', p."id", p."title", p."changelogId", NULL, 'appear', p."date",
       CASE WHEN p."date" > now() THEN 'pending' ELSE 'done' END, NULL, NULL, NULL
     FROM "ChangelogPost" p WHERE p."companyId" = $1::int AND p."active" AND p."date" >= $2::timestamptz
       AND p."date" < $3::timestamptz ORDER BY p."date", p."id" LIMIT $4::int)
  ) e ORDER BY "at", "scheduleId", "id" LIMIT $4::int`,
);

// The first version after the last draft version. If there is none, the widget was live when it was created, or its oldest versions are
// missing: use `createdAt`.
const LIVE_SINCE = `COALESCE((SELECT min(v."createdAt") FROM "WidgetVersion" v
    WHERE v."companyId" = $1::int AND v."widgetId" = w."id" AND v."number" > COALESCE((
      SELECT max(d."number") FROM "WidgetVersion" d
      WHERE d."companyId" = $1::int AND d."widgetId" = w."id" AND NOT (d."snapshot" -> 'active')::boolean), 0)), w."createdAt")`;

/** Live widgets and their `startAt` and `endAt`, if any; at most `$2`. */
export const LIVE = companyStatement(
  'schedule_live',
  `SELECT w."type", w."id", w."name", w."settings" -> 'startAt' AS "startAt", w."settings" -> 'endAt' AS "endAt",
     ${LIVE_SINCE} AS "since",
     (SELECT min(s."at") FROM "WidgetSchedule" s WHERE s."companyId" = $1::int AND s."widgetId" = w."id"
       AND s."state" = 'pending' AND s."action" = 'take-down') AS "takeDownAt"
   FROM "Widget" w WHERE w."companyId" = $1::int AND w."active" AND w."archivedAt" IS NULL
   ORDER BY w."id" LIMIT $2::int`,
);

export const TIME_ZONE = companyStatement(
  'schedule_time_zone',
  `SELECT "settings" ->> 'timeZone' AS "timeZone" FROM "Company" WHERE "id" = $1::int`,
);
