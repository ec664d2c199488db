-- CreateTable
CREATE TABLE "TimeRepair" (
    "id" INTEGER NOT NULL,
    "utcSince" TIMESTAMPTZ(3) NOT NULL,
    "formerZone" TEXT NOT NULL,
    "lastCompany" INTEGER NOT NULL,
    "zone" TEXT,
    "repairedCompany" INTEGER,
    "repairedAt" TIMESTAMPTZ(3),

    CONSTRAINT "TimeRepair_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TimeRepairDate" (
    "table" TEXT NOT NULL,
    "column" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "value" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "TimeRepairDate_pkey" PRIMARY KEY ("table","column","key")
);
