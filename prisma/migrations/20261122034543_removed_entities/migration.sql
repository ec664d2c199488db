-- CreateTable
CREATE TABLE "RemovedEntity" (
    "companyId" INTEGER NOT NULL,
    "entityType" TEXT NOT NULL,
    "id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "removedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RemovedEntity_pkey" PRIMARY KEY ("companyId","entityType","id")
);


-- What was deleted before had a name that nothing remembers.
INSERT INTO "RemovedEntity" ("companyId", "entityType", "id", "name", "createdAt")
SELECT e."companyId", e."entityType", e."entityId", initcap(e."entityType") || ' ' || e."entityId", to_timestamp(0)
FROM (
  SELECT "companyId", "entityType", "entityId" FROM "EventSpan" WHERE "entityType" IN ('changelog', 'roadmap')
  UNION SELECT "companyId", "entityType", "entityId" FROM "EventTail" WHERE "entityType" IN ('changelog', 'roadmap')
) e
WHERE e."entityId" > 0
  AND NOT EXISTS (SELECT 1 FROM "Changelog" c WHERE e."entityType" = 'changelog' AND c."companyId" = e."companyId" AND c."id" = e."entityId")
  AND NOT EXISTS (SELECT 1 FROM "Roadmap" r WHERE e."entityType" = 'roadmap' AND r."companyId" = e."companyId" AND r."id" = e."entityId")
ON CONFLICT DO NOTHING;
