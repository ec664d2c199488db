-- AlterTable
ALTER TABLE "EndUser" ADD COLUMN     "serverKeys" JSONB NOT NULL DEFAULT '{}';
