-- DropTable
DROP TABLE "EventDay";

-- CreateTable
CREATE TABLE "EventSpan" (
    "companyId" INTEGER NOT NULL,
    "entityType" TEXT NOT NULL,
    "days" SMALLINT NOT NULL,
    "firstDay" DATE NOT NULL,
    "entityId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "actors" BYTEA NOT NULL,

    CONSTRAINT "EventSpan_pkey" PRIMARY KEY ("companyId","entityType","days","firstDay","entityId","name")
);

-- What EventDay held is folded again, from the events themselves.
INSERT INTO "EventTail" ("companyId", "day", "eventId", "entityType", "entityId", "name", "actorId")
SELECT "companyId", ("occurredAt" AT TIME ZONE 'UTC')::date, "id", "entityType", "entityId", "name", "actorId" FROM "Event"
ON CONFLICT DO NOTHING;
