import { recordOf } from '../../../../widgets/contract/stored';
import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';

/** The common data of the views of a public page, with a stamp that changes when this data or the content of the page changes. */
export type Site = {
  name: string;
  company: string;
  customDomain: string | null;
  appearance: { accentColor: string | null; colorScheme: string; logoUrl: string | null };
  /** Of a roadmap: whether readers may submit ideas. */
  takesIdeas: boolean;
  /** False for a page that readers cannot see. */
  isOnline: boolean;
  stamp: string;
};

// Sums of timestamps, not the latest one, since the clock of another replica may be behind.
const CHANGED = `count(*), sum("id"), sum(extract(epoch FROM "updatedAt"))`;

const TAGS = `(SELECT concat_ws(':', ${CHANGED}) FROM "Tag" WHERE "companyId" = $1::int)`;

/** The changelog `$2`. Posts with a future date are left out, so that the stamp changes when one appears. */
const CHANGELOG = companyStatement(
  'public_changelog',
  `SELECT g."name", d."host" AS "customDomain", c."name" AS "company", c."settings" -> 'appearance' AS "appearance", false AS "takesIdeas",
     g."active" AS "isOnline",
     (SELECT concat_ws(':', ${CHANGED}) FROM "ChangelogPost"
      WHERE "companyId" = $1::int AND "changelogId" = $2::int AND "active" AND "date" <= now()) || ' ' || ${TAGS} AS "stamp"
   FROM "Changelog" g JOIN "Company" c ON c."id" = $1::int
   LEFT JOIN "CustomDomain" d ON d."companyId" = $1::int AND d."changelogId" = g."id"
   WHERE g."companyId" = $1::int AND g."id" = $2::int`,
  { shared: true },
);

/** The roadmap `$2`. */
const ROADMAP = companyStatement(
  'public_roadmap',
  `SELECT coalesce(g."publicName", g."name") AS "name", d."host" AS "customDomain", c."name" AS "company", g."takesIdeas",
     c."settings" -> 'appearance' AS "appearance", g."active" AS "isOnline",
     (SELECT coalesce(md5(string_agg(concat_ws(':', "id", "position", extract(epoch FROM "updatedAt")), ' ' ORDER BY "id")), '')
      FROM "RoadmapSection" WHERE "companyId" = $1::int AND "roadmapId" = $2::int) || ' ' ||
     (SELECT coalesce(md5(string_agg(concat_ws(':', i."id", i."sectionId", i."position", i."tagId", extract(epoch FROM i."updatedAt"),
        (SELECT count(*) FROM "RoadmapVote" v WHERE v."companyId" = $1::int AND v."itemId" = i."id")), ' ' ORDER BY i."id")), '')
      FROM "RoadmapSection" s JOIN "RoadmapItem" i ON i."companyId" = $1::int AND i."sectionId" = s."id"
      WHERE s."companyId" = $1::int AND s."roadmapId" = $2::int) || ' ' || ${TAGS} AS "stamp"
   FROM "Roadmap" g JOIN "Company" c ON c."id" = $1::int
   LEFT JOIN "CustomDomain" d ON d."companyId" = $1::int AND d."roadmapId" = g."id"
   WHERE g."companyId" = $1::int AND g."id" = $2::int`,
);

type Row = Omit<Site, 'appearance'> & { appearance: unknown; stamp: string | null };

const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);

/** Reads the common data of the views of a page; undefined if it does not exist. */
export async function readSite(
  ctx: Ctx,
  { kind, id }: { kind: 'changelog' | 'roadmap'; id: number },
): Promise<Site | undefined> {
  const [row] = await ctx.sql<Row>(kind === 'changelog' ? CHANGELOG : ROADMAP, id);
  if (!row) return undefined;
  const { stamp, appearance: stored, ...site } = row;
  const { accentColor, colorScheme, logoUrl } = recordOf(stored);
  const appearance = {
    accentColor: textOrNull(accentColor),
    colorScheme: textOrNull(colorScheme) ?? 'auto',
    logoUrl: textOrNull(logoUrl),
  };
  return { ...site, appearance, stamp: JSON.stringify([site, appearance, stamp]) };
}
