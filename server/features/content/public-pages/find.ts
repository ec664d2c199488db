import type { Database } from '../../../database/types';

/** A public page, with its company and its kind. */
export type PublicPage = { companyId: number; kind: 'changelog' | 'roadmap'; id: number; publicId: string };

const BY_PUBLIC_ID = {
  changelog: {
    name: 'public_changelog_by_id',
    text: `SELECT "companyId", 'changelog' AS "kind", "id", "publicId" FROM "Changelog" WHERE "publicId" = $1`,
    shared: true,
  },
  roadmap: {
    name: 'public_roadmap_by_id',
    text: `SELECT "companyId", 'roadmap' AS "kind", "id", "publicId" FROM "Roadmap" WHERE "publicId" = $1`,
    shared: true,
  },
};

const BY_HOST = {
  name: 'public_page_by_host',
  text: `
    SELECT d."companyId", CASE WHEN d."changelogId" IS NULL THEN 'roadmap' ELSE 'changelog' END AS "kind",
      COALESCE(d."changelogId", d."roadmapId") AS "id", COALESCE(c."publicId", r."publicId") AS "publicId"
    FROM "CustomDomain" d
    LEFT JOIN "Changelog" c ON c."companyId" = d."companyId" AND c."id" = d."changelogId"
    LEFT JOIN "Roadmap" r ON r."companyId" = d."companyId" AND r."id" = d."roadmapId"
    WHERE d."host" = $1 ORDER BY d."provenAt" DESC NULLS LAST LIMIT 1`,
  shared: true,
};

/** The page with an id, whether it is online or not. */
export async function findByPublicId(
  database: Database,
  kind: PublicPage['kind'],
  publicId: string,
): Promise<PublicPage | undefined> {
  const [row] = await database.sql<PublicPage>(BY_PUBLIC_ID[kind], [publicId]);
  return row;
}

/** The page that a domain shows; `host` in lower case, without a port. */
export async function findByHost(database: Database, host: string): Promise<PublicPage | undefined> {
  const [row] = await database.sql<PublicPage>(BY_HOST, [host]);
  return row;
}
