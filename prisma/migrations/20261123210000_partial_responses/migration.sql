-- AlterTable
ALTER TABLE "NpsResponse" ADD COLUMN     "isComplete" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "revision" BIGINT NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "SurveyResponse" ADD COLUMN     "isComplete" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "revision" BIGINT NOT NULL DEFAULT 0;
