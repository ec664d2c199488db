-- CreateTable
CREATE TABLE "UsageTail" (
    "companyId" INTEGER NOT NULL,
    "eventId" BIGINT NOT NULL,
    "month" DATE NOT NULL,
    "count" INTEGER NOT NULL,
    "bytes" BIGINT NOT NULL,

    CONSTRAINT "UsageTail_pkey" PRIMARY KEY ("companyId","eventId")
);
