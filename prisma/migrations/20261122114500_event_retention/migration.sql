-- AlterTable
ALTER TABLE "Event" ADD COLUMN     "since" TIMESTAMPTZ(3),
ADD COLUMN     "times" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "EventHorizon" (
    "companyId" INTEGER NOT NULL,
    "before" TIMESTAMPTZ(3) NOT NULL,
    "done" TIMESTAMPTZ(3),

    CONSTRAINT "EventHorizon_pkey" PRIMARY KEY ("companyId")
);
