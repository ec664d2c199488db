import { matchesPattern } from '../../../database/any-case';
import { companyStatement } from '../../../database/company-statement';
import { changedSince } from '../../../operations/dates';
import { draftOf, scheduleOf } from '../../drafts/statements';

/** `$2` are the roadmaps. */
export const LIST_SECTIONS = companyStatement(
  'roadmap_sections',
  `SELECT "id", "roadmapId", "name" FROM "RoadmapSection"
  WHERE "companyId" = $1 AND "roadmapId" = ANY($2::int[]) ORDER BY "position", "id"`,
);

/**
 * `$2` are the roadmaps. The other parameters filter items unless they are null: `$3` from, `$4` until, `$5` tag names, `$6` a pattern,
 * `$7` the maximum number (the newest), `$8` one item, `$9` and `$10` the earliest times of creation and of the last change.
 */
export const LIST_ITEMS = companyStatement(
  'roadmap_items',
  `SELECT i."id", i."sectionId", i."position", i."name", i."description", i."updatedAt", i."version",
    ${draftOf({ table: 'ContentDraft', key: 'itemId', alias: 'i' })} AS "draft",
    ${scheduleOf({ table: 'ContentSchedule', key: 'itemId', alias: 'i' })} AS "schedule",
    (SELECT count(*)::int FROM "RoadmapVote" v WHERE v."companyId" = $1 AND v."itemId" = i."id") AS "votesCount",
    CASE WHEN t."id" IS NOT NULL THEN jsonb_build_object(
      'id', t."id", 'name', t."name", 'backgroundColor', t."backgroundColor", 'textColor', t."textColor") END AS "tag"
  FROM "RoadmapSection" s
  JOIN "RoadmapItem" i ON i."companyId" = s."companyId" AND i."sectionId" = s."id"
  LEFT JOIN "Tag" t ON t."companyId" = i."companyId" AND t."id" = i."tagId"
  WHERE s."companyId" = $1 AND s."roadmapId" = ANY($2::int[])
    AND ($3::timestamptz IS NULL OR i."updatedAt" >= $3)
    AND ($4::timestamptz IS NULL OR i."updatedAt" < $4)
    AND ($5::text[] IS NULL OR t."name" = ANY($5))
    AND ($6::text IS NULL OR ${matchesPattern('i."name"', '$6')} OR ${matchesPattern('i."description"', '$6')})
    AND ($8::int IS NULL OR i."id" = $8)
    AND ${changedSince('$9', '$10', 'i')}
  ORDER BY i."updatedAt" DESC, i."id" DESC LIMIT $7::int`,
);
