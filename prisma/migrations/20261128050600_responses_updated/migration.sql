-- A constant default rewrites no row, so that the tables are locked for milliseconds. Existing rows have it from then on: they changed last
-- when they were given or redacted, as server/features/analytics/responses/updated.ts computes. New rows, also those of replicas of the
-- previous version, get the current time. When such a replica completes a response or erases its user, the time of the response stays.

-- AlterTable
ALTER TABLE "FeedbackResponse" ADD COLUMN     "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT '1970-01-01 00:00:00+00';

-- AlterTable
ALTER TABLE "NpsResponse" ADD COLUMN     "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT '1970-01-01 00:00:00+00';

-- AlterTable
ALTER TABLE "SurveyResponse" ADD COLUMN     "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT '1970-01-01 00:00:00+00';

-- AlterTable
ALTER TABLE "FeedbackResponse" ALTER COLUMN "updatedAt" SET DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "NpsResponse" ALTER COLUMN "updatedAt" SET DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "SurveyResponse" ALTER COLUMN "updatedAt" SET DEFAULT CURRENT_TIMESTAMP;
