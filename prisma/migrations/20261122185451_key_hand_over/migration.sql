-- CreateTable
CREATE TABLE "KeyHandOver" (
    "companyId" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,
    "keyId" INTEGER NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "KeyHandOver_pkey" PRIMARY KEY ("companyId","hash")
);

-- CreateIndex
CREATE INDEX "KeyHandOver_companyId_keyId_idx" ON "KeyHandOver"("companyId", "keyId");

-- AddForeignKey
ALTER TABLE "KeyHandOver" ADD CONSTRAINT "KeyHandOver_companyId_keyId_fkey" FOREIGN KEY ("companyId", "keyId") REFERENCES "ApiKey"("companyId", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
