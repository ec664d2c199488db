-- CreateIndex
CREATE INDEX "ChangelogPost_companyId_date_idx" ON "ChangelogPost"("companyId", "date");

-- CreateIndex
CREATE INDEX "ContentSchedule_companyId_at_idx" ON "ContentSchedule"("companyId", "at");

-- CreateIndex
CREATE INDEX "WidgetSchedule_companyId_at_idx" ON "WidgetSchedule"("companyId", "at");
