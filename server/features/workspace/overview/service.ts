import { unmetRequirements } from '../../../../widgets/contract/definition';
import { definitionOf, definitions } from '../../../../widgets/contract/registry';
import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { iso } from '../../../operations/wire';
import { env } from '../../../platform/env';
import { found } from '../../../platform/errors';
import { toReview } from '../../drafts/wire';
import { dashboardUrl, readRow, type StoredRow } from '../../widgets/rows';

const COUNTS = companyStatement(
  'account_counts',
  `SELECT
    (SELECT "name" FROM "Company" WHERE "id" = $1) AS "name",
    (SELECT count(*)::int FROM "Changelog" WHERE "companyId" = $1) AS "changelogs",
    (SELECT count(*)::int FROM "ChangelogPost" WHERE "companyId" = $1 AND "active") AS "activePosts",
    (SELECT count(*)::int FROM "ChangelogPost" WHERE "companyId" = $1 AND NOT "active") AS "inactivePosts",
    (SELECT count(*)::int FROM "ChangelogPost" p
      JOIN "Changelog" g ON g."companyId" = $1 AND g."id" = p."changelogId" AND g."active"
      WHERE p."companyId" = $1 AND p."active" AND p."date" <= now()) AS "visiblePosts",
    (SELECT count(*)::int FROM "Roadmap" WHERE "companyId" = $1) AS "roadmaps",
    (SELECT count(*)::int FROM "Roadmap" WHERE "companyId" = $1 AND "active") AS "activeRoadmaps",
    (SELECT count(*)::int FROM "Tag" WHERE "companyId" = $1) AS "tags",
    (SELECT count(*)::int FROM "EndUser" WHERE "companyId" = $1) AS "users"`,
);

const WIDGETS = companyStatement(
  'account_widgets',
  `SELECT "type",
    count(*) FILTER (WHERE "active")::int AS "live",
    count(*) FILTER (WHERE NOT "active" AND "archivedAt" IS NULL)::int AS "drafts",
    count(*) FILTER (WHERE "archivedAt" IS NOT NULL)::int AS "archived"
  FROM "Widget" WHERE "companyId" = $1 GROUP BY "type"`,
);

const WAITING = companyStatement(
  'account_waiting',
  `SELECT "id", "type", "name", "content", "settings", "rules", "updatedAt" FROM "Widget"
  WHERE "companyId" = $1 AND NOT "active" AND "archivedAt" IS NULL ORDER BY "updatedAt" DESC, "id" DESC LIMIT 20`,
);

const REVIEWS = companyStatement(
  'account_reviews',
  `SELECT w."id", w."type", w."name", d."review", d."updatedAt" FROM "WidgetDraft" d
  JOIN "Widget" w ON w."companyId" = d."companyId" AND w."id" = d."widgetId"
  WHERE d."companyId" = $1 AND d."snapshot" IS NOT NULL AND d."review"->>'state' IS NOT NULL
    AND w."active" AND w."archivedAt" IS NULL
  ORDER BY d."updatedAt" DESC, w."id" DESC LIMIT 20`,
);

// Only drafts of live content. Drafts of content that is not live cannot be published.
const CONTENT_REVIEWS = companyStatement(
  'account_content_reviews',
  `SELECT 'post' AS "kind", p."id", p."changelogId" AS "parentId", p."title" AS "name", d."review", d."updatedAt"
   FROM "ContentDraft" d JOIN "ChangelogPost" p ON p."companyId" = $1::int AND p."id" = d."postId" AND p."active"
   WHERE d."companyId" = $1::int AND d."snapshot" IS NOT NULL AND d."review"->>'state' IS NOT NULL
   UNION ALL
   SELECT 'item', i."id", s."roadmapId", i."name", d."review", d."updatedAt"
   FROM "ContentDraft" d JOIN "RoadmapItem" i ON i."companyId" = $1::int AND i."id" = d."itemId"
   JOIN "RoadmapSection" s ON s."companyId" = $1::int AND s."id" = i."sectionId"
   JOIN "Roadmap" r ON r."companyId" = $1::int AND r."id" = s."roadmapId" AND r."active"
   WHERE d."companyId" = $1::int AND d."snapshot" IS NOT NULL AND d."review"->>'state' IS NOT NULL
   ORDER BY "updatedAt" DESC, "id" DESC LIMIT 20`,
);

const PROPOSALS = companyStatement(
  'account_proposals',
  `SELECT p."id", p."title", p."actorName", p."createdAt",
     (SELECT count(*)::int FROM "ProposalPart" q WHERE q."companyId" = $1::int AND q."proposalId" = p."id" AND q."state" = 'open') AS "parts"
   FROM "Proposal" p WHERE p."companyId" = $1::int AND p."state" = 'open' ORDER BY p."createdAt" DESC, p."id" DESC LIMIT 20`,
);

type Counts = {
  name: string;
  changelogs: number;
  activePosts: number;
  inactivePosts: number;
  visiblePosts: number;
  roadmaps: number;
  activeRoadmaps: number;
  tags: number;
  users: number;
};
type ByType = { type: string; live: number; drafts: number; archived: number };

function toWaiting(row: StoredRow) {
  const definition = found(definitionOf(row.type), 'Widget type');
  const unmet = unmetRequirements(definition, readRow(definition, row)).map(({ field }) => field);
  return {
    id: row.id,
    entityType: definition.entityType,
    widgetType: definition.path,
    name: row.name,
    updatedAt: iso(row.updatedAt),
    publishable: !unmet.length,
    unmet,
    dashboardUrl: dashboardUrl(definition, row.id),
  };
}

type ReviewRow = { id: number; type: string; name: string; review: unknown };

function toReviewed({ id, type, name, review }: ReviewRow) {
  const definition = found(definitionOf(type), 'Widget type');
  const { state, by, at, note } = found(toReview(review), 'Review');
  return {
    id,
    entityType: definition.entityType,
    widgetType: definition.path,
    name,
    state,
    by,
    at,
    note,
    dashboardUrl: dashboardUrl(definition, id),
  };
}

type ContentReviewRow = { kind: 'post' | 'item'; id: number; parentId: number; name: string; review: unknown };

function toContentReviewed({ kind, id, parentId, name, review }: ContentReviewRow) {
  const { state, by, at, note } = found(toReview(review), 'Review');
  const page = kind === 'post' ? `/changelogs/${parentId}/posts/${id}` : `/roadmaps/${parentId}?item=${id}`;
  return { kind, id, name, state, by, at, note, dashboardUrl: env().APP_URL + page };
}

type ProposalRow = { id: number; title: string; actorName: string; createdAt: Date; parts: number };

const toProposal = ({ id, title, actorName, createdAt, parts }: ProposalRow) => ({
  id,
  title,
  parts,
  createdBy: actorName,
  createdAt: iso(createdAt),
  dashboardUrl: `${env().APP_URL}/proposals/${id}`,
});

/** Counts the records and live widgets of the company, and lists drafts with unmet requirements. */
export async function getOverview(ctx: Ctx) {
  const [[counts], byType, waiting, reviews, contentReviews, proposals] = await Promise.all([
    ctx.sql<Counts>(COUNTS),
    ctx.sql<ByType>(WIDGETS),
    ctx.sql<StoredRow>(WAITING),
    ctx.sql<ReviewRow>(REVIEWS),
    ctx.sql<ContentReviewRow>(CONTENT_REVIEWS),
    ctx.sql<ProposalRow>(PROPOSALS),
  ]);
  const { name, activePosts, visiblePosts, inactivePosts, ...totals } = found(counts, 'Company');
  return {
    company: { id: ctx.companyId, name },
    widgets: definitions.map(({ entityType: type, path }) => {
      const { live, drafts, archived } = byType.find((row) => row.type === type) ?? { live: 0, drafts: 0, archived: 0 };
      return { entityType: type, widgetType: path, live, drafts, archived };
    }),
    waiting: waiting.map(toWaiting),
    reviews: reviews.map(toReviewed),
    contentReviews: contentReviews.map(toContentReviewed),
    proposals: proposals.map(toProposal),
    ...totals,
    posts: { active: activePosts, visible: visiblePosts, inactive: inactivePosts },
  };
}
