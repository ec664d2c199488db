-- CreateTable
CREATE TABLE "IdempotentAnswer" (
    "companyId" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "fingerprint" BYTEA NOT NULL,
    "answer" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "IdempotentAnswer_pkey" PRIMARY KEY ("companyId","key")
);

-- CreateIndex
CREATE INDEX "IdempotentAnswer_companyId_createdAt_idx" ON "IdempotentAnswer"("companyId", "createdAt");
