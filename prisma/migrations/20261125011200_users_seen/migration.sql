-- AlterTable
ALTER TABLE "EndUser" ADD COLUMN     "seenAt" TIMESTAMPTZ(3);
