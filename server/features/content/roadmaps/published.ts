import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { found } from '../../../platform/errors';
import { type PublishedTag, publishTag } from '../tags/published';

/** A published item. Its description is unsanitized HTML. */
export type PublishedItem = {
  id: number;
  name: string;
  description: string | null;
  votes: number;
  /** True when the reader has voted for it. */
  voted: boolean;
  tag: PublishedTag | null;
};

export type PublishedRoadmap = {
  id: number;
  name: string;
  sections: { id: number; name: string; items: PublishedItem[] }[];
};

/** Maximum items of a section. */
const MAX_ITEMS = 100;

/** The active roadmap `$2`. If `$2` is null, up to two active roadmaps, to find out whether there is only one. */
const ROADMAPS = companyStatement(
  'published_roadmaps',
  `SELECT "id", coalesce("publicName", "name") AS "name" FROM "Roadmap"
   WHERE "companyId" = $1::int AND "active" AND ($2::int IS NULL OR "id" = $2::int) ORDER BY "id" LIMIT 2`,
);

const SECTIONS = companyStatement(
  'published_sections',
  `SELECT "id", "name" FROM "RoadmapSection" WHERE "companyId" = $1::int AND "roadmapId" = $2::int ORDER BY "position", "id"`,
);

/** `$3` is the voter, `$4` the maximum number of items per section. */
const ITEMS = companyStatement(
  'published_items',
  `SELECT i."id", i."sectionId", i."name", i."description",
     (SELECT count(*)::int FROM "RoadmapVote" v WHERE v."companyId" = $1::int AND v."itemId" = i."id") AS "votes",
     EXISTS (SELECT 1 FROM "RoadmapVote" v
             WHERE v."companyId" = $1::int AND v."itemId" = i."id" AND v."voter" = $3::text) AS "voted",
     CASE WHEN t."id" IS NOT NULL
       THEN json_build_object('name', t."name", 'color', t."backgroundColor", 'textColor', t."textColor") END AS "tag"
   FROM (
     SELECT i.*, row_number() OVER (PARTITION BY i."sectionId" ORDER BY i."position", i."id") AS "place"
     FROM "RoadmapSection" s JOIN "RoadmapItem" i ON i."companyId" = $1::int AND i."sectionId" = s."id"
     WHERE s."companyId" = $1::int AND s."roadmapId" = $2::int
   ) i LEFT JOIN "Tag" t ON t."companyId" = $1::int AND t."id" = i."tagId"
   WHERE i."place" <= $4::int ORDER BY i."place"`,
);

/**
 * Reads what readers may see of an active roadmap, and which items `voter` has voted for. Without an id, reads the company's only active
 * roadmap.
 * @throws DocentError `not_found`, also without an id if there are several
 */
export async function readPublishedRoadmap(
  ctx: Ctx,
  { roadmapId, voter }: { roadmapId?: number | undefined; voter: string },
): Promise<PublishedRoadmap> {
  const [only, ...others] = await ctx.sql<{ id: number; name: string }>(ROADMAPS, roadmapId ?? null);
  const roadmap = found(others.length ? undefined : only, 'Roadmap');
  const [sections, items] = await Promise.all([
    ctx.sql<{ id: number; name: string }>(SECTIONS, roadmap.id),
    ctx.sql<PublishedItem & { sectionId: number }>(ITEMS, roadmap.id, voter, MAX_ITEMS),
  ]);
  return {
    ...roadmap,
    sections: sections.map((section) => ({
      ...section,
      items: items
        .filter(({ sectionId }) => sectionId === section.id)
        .map(({ sectionId, tag, ...item }) => ({ ...item, tag: tag && publishTag(tag) })),
    })),
  };
}
