-- CreateTable
CREATE TABLE "EventBucket" (
    "companyId" INTEGER NOT NULL,
    "days" SMALLINT NOT NULL,
    "firstDay" DATE NOT NULL,
    "revision" TEXT NOT NULL,

    CONSTRAINT "EventBucket_pkey" PRIMARY KEY ("companyId","days","firstDay")
);
