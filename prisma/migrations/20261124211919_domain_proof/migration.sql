-- DropIndex
DROP INDEX "CustomDomain_host_key";

-- AlterTable
ALTER TABLE "CustomDomain" ADD COLUMN     "provenAt" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "CustomDomain_host_idx" ON "CustomDomain"("host");
