ALTER TABLE "WidgetVersion" ADD COLUMN "reason" TEXT;
