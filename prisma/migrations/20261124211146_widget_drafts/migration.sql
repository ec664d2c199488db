-- AlterTable
ALTER TABLE "Widget" ADD COLUMN     "showAgainAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "WidgetVersion" ADD COLUMN     "fromDraft" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "WidgetDraft" (
    "companyId" INTEGER NOT NULL,
    "widgetId" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "base" JSONB,
    "snapshot" JSONB,
    "baseVersion" INTEGER NOT NULL,
    "review" JSONB,
    "actorKind" TEXT NOT NULL,
    "actorId" TEXT NOT NULL,
    "actorName" TEXT NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "WidgetDraft_pkey" PRIMARY KEY ("companyId","widgetId")
);

-- CreateTable
CREATE TABLE "WidgetSchedule" (
    "companyId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "widgetId" INTEGER NOT NULL,
    "action" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'pending',
    "reason" TEXT,
    "ranAt" TIMESTAMPTZ(3),
    "actorKind" TEXT NOT NULL,
    "actorId" TEXT NOT NULL,
    "actorName" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "WidgetSchedule_pkey" PRIMARY KEY ("companyId","id")
);

-- CreateIndex
CREATE INDEX "WidgetSchedule_companyId_widgetId_idx" ON "WidgetSchedule"("companyId", "widgetId");

-- CreateIndex
CREATE INDEX "WidgetSchedule_state_at_idx" ON "WidgetSchedule"("state", "at");

-- AddForeignKey
ALTER TABLE "WidgetDraft" ADD CONSTRAINT "WidgetDraft_companyId_widgetId_fkey" FOREIGN KEY ("companyId", "widgetId") REFERENCES "Widget"("companyId", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "WidgetSchedule" ADD CONSTRAINT "WidgetSchedule_companyId_widgetId_fkey" FOREIGN KEY ("companyId", "widgetId") REFERENCES "Widget"("companyId", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
