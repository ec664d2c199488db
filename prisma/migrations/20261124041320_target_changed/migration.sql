-- AlterTable
ALTER TABLE "MissingTarget" ADD COLUMN     "changed" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "found" TEXT;
