-- CreateEnum
CREATE TYPE "Role" AS ENUM ('owner', 'admin', 'editor', 'viewer');

-- CreateTable
CREATE TABLE "Company" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "clientToken" TEXT NOT NULL,
    "settings" JSONB NOT NULL DEFAULT '{}',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Company_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ApiKey" (
    "companyId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "hash" BYTEA NOT NULL,
    "secret" BYTEA NOT NULL,
    "scopes" TEXT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ApiKey_pkey" PRIMARY KEY ("companyId","id")
);

-- CreateTable
CREATE TABLE "RateWindow" (
    "bucket" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "resetAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RateWindow_pkey" PRIMARY KEY ("bucket")
);

-- CreateTable
CREATE TABLE "Person" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "emailVerified" BOOLEAN NOT NULL DEFAULT false,
    "image" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Person_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "ipAddress" TEXT,
    "userAgent" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Account" (
    "id" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "providerId" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "password" TEXT,
    "accessToken" TEXT,
    "refreshToken" TEXT,
    "idToken" TEXT,
    "accessTokenExpiresAt" TIMESTAMPTZ(3),
    "refreshTokenExpiresAt" TIMESTAMPTZ(3),
    "scope" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Verification" (
    "id" TEXT NOT NULL,
    "identifier" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Verification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Membership" (
    "companyId" INTEGER NOT NULL,
    "personId" TEXT NOT NULL,
    "role" "Role" NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Membership_pkey" PRIMARY KEY ("companyId","personId")
);

-- CreateTable
CREATE TABLE "Folder" (
    "companyId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "isDefault" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Folder_pkey" PRIMARY KEY ("companyId","id")
);

-- CreateTable
CREATE TABLE "Theme" (
    "companyId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "settings" JSONB NOT NULL DEFAULT '{}',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Theme_pkey" PRIMARY KEY ("companyId","id")
);

-- CreateTable
CREATE TABLE "Segment" (
    "companyId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "rules" JSONB NOT NULL DEFAULT '[]',
    "ruleLogicalOperator" TEXT NOT NULL DEFAULT 'and',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Segment_pkey" PRIMARY KEY ("companyId","id")
);

-- CreateTable
CREATE TABLE "Tag" (
    "companyId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "backgroundColor" TEXT,
    "textColor" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Tag_pkey" PRIMARY KEY ("companyId","id")
);

-- CreateTable
CREATE TABLE "Widget" (
    "companyId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "type" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT false,
    "content" JSONB NOT NULL DEFAULT '{}',
    "settings" JSONB NOT NULL DEFAULT '{}',
    "rules" JSONB NOT NULL DEFAULT '[]',
    "ruleLogicalOperator" TEXT,
    "folderId" INTEGER NOT NULL,
    "themeId" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "archivedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Widget_pkey" PRIMARY KEY ("companyId","id")
);

-- CreateTable
CREATE TABLE "WidgetVersion" (
    "companyId" INTEGER NOT NULL,
    "widgetId" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "snapshot" JSONB NOT NULL,
    "actorKind" TEXT NOT NULL,
    "actorId" TEXT NOT NULL,
    "actorName" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "WidgetVersion_pkey" PRIMARY KEY ("companyId","widgetId","number")
);

-- CreateTable
CREATE TABLE "Changelog" (
    "companyId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "publicId" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Changelog_pkey" PRIMARY KEY ("companyId","id")
);

-- CreateTable
CREATE TABLE "ChangelogPost" (
    "companyId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "changelogId" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT,
    "date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "active" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ChangelogPost_pkey" PRIMARY KEY ("companyId","id")
);

-- CreateTable
CREATE TABLE "PostTag" (
    "companyId" INTEGER NOT NULL,
    "postId" INTEGER NOT NULL,
    "tagId" INTEGER NOT NULL,

    CONSTRAINT "PostTag_pkey" PRIMARY KEY ("companyId","postId","tagId")
);

-- CreateTable
CREATE TABLE "Roadmap" (
    "companyId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "publicName" TEXT,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "customDomain" TEXT,
    "publicId" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Roadmap_pkey" PRIMARY KEY ("companyId","id")
);

-- CreateTable
CREATE TABLE "RoadmapSection" (
    "companyId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "roadmapId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RoadmapSection_pkey" PRIMARY KEY ("companyId","id")
);

-- CreateTable
CREATE TABLE "RoadmapItem" (
    "companyId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "sectionId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "tagId" INTEGER,
    "position" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RoadmapItem_pkey" PRIMARY KEY ("companyId","id")
);

-- CreateTable
CREATE TABLE "RoadmapVote" (
    "companyId" INTEGER NOT NULL,
    "itemId" INTEGER NOT NULL,
    "voter" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RoadmapVote_pkey" PRIMARY KEY ("companyId","itemId","voter")
);

-- CreateTable
CREATE TABLE "EndUser" (
    "companyId" INTEGER NOT NULL,
    "userId" TEXT NOT NULL,
    "metadata" JSONB NOT NULL DEFAULT '{}',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "EndUser_pkey" PRIMARY KEY ("companyId","userId")
);

-- CreateTable
CREATE TABLE "FeedbackResponse" (
    "companyId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "widgetId" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "optionName" TEXT,
    "emoji" TEXT,
    "message" TEXT,
    "email" TEXT,
    "name" TEXT,
    "userId" TEXT,
    "fromUrl" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FeedbackResponse_pkey" PRIMARY KEY ("companyId","id")
);

-- CreateTable
CREATE TABLE "NpsResponse" (
    "companyId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "widgetId" INTEGER NOT NULL,
    "rating" SMALLINT NOT NULL,
    "comment" TEXT,
    "email" TEXT,
    "name" TEXT,
    "userId" TEXT,
    "url" TEXT,
    "language" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "NpsResponse_pkey" PRIMARY KEY ("companyId","id")
);

-- CreateTable
CREATE TABLE "SurveyResponse" (
    "companyId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "widgetId" INTEGER NOT NULL,
    "answers" JSONB NOT NULL,
    "email" TEXT,
    "name" TEXT,
    "userId" TEXT,
    "url" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SurveyResponse_pkey" PRIMARY KEY ("companyId","id")
);

-- CreateTable
CREATE TABLE "Actor" (
    "companyId" INTEGER NOT NULL,
    "id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "mergedInto" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Actor_pkey" PRIMARY KEY ("companyId","id")
);

-- CreateTable
CREATE TABLE "Event" (
    "companyId" INTEGER NOT NULL,
    "id" BIGSERIAL NOT NULL,
    "entityType" TEXT NOT NULL,
    "entityId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "actorId" INTEGER NOT NULL,
    "properties" JSONB,
    "occurredAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Event_pkey" PRIMARY KEY ("companyId","id")
);

-- CreateTable
CREATE TABLE "EventTail" (
    "companyId" INTEGER NOT NULL,
    "eventId" BIGINT NOT NULL,
    "entityType" TEXT NOT NULL,
    "entityId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "actorId" INTEGER NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "EventTail_pkey" PRIMARY KEY ("companyId","eventId")
);

-- CreateTable
CREATE TABLE "EventDay" (
    "companyId" INTEGER NOT NULL,
    "entityType" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "entityId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "actors" BYTEA NOT NULL,

    CONSTRAINT "EventDay_pkey" PRIMARY KEY ("companyId","entityType","day","entityId","name")
);

-- CreateIndex
CREATE UNIQUE INDEX "Company_clientToken_key" ON "Company"("clientToken");

-- CreateIndex
CREATE UNIQUE INDEX "ApiKey_hash_key" ON "ApiKey"("hash");

-- CreateIndex
CREATE INDEX "RateWindow_resetAt_idx" ON "RateWindow"("resetAt");

-- CreateIndex
CREATE UNIQUE INDEX "Person_email_key" ON "Person"("email");

-- CreateIndex
CREATE UNIQUE INDEX "Session_token_key" ON "Session"("token");

-- CreateIndex
CREATE INDEX "Session_personId_idx" ON "Session"("personId");

-- CreateIndex
CREATE INDEX "Account_personId_idx" ON "Account"("personId");

-- CreateIndex
CREATE UNIQUE INDEX "Account_providerId_accountId_key" ON "Account"("providerId", "accountId");

-- CreateIndex
CREATE INDEX "Verification_identifier_idx" ON "Verification"("identifier");

-- CreateIndex
CREATE INDEX "Membership_personId_idx" ON "Membership"("personId");

-- CreateIndex
CREATE UNIQUE INDEX "Folder_companyId_name_key" ON "Folder"("companyId", "name");

-- CreateIndex
CREATE UNIQUE INDEX "Theme_companyId_name_key" ON "Theme"("companyId", "name");

-- CreateIndex
CREATE UNIQUE INDEX "Segment_companyId_name_key" ON "Segment"("companyId", "name");

-- CreateIndex
CREATE INDEX "Tag_companyId_createdAt_id_idx" ON "Tag"("companyId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "Tag_companyId_name_key" ON "Tag"("companyId", "name");

-- CreateIndex
CREATE INDEX "Widget_companyId_type_createdAt_id_idx" ON "Widget"("companyId", "type", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Widget_companyId_folderId_idx" ON "Widget"("companyId", "folderId");

-- CreateIndex
CREATE INDEX "Widget_companyId_themeId_idx" ON "Widget"("companyId", "themeId");

-- CreateIndex
CREATE UNIQUE INDEX "Changelog_publicId_key" ON "Changelog"("publicId");

-- CreateIndex
CREATE INDEX "Changelog_companyId_createdAt_id_idx" ON "Changelog"("companyId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "ChangelogPost_companyId_changelogId_date_id_idx" ON "ChangelogPost"("companyId", "changelogId", "date" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "PostTag_companyId_tagId_idx" ON "PostTag"("companyId", "tagId");

-- CreateIndex
CREATE UNIQUE INDEX "Roadmap_publicId_key" ON "Roadmap"("publicId");

-- CreateIndex
CREATE INDEX "Roadmap_companyId_createdAt_id_idx" ON "Roadmap"("companyId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "RoadmapSection_companyId_roadmapId_position_idx" ON "RoadmapSection"("companyId", "roadmapId", "position");

-- CreateIndex
CREATE INDEX "RoadmapItem_companyId_sectionId_position_idx" ON "RoadmapItem"("companyId", "sectionId", "position");

-- CreateIndex
CREATE INDEX "RoadmapItem_companyId_tagId_idx" ON "RoadmapItem"("companyId", "tagId");

-- CreateIndex
CREATE INDEX "RoadmapVote_companyId_voter_idx" ON "RoadmapVote"("companyId", "voter");

-- CreateIndex
CREATE INDEX "EndUser_companyId_createdAt_userId_idx" ON "EndUser"("companyId", "createdAt" DESC, "userId" DESC);

-- CreateIndex
CREATE INDEX "FeedbackResponse_companyId_widgetId_createdAt_id_idx" ON "FeedbackResponse"("companyId", "widgetId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "FeedbackResponse_companyId_userId_idx" ON "FeedbackResponse"("companyId", "userId");

-- CreateIndex
CREATE INDEX "NpsResponse_companyId_widgetId_createdAt_id_idx" ON "NpsResponse"("companyId", "widgetId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "NpsResponse_companyId_userId_idx" ON "NpsResponse"("companyId", "userId");

-- CreateIndex
CREATE INDEX "SurveyResponse_companyId_widgetId_createdAt_id_idx" ON "SurveyResponse"("companyId", "widgetId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "SurveyResponse_companyId_userId_idx" ON "SurveyResponse"("companyId", "userId");

-- CreateIndex
CREATE UNIQUE INDEX "Actor_companyId_key_key" ON "Actor"("companyId", "key");

-- CreateIndex
CREATE INDEX "Event_companyId_entityType_occurredAt_idx" ON "Event"("companyId", "entityType", "occurredAt");

-- CreateIndex
CREATE INDEX "Event_companyId_actorId_occurredAt_idx" ON "Event"("companyId", "actorId", "occurredAt");

-- AddForeignKey
ALTER TABLE "ApiKey" ADD CONSTRAINT "ApiKey_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "Company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Account" ADD CONSTRAINT "Account_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Membership" ADD CONSTRAINT "Membership_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "Company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Membership" ADD CONSTRAINT "Membership_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Folder" ADD CONSTRAINT "Folder_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "Company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Theme" ADD CONSTRAINT "Theme_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "Company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Segment" ADD CONSTRAINT "Segment_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "Company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Tag" ADD CONSTRAINT "Tag_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "Company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Widget" ADD CONSTRAINT "Widget_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "Company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Widget" ADD CONSTRAINT "Widget_companyId_folderId_fkey" FOREIGN KEY ("companyId", "folderId") REFERENCES "Folder"("companyId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Widget" ADD CONSTRAINT "Widget_companyId_themeId_fkey" FOREIGN KEY ("companyId", "themeId") REFERENCES "Theme"("companyId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WidgetVersion" ADD CONSTRAINT "WidgetVersion_companyId_widgetId_fkey" FOREIGN KEY ("companyId", "widgetId") REFERENCES "Widget"("companyId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Changelog" ADD CONSTRAINT "Changelog_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "Company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ChangelogPost" ADD CONSTRAINT "ChangelogPost_companyId_changelogId_fkey" FOREIGN KEY ("companyId", "changelogId") REFERENCES "Changelog"("companyId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PostTag" ADD CONSTRAINT "PostTag_companyId_postId_fkey" FOREIGN KEY ("companyId", "postId") REFERENCES "ChangelogPost"("companyId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PostTag" ADD CONSTRAINT "PostTag_companyId_tagId_fkey" FOREIGN KEY ("companyId", "tagId") REFERENCES "Tag"("companyId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Roadmap" ADD CONSTRAINT "Roadmap_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "Company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RoadmapSection" ADD CONSTRAINT "RoadmapSection_companyId_roadmapId_fkey" FOREIGN KEY ("companyId", "roadmapId") REFERENCES "Roadmap"("companyId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RoadmapItem" ADD CONSTRAINT "RoadmapItem_companyId_sectionId_fkey" FOREIGN KEY ("companyId", "sectionId") REFERENCES "RoadmapSection"("companyId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RoadmapItem" ADD CONSTRAINT "RoadmapItem_companyId_tagId_fkey" FOREIGN KEY ("companyId", "tagId") REFERENCES "Tag"("companyId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RoadmapVote" ADD CONSTRAINT "RoadmapVote_companyId_itemId_fkey" FOREIGN KEY ("companyId", "itemId") REFERENCES "RoadmapItem"("companyId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EndUser" ADD CONSTRAINT "EndUser_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "Company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FeedbackResponse" ADD CONSTRAINT "FeedbackResponse_companyId_widgetId_fkey" FOREIGN KEY ("companyId", "widgetId") REFERENCES "Widget"("companyId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NpsResponse" ADD CONSTRAINT "NpsResponse_companyId_widgetId_fkey" FOREIGN KEY ("companyId", "widgetId") REFERENCES "Widget"("companyId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SurveyResponse" ADD CONSTRAINT "SurveyResponse_companyId_widgetId_fkey" FOREIGN KEY ("companyId", "widgetId") REFERENCES "Widget"("companyId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Counters are worthless after a crash: no write-ahead log for them.
ALTER TABLE "RateWindow" SET UNLOGGED;
