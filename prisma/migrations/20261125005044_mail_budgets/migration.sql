-- CreateTable
CREATE TABLE "Budget" (
    "key" TEXT NOT NULL,
    "used" INTEGER NOT NULL,
    "resetAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Budget_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "Budget_resetAt_idx" ON "Budget"("resetAt");
