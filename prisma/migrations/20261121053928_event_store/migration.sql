-- AlterTable
ALTER TABLE "EventDay" DROP CONSTRAINT "EventDay_pkey",
ADD CONSTRAINT "EventDay_pkey" PRIMARY KEY ("companyId", "entityType", "entityId", "day", "name");

-- AlterTable
ALTER TABLE "EventTail" DROP CONSTRAINT "EventTail_pkey",
ADD CONSTRAINT "EventTail_pkey" PRIMARY KEY ("companyId", "day", "eventId");

-- CreateTable
CREATE TABLE "ActorCounter" (
    "companyId" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "ActorCounter_pkey" PRIMARY KEY ("companyId")
);

-- CreateTable
CREATE TABLE "ActorMerge" (
    "companyId" INTEGER NOT NULL,
    "actorId" INTEGER NOT NULL,
    "intoId" INTEGER NOT NULL,

    CONSTRAINT "ActorMerge_pkey" PRIMARY KEY ("companyId","actorId")
);

-- CreateIndex
CREATE INDEX "Actor_companyId_mergedInto_idx" ON "Actor"("companyId", "mergedInto");

-- CreateIndex
CREATE INDEX "NpsResponse_companyId_createdAt_idx" ON "NpsResponse"("companyId", "createdAt");
