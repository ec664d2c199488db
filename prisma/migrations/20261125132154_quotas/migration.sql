-- CreateTable
CREATE TABLE "Usage" (
    "companyId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "month" DATE NOT NULL,
    "count" BIGINT NOT NULL DEFAULT 0,
    "bytes" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "Usage_pkey" PRIMARY KEY ("companyId","kind","month")
);

-- CreateTable
CREATE TABLE "EventName" (
    "companyId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "month" DATE NOT NULL,

    CONSTRAINT "EventName_pkey" PRIMARY KEY ("companyId","name")
);

-- CreateTable
CREATE TABLE "UsageMark" (
    "companyId" INTEGER NOT NULL,
    "what" TEXT NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "UsageMark_pkey" PRIMARY KEY ("companyId","what","day")
);
