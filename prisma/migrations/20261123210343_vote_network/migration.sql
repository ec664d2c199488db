-- AlterTable
ALTER TABLE "RoadmapVote" ADD COLUMN     "network" TEXT;

-- CreateIndex
CREATE INDEX "RoadmapVote_companyId_itemId_network_idx" ON "RoadmapVote"("companyId", "itemId", "network");
