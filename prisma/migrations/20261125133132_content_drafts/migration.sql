-- AlterTable
ALTER TABLE "ChangelogPost" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "RoadmapItem" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "ContentDraft" (
    "companyId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "postId" INTEGER,
    "itemId" INTEGER,
    "version" INTEGER NOT NULL,
    "base" JSONB,
    "snapshot" JSONB,
    "baseVersion" INTEGER NOT NULL,
    "review" JSONB,
    "actorKind" TEXT NOT NULL,
    "actorId" TEXT NOT NULL,
    "actorName" TEXT NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ContentDraft_pkey" PRIMARY KEY ("companyId","id")
);

-- CreateTable
CREATE TABLE "ContentSchedule" (
    "companyId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "postId" INTEGER,
    "itemId" INTEGER,
    "action" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'pending',
    "reason" TEXT,
    "ranAt" TIMESTAMPTZ(3),
    "actorKind" TEXT NOT NULL,
    "actorId" TEXT NOT NULL,
    "actorName" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ContentSchedule_pkey" PRIMARY KEY ("companyId","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ContentDraft_companyId_postId_key" ON "ContentDraft"("companyId", "postId");

-- CreateIndex
CREATE UNIQUE INDEX "ContentDraft_companyId_itemId_key" ON "ContentDraft"("companyId", "itemId");

-- CreateIndex
CREATE INDEX "ContentSchedule_companyId_postId_idx" ON "ContentSchedule"("companyId", "postId");

-- CreateIndex
CREATE INDEX "ContentSchedule_companyId_itemId_idx" ON "ContentSchedule"("companyId", "itemId");

-- CreateIndex
CREATE INDEX "ContentSchedule_state_at_idx" ON "ContentSchedule"("state", "at");

-- AddForeignKey
ALTER TABLE "ContentDraft" ADD CONSTRAINT "ContentDraft_companyId_postId_fkey" FOREIGN KEY ("companyId", "postId") REFERENCES "ChangelogPost"("companyId", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "ContentDraft" ADD CONSTRAINT "ContentDraft_companyId_itemId_fkey" FOREIGN KEY ("companyId", "itemId") REFERENCES "RoadmapItem"("companyId", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "ContentSchedule" ADD CONSTRAINT "ContentSchedule_companyId_postId_fkey" FOREIGN KEY ("companyId", "postId") REFERENCES "ChangelogPost"("companyId", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "ContentSchedule" ADD CONSTRAINT "ContentSchedule_companyId_itemId_fkey" FOREIGN KEY ("companyId", "itemId") REFERENCES "RoadmapItem"("companyId", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
