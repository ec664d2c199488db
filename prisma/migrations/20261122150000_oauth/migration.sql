-- CreateTable
CREATE TABLE "OAuthGrant" (
    "companyId" INTEGER NOT NULL,
    "id" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "clientId" TEXT NOT NULL,
    "application" TEXT NOT NULL,
    "scopes" TEXT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMPTZ(3),

    CONSTRAINT "OAuthGrant_pkey" PRIMARY KEY ("companyId","id")
);

-- CreateTable
CREATE TABLE "OAuthRecord" (
    "kind" TEXT NOT NULL,
    "id" BYTEA NOT NULL,
    "payload" BYTEA NOT NULL,
    "grantId" TEXT,
    "consumedAt" TIMESTAMPTZ(3),
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "OAuthRecord_pkey" PRIMARY KEY ("kind","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "OAuthGrant_id_key" ON "OAuthGrant"("id");

-- CreateIndex
CREATE INDEX "OAuthGrant_companyId_personId_idx" ON "OAuthGrant"("companyId", "personId");

-- CreateIndex
CREATE INDEX "OAuthRecord_grantId_idx" ON "OAuthRecord"("grantId");

-- CreateIndex
CREATE INDEX "OAuthRecord_expiresAt_idx" ON "OAuthRecord"("expiresAt");

-- AddForeignKey
ALTER TABLE "OAuthGrant" ADD CONSTRAINT "OAuthGrant_companyId_personId_fkey" FOREIGN KEY ("companyId", "personId") REFERENCES "Membership"("companyId", "personId") ON DELETE CASCADE ON UPDATE NO ACTION;
