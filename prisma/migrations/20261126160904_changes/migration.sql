-- CreateTable
CREATE TABLE "Change" (
    "companyId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "actor" TEXT NOT NULL,
    "actorName" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "ids" JSONB NOT NULL,
    "targetId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "changed" TEXT[],
    "before" JSONB,
    "after" JSONB,
    "state" TEXT NOT NULL DEFAULT 'applied',
    "reason" TEXT,
    "kept" TEXT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Change_pkey" PRIMARY KEY ("companyId","id")
);

-- CreateIndex
CREATE INDEX "Change_companyId_createdAt_id_idx" ON "Change"("companyId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Change_companyId_actor_createdAt_id_idx" ON "Change"("companyId", "actor", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Change_companyId_kind_targetId_idx" ON "Change"("companyId", "kind", "targetId");

-- AddForeignKey
ALTER TABLE "Change" ADD CONSTRAINT "Change_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "Company"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
