import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';

const ADDRESSES = companyStatement(
  'user_addresses',
  `SELECT DISTINCT lower(btrim(found."email")) AS "email" FROM (
     SELECT "metadata" ->> 'email' AS "email" FROM "EndUser" WHERE "companyId" = $1 AND "userId" = $2
     UNION ALL SELECT "email" FROM "FeedbackResponse" WHERE "companyId" = $1 AND "userId" = $2
     UNION ALL SELECT "email" FROM "NpsResponse" WHERE "companyId" = $1 AND "userId" = $2
     UNION ALL SELECT "email" FROM "SurveyResponse" WHERE "companyId" = $1 AND "userId" = $2
     UNION ALL SELECT $2::text
   ) found WHERE found."email" LIKE '%@%' ORDER BY 1`,
);

/**
 * The email addresses of a person, in lower case: `email` of the metadata, those that they gave with responses, and the id where it is an
 * address itself.
 */
export const addressesOf = async (ctx: Ctx, userId: string): Promise<string[]> =>
  (await ctx.sql<{ email: string }>(ADDRESSES, userId)).map(({ email }) => email);
