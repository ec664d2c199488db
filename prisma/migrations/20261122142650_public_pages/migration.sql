-- AlterTable
ALTER TABLE "Changelog" ADD COLUMN     "customDomain" TEXT;

-- AlterTable
ALTER TABLE "ChangelogPost" ADD COLUMN     "announcedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Roadmap" ADD COLUMN     "ideasWidgetId" INTEGER,
ADD COLUMN     "takesIdeas" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "CustomDomain" (
    "companyId" INTEGER NOT NULL,
    "host" TEXT NOT NULL,
    "changelogId" INTEGER,
    "roadmapId" INTEGER,

    CONSTRAINT "CustomDomain_pkey" PRIMARY KEY ("companyId","host")
);

-- CreateTable
CREATE TABLE "Subscriber" (
    "companyId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "changelogId" INTEGER NOT NULL,
    "email" TEXT NOT NULL,
    "confirmedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Subscriber_pkey" PRIMARY KEY ("companyId","id")
);

-- CreateTable
CREATE TABLE "PostMail" (
    "companyId" INTEGER NOT NULL,
    "postId" INTEGER NOT NULL,
    "subscriberId" INTEGER NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "dueAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PostMail_pkey" PRIMARY KEY ("companyId","postId","subscriberId")
);

-- CreateIndex
CREATE UNIQUE INDEX "CustomDomain_host_key" ON "CustomDomain"("host");

-- CreateIndex
CREATE UNIQUE INDEX "Subscriber_companyId_changelogId_email_key" ON "Subscriber"("companyId", "changelogId", "email");

-- CreateIndex
CREATE INDEX "PostMail_companyId_dueAt_idx" ON "PostMail"("companyId", "dueAt");

-- CreateIndex
CREATE INDEX "PostMail_companyId_subscriberId_idx" ON "PostMail"("companyId", "subscriberId");

-- AddForeignKey
ALTER TABLE "CustomDomain" ADD CONSTRAINT "CustomDomain_companyId_changelogId_fkey" FOREIGN KEY ("companyId", "changelogId") REFERENCES "Changelog"("companyId", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "CustomDomain" ADD CONSTRAINT "CustomDomain_companyId_roadmapId_fkey" FOREIGN KEY ("companyId", "roadmapId") REFERENCES "Roadmap"("companyId", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "Subscriber" ADD CONSTRAINT "Subscriber_companyId_changelogId_fkey" FOREIGN KEY ("companyId", "changelogId") REFERENCES "Changelog"("companyId", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "PostMail" ADD CONSTRAINT "PostMail_companyId_postId_fkey" FOREIGN KEY ("companyId", "postId") REFERENCES "ChangelogPost"("companyId", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "PostMail" ADD CONSTRAINT "PostMail_companyId_subscriberId_fkey" FOREIGN KEY ("companyId", "subscriberId") REFERENCES "Subscriber"("companyId", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- The domains that roadmaps were given before; of two that name the same one, the older has it.
INSERT INTO "CustomDomain" ("companyId", "host", "roadmapId")
SELECT DISTINCT ON (lower("customDomain")) "companyId", lower("customDomain"), "id" FROM "Roadmap"
WHERE "customDomain" IS NOT NULL ORDER BY lower("customDomain"), "createdAt", "companyId", "id";
