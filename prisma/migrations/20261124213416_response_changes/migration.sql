-- AlterTable
ALTER TABLE "Event" ADD COLUMN     "responseId" INTEGER;

-- AlterTable
ALTER TABLE "FeedbackResponse" ADD COLUMN     "optionId" TEXT,
ADD COLUMN     "redactedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "NpsResponse" ADD COLUMN     "redactedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "SurveyResponse" ADD COLUMN     "redactedAt" TIMESTAMPTZ(3);
