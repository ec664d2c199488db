-- CreateTable
CREATE TABLE "Proposal" (
    "companyId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "note" TEXT,
    "state" TEXT NOT NULL DEFAULT 'open',
    "actorKind" TEXT NOT NULL,
    "actorId" TEXT NOT NULL,
    "actorName" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Proposal_pkey" PRIMARY KEY ("companyId","id")
);

-- CreateTable
CREATE TABLE "ProposalPart" (
    "companyId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "proposalId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "targetId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'open',
    "joined" BOOLEAN NOT NULL DEFAULT false,
    "before" JSONB,
    "after" JSONB,
    "reason" TEXT,
    "kept" TEXT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ProposalPart_pkey" PRIMARY KEY ("companyId","id")
);

-- CreateIndex
CREATE INDEX "Proposal_companyId_createdAt_id_idx" ON "Proposal"("companyId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "ProposalPart_companyId_proposalId_idx" ON "ProposalPart"("companyId", "proposalId");

-- CreateIndex
CREATE INDEX "ProposalPart_companyId_kind_targetId_idx" ON "ProposalPart"("companyId", "kind", "targetId");

-- AddForeignKey
ALTER TABLE "Proposal" ADD CONSTRAINT "Proposal_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "Company"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "ProposalPart" ADD CONSTRAINT "ProposalPart_companyId_proposalId_fkey" FOREIGN KEY ("companyId", "proposalId") REFERENCES "Proposal"("companyId", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
