-- CreateTable
CREATE TABLE "PageSession" (
    "companyId" INTEGER NOT NULL,
    "id" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "widgetId" INTEGER NOT NULL,
    "mode" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "draft" JSONB,
    "picked" JSONB,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PageSession_pkey" PRIMARY KEY ("companyId","id")
);

-- CreateTable
CREATE TABLE "MissingTarget" (
    "companyId" INTEGER NOT NULL,
    "entityType" TEXT NOT NULL,
    "entityId" INTEGER NOT NULL,
    "target" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "times" INTEGER NOT NULL,

    CONSTRAINT "MissingTarget_pkey" PRIMARY KEY ("companyId","entityType","entityId","target","day")
);

-- CreateIndex
CREATE UNIQUE INDEX "PageSession_companyId_hash_key" ON "PageSession"("companyId", "hash");
