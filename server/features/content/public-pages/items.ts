import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { sanitized } from '../../widgets/sanitize';
import { type PublishedTag, publishTag } from '../tags/published';

/** An item as a public page shows it; `html` is sanitized. */
export type PublicItem = { id: number; name: string; html: string; votes: number; tag: PublishedTag | null };

/** A section with a page of its items; `total` counts all of them. */
export type PublicSection = { id: number; name: string; total: number; items: PublicItem[] };

const SECTIONS = companyStatement(
  'public_sections',
  `SELECT s."id", s."name",
     (SELECT count(*)::int FROM "RoadmapItem" i WHERE i."companyId" = $1::int AND i."sectionId" = s."id") AS "total"
   FROM "RoadmapSection" s WHERE s."companyId" = $1::int AND s."roadmapId" = $2::int AND ($3::int IS NULL OR s."id" = $3::int)
   ORDER BY s."position", s."id"`,
);

/** Up to `$4` items of each section, after the first `$5`. `$3` is one section, or null for all of them. */
const ITEMS = companyStatement(
  'public_items',
  `SELECT i."id", i."sectionId", i."name", i."description",
     (SELECT count(*)::int FROM "RoadmapVote" v WHERE v."companyId" = $1::int AND v."itemId" = i."id") AS "votes",
     CASE WHEN t."id" IS NOT NULL
       THEN json_build_object('name', t."name", 'color', t."backgroundColor", 'textColor', t."textColor") END AS "tag"
   FROM (
     SELECT i.*, row_number() OVER (PARTITION BY i."sectionId" ORDER BY i."position", i."id") AS "place"
     FROM "RoadmapSection" s JOIN "RoadmapItem" i ON i."companyId" = $1::int AND i."sectionId" = s."id"
     WHERE s."companyId" = $1::int AND s."roadmapId" = $2::int AND ($3::int IS NULL OR s."id" = $3::int)
   ) i LEFT JOIN "Tag" t ON t."companyId" = $1::int AND t."id" = i."tagId"
   WHERE i."place" > $5::int AND i."place" <= $4::int + $5::int ORDER BY i."place"`,
);

type ItemRow = Omit<PublicItem, 'html'> & { sectionId: number; description: string | null };

/** The sections of a roadmap, or one of them, each with `limit` items from `offset` on. */
export async function readSections(
  ctx: Ctx,
  roadmapId: number,
  { sectionId, limit, offset = 0 }: { sectionId?: number | undefined; limit: number; offset?: number },
): Promise<PublicSection[]> {
  const only = sectionId ?? null;
  const [sections, rows] = await Promise.all([
    ctx.sql<Omit<PublicSection, 'items'>>(SECTIONS, roadmapId, only),
    ctx.sql<ItemRow>(ITEMS, roadmapId, only, limit, offset),
  ]);
  const toItem = ({ id, name, description, votes, tag }: ItemRow): PublicItem => ({
    id,
    name,
    html: sanitized(description ?? ''),
    votes,
    tag: tag && publishTag(tag),
  });
  const bySection = new Map(sections.map(({ id }) => [id, [] as PublicItem[]]));
  for (const row of rows) bySection.get(row.sectionId)?.push(toItem(row));
  return sections.map((section) => ({ ...section, items: bySection.get(section.id) ?? [] }));
}
