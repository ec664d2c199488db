import type { z } from 'zod';
import { answeredTypes } from '../../../../widgets/contract/answered-types';
import type { Ctx } from '../../../auth/context';
import { matchesPattern, patternInAnyCase } from '../../../database/any-case';
import { companyStatement } from '../../../database/company-statement';
import { POSITIONS, pageOf, positionAfter } from '../../../operations/cursor';
import { iso } from '../../../operations/wire';
import { isCounted } from './emptied';
import type { AnyResponse, allResponsesInput } from './schema';
import { boundsOf } from './search';
import { updatedAtSql } from './updated';

const ANSWERS = `CASE WHEN jsonb_typeof(s."answers") = 'object' THEN s."answers" END`;

const UPDATED_AT = updatedAtSql('s');

/** The columns of each response table, in the common format. */
const COLUMNS = {
  FeedbackResponse: `'${answeredTypes.feedback.entityType}' AS "widgetType", "widgetId", "id", "createdAt", "type" AS "option", NULL::text AS "rating", "message" AS "text",
    NULL::jsonb AS "answers", true AS "isComplete", "email", "name", "userId", "fromUrl" AS "url",
    ${UPDATED_AT} AS "updatedAt"`,
  NpsResponse: `'${answeredTypes.nps.entityType}', "widgetId", "id", "createdAt", NULL, "rating"::text, "comment", NULL, "isComplete", "email", "name", "userId", "url", ${UPDATED_AT}`,
  SurveyResponse: `'${answeredTypes.survey.entityType}', "widgetId", "id", "createdAt", NULL, NULL, NULL, ${ANSWERS}, "isComplete", "email", "name", "userId", "url", ${UPDATED_AT}`,
};
/** The columns of each response table that a query searches. */
const WORDS = {
  FeedbackResponse: '"message", "optionName", "email", "name", "userId", "fromUrl"',
  NpsResponse: '"comment", "email", "name", "userId", "url"',
  SurveyResponse: `(SELECT string_agg("value", E'\\n') FROM jsonb_each_text(${ANSWERS})), "email", "name", "userId", "url"`,
};

type Table = keyof typeof COLUMNS;

/** The responses of each table that count. */
const COUNTED = { FeedbackResponse: 'true', NpsResponse: 'true', SurveyResponse: isCounted('s') };

const partOf = (table: Table): string => `SELECT ${COLUMNS[table]} FROM "${table}" s
     WHERE "companyId" = $1::int AND "createdAt" >= coalesce($2::timestamptz, '-infinity') AND "createdAt" < coalesce($3::timestamptz, 'infinity')
       AND ${COUNTED[table]} AND ($13::timestamptz IS NULL OR ${UPDATED_AT} >= $13::timestamptz)
       AND ($4::text IS NULL OR ${matchesPattern(`concat_ws(E'\\n', ${WORDS[table]})`, '$4')})`;

// One row even for an empty page, so that the total is always known.
const ALL = companyStatement(
  'responses_of_all',
  `WITH given AS (
     SELECT g.*, w."name" AS "widgetName" FROM (
       ${(Object.keys(COLUMNS) as Table[]).map(partOf).join('\n UNION ALL ')}
     ) g JOIN "Widget" w ON w."companyId" = $1::int AND w."id" = g."widgetId" AND (w."archivedAt" IS NULL OR $12::boolean)
     WHERE ($5::text IS NULL OR g."widgetType" = $5::text) AND (g."isComplete" OR NOT $11::boolean)
   ), page AS (
     SELECT *, row_number() OVER (ORDER BY "createdAt" DESC, "widgetType", "id" DESC) AS "place" FROM given
     WHERE $8::timestamptz IS NULL OR "createdAt" < $8::timestamptz
       OR ("createdAt" = $8::timestamptz AND ("widgetType" > $9::text OR ("widgetType" = $9::text AND "id" < $10::bigint)))
     ORDER BY "place" LIMIT $6::int OFFSET $7::int
   )
   SELECT t."total", p.* FROM (SELECT count(*)::int AS "total" FROM given) t LEFT JOIN page p ON true ORDER BY p."place"`,
);

type Row = Omit<AnyResponse, 'createdAt' | 'updatedAt' | 'entityType'> & { createdAt: Date; updatedAt: Date };
type Found = (Row & { total: number; place: number }) | { total: number; createdAt: null };

/** One page of the responses to all widgets, newest first; `includeArchived` adds responses to archived widgets. */
export async function listResponses(
  ctx: Ctx,
  { type, query, completeOnly, includeArchived, limit, offset, after, ...times }: z.output<typeof allResponsesInput>,
) {
  const page = { limit, offset, after };
  const { from, until, updated } = boundsOf(times);
  const found = await ctx.sql<Found>(
    ALL,
    from,
    until,
    patternInAnyCase(query?.trim()),
    type ?? null,
    limit + 1,
    offset,
    ...(positionAfter(page, POSITIONS.datedKind) ?? [null, null, null]),
    completeOnly,
    includeArchived,
    updated,
  );
  const rows = found.filter((row) => row.createdAt !== null);
  return pageOf(rows, found[0]?.total ?? 0, page, {
    toItem: ({ total: _, place: __, createdAt, updatedAt, ...row }) => ({
      ...row,
      createdAt: iso(createdAt),
      updatedAt: iso(updatedAt),
      entityType: row.widgetType,
    }),
    placeOf: ({ createdAt, widgetType, id }) => [iso(createdAt), widgetType, id],
  });
}
