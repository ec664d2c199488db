import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { iso } from '../../../operations/wire';
import { notFound } from '../../../platform/errors';
import { UNVERIFIED_PREFIX } from '../../analytics/events/actors';
import { updatedAtSql } from '../../analytics/responses/updated';
import { addressesOf } from './addresses';
import type { UserExport } from './export-schema';
import { toUser, type UserRow } from './service';
import { FIND_USER } from './statements';
import { THEIR_ACTORS, theirResponses } from './theirs';
import { voterOf } from './voter';

const MAX_EVENTS = 100_000;

const THEIR_EVENTS = `e."companyId" = $1::int AND e."actorId" IN (SELECT "id" FROM (${THEIR_ACTORS}) actors)`;

const BROWSERS = companyStatement(
  'user_export_browsers',
  `SELECT substr("key", 3) AS "browser" FROM (${THEIR_ACTORS}) actors WHERE "key" LIKE 'a:%' ORDER BY "id"`,
);

const SEEN_AT = companyStatement(
  'user_export_seen_at',
  `SELECT "seenAt" FROM "EndUser" WHERE "companyId" = $1::int AND "userId" = $2::text`,
);

const COUNT_EVENTS = companyStatement(
  'user_export_count_events',
  `SELECT count(*)::int AS "total" FROM "Event" e WHERE ${THEIR_EVENTS}`,
);

const EVENTS = companyStatement(
  'user_export_events',
  `SELECT e."occurredAt" AS "at", e."since", e."times", e."name", e."entityType", e."entityId", e."properties" AS "data",
     COALESCE(w."name", c."name", r."name") AS "entityName"
   FROM "Event" e
     LEFT JOIN "Widget" w ON w."companyId" = $1::int AND w."id" = e."entityId" AND w."type" = e."entityType"
     LEFT JOIN "Changelog" c ON c."companyId" = $1::int AND c."id" = e."entityId" AND e."entityType" = 'changelog'
     LEFT JOIN "Roadmap" r ON r."companyId" = $1::int AND r."id" = e."entityId" AND e."entityType" = 'roadmap'
   WHERE ${THEIR_EVENTS}
   ORDER BY e."occurredAt" DESC, e."id" DESC LIMIT ${MAX_EVENTS}`,
);

const responses = (table: string, columns: string) =>
  companyStatement(
    `user_export_${table}`,
    `SELECT s."id", s."widgetId", w."name" AS "widgetName", s."email", s."name", s."userId", s."createdAt",
       s."redactedAt", ${updatedAtSql('s')} AS "updatedAt", ${columns}
     FROM "${table}" s JOIN "Widget" w ON w."companyId" = $1::int AND w."id" = s."widgetId"
     WHERE ${theirResponses('s.')}
     ORDER BY s."createdAt" DESC, s."id" DESC`,
  );

const FEEDBACK = responses(
  'FeedbackResponse',
  's."type", s."optionName", s."emoji", s."message", s."fromUrl", s."optionId"',
);
const NPS = responses('NpsResponse', 's."rating"::text, s."comment", s."url", s."language", s."isComplete"');
const SURVEYS = responses(
  'SurveyResponse',
  `CASE WHEN jsonb_typeof(s."answers") = 'object' THEN s."answers" ELSE '{}'::jsonb END AS "answers", s."url", s."isComplete"`,
);

const VOTES = companyStatement(
  'user_export_votes',
  `SELECT g."roadmapId", v."itemId", i."name" AS "itemName", v."createdAt"
   FROM "RoadmapVote" v
     JOIN "RoadmapItem" i ON i."companyId" = $1::int AND i."id" = v."itemId"
     JOIN "RoadmapSection" g ON g."companyId" = $1::int AND g."id" = i."sectionId"
   WHERE v."companyId" = $1::int AND v."voter" = ANY($2::text[]) ORDER BY v."createdAt" DESC, v."itemId"`,
);

const SUBSCRIPTIONS = companyStatement(
  'user_export_subscriptions',
  `SELECT s."changelogId", c."name" AS "changelogName", s."email", s."confirmedAt", s."createdAt"
   FROM "Subscriber" s JOIN "Changelog" c ON c."companyId" = $1::int AND c."id" = s."changelogId"
   WHERE s."companyId" = $1::int AND s."email" = ANY($2::text[]) ORDER BY s."id"`,
);

/** A row as a statement returns it, with timestamps as `Date` objects. */
type Stored<T> = {
  [Key in keyof T]: Key extends 'at' | 'since' | `${string}At` ? Exclude<T[Key], string> | Date : T[Key];
};
type RowOf<List extends keyof UserExport> = UserExport[List] extends (infer Item)[] ? Stored<Item> : never;

const dated = <Row extends { createdAt: Date }>(rows: Row[]) =>
  rows.map((row) => ({ ...row, createdAt: iso(row.createdAt) }));

/** Responses with their times as texts. */
const withTimes = <Row extends { createdAt: Date; updatedAt: Date; redactedAt: Date | null }>(rows: Row[]) =>
  dated(rows).map(({ updatedAt, redactedAt, ...row }) => ({
    ...row,
    updatedAt: iso(updatedAt),
    redactedAt: redactedAt && iso(redactedAt),
  }));

/**
 * All stored data about one person, found by the user id, by browsers that were identified as theirs, and by their email addresses:
 * everything that an erasure with texts removes.
 * @throws DocentError `not_found` when nothing is known of the user
 */
export async function exportUser(ctx: Ctx, userId: string): Promise<UserExport> {
  const [record] = await ctx.sql<UserRow>(FIND_USER, userId);
  const [seen] = await ctx.sql<{ seenAt: Date | null }>(SEEN_AT, userId);
  const addresses = await addressesOf(ctx, userId);
  const anonymousIds = (await ctx.sql<{ browser: string }>(BROWSERS, userId)).map(({ browser }) => browser);
  const voters = [{ userId }, ...anonymousIds.map((anonymousId) => ({ anonymousId }))].map(voterOf);
  const browsers = anonymousIds.filter((browser) => !browser.startsWith(UNVERIFIED_PREFIX));
  const [counted] = await ctx.sql<{ total: number }>(COUNT_EVENTS, userId);
  const events = await ctx.sql<RowOf<'events'>>(EVENTS, userId);
  const feedback = await ctx.sql<RowOf<'feedbackResponses'>>(FEEDBACK, userId, addresses);
  const nps = await ctx.sql<RowOf<'npsResponses'>>(NPS, userId, addresses);
  const surveys = await ctx.sql<RowOf<'surveyResponses'>>(SURVEYS, userId, addresses);
  const votes = await ctx.sql<RowOf<'votes'>>(VOTES, voters);
  const subscriptions = await ctx.sql<RowOf<'subscriptions'>>(SUBSCRIPTIONS, addresses);
  const known = [browsers, events, feedback, nps, surveys, votes, subscriptions];
  if (!record && known.every(({ length }) => length === 0)) throw notFound('User');
  return {
    exportedAt: iso(new Date()),
    userId,
    user: record ? toUser(record) : null,
    seenAt: seen?.seenAt ? iso(seen.seenAt) : null,
    addresses,
    browsers,
    events: events.map(({ at, since, data, ...event }) => ({
      ...event,
      at: iso(at),
      since: since ? iso(since) : null,
      data: data ?? {},
    })),
    eventsLeftOut: Math.max(0, (counted?.total ?? 0) - events.length),
    feedbackResponses: withTimes(feedback),
    npsResponses: withTimes(nps),
    surveyResponses: withTimes(surveys),
    votes: dated(votes),
    subscriptions: dated(subscriptions).map((row) => ({
      ...row,
      confirmedAt: row.confirmedAt ? iso(row.confirmedAt) : null,
    })),
  };
}
