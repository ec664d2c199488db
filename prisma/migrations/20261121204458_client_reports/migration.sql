-- AlterTable
ALTER TABLE "FeedbackResponse" ADD COLUMN     "clientId" TEXT;

-- AlterTable
ALTER TABLE "NpsResponse" ADD COLUMN     "clientId" TEXT;

-- AlterTable
ALTER TABLE "SurveyResponse" ADD COLUMN     "clientId" TEXT;

-- CreateTable
CREATE TABLE "EventReceipt" (
    "companyId" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "EventReceipt_pkey" PRIMARY KEY ("companyId","key")
);

-- CreateTable
CREATE TABLE "Installation" (
    "companyId" INTEGER NOT NULL,
    "origin" TEXT NOT NULL,
    "firstSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Installation_pkey" PRIMARY KEY ("companyId","origin")
);

-- CreateIndex
CREATE INDEX "EventReceipt_companyId_receivedAt_idx" ON "EventReceipt"("companyId", "receivedAt");

-- CreateIndex
CREATE UNIQUE INDEX "FeedbackResponse_companyId_clientId_key" ON "FeedbackResponse"("companyId", "clientId");

-- CreateIndex
CREATE UNIQUE INDEX "NpsResponse_companyId_clientId_key" ON "NpsResponse"("companyId", "clientId");

-- CreateIndex
CREATE UNIQUE INDEX "SurveyResponse_companyId_clientId_key" ON "SurveyResponse"("companyId", "clientId");
