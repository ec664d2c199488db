import { MAX } from '../../../../widgets/contract/limits';
import { CHOICE_LENGTH } from '../../../../widgets/micro-survey/known-values';
import { isCounted } from '../responses/emptied';

/** Maximum distinct values of a question in a result. */
export const MAX_VALUES = 50;

/**
 * SQL for the responses `r` that a result includes: `$2` is the survey, `$3` and `$4` the period, `$5` the users of a segment, and `$6`
 * whether only complete responses count.
 */
export const FROM_SELECTED_RESPONSES = `"SurveyResponse" r
  WHERE r."companyId" = $1::int AND r."widgetId" = $2::int
    AND ($3::timestamptz IS NULL OR r."createdAt" >= $3::timestamptz)
    AND ($4::timestamptz IS NULL OR r."createdAt" < $4::timestamptz)
    AND ($5::text[] IS NULL OR r."userId" IN (SELECT unnest($5::text[])))
    AND (r."isComplete" OR NOT $6::boolean) AND ${isCounted('r')}`;

/** SQL for the answers of `r` as an object; empty for the format of old releases. */
export const ANSWERS = `CASE WHEN jsonb_typeof(r."answers") = 'object' THEN r."answers" ELSE '{}'::jsonb END`;

/** SQL that selects the responses of `FROM_SELECTED_RESPONSES`, with their answers. */
export const SELECTED = `
  SELECT r."id", r."createdAt", r."userId", r."name", r."email", r."url", r."isComplete", ${ANSWERS} AS "answers" FROM ${FROM_SELECTED_RESPONSES}`;

/** SQL for whether a JSON value answers anything: null, blank text and an empty list do not. */
export const isAnswer = (json: string): string => `CASE jsonb_typeof(${json})
    WHEN 'string' THEN (${json} #>> '{}') COLLATE "C" ~ '[^[:space:]]'
    WHEN 'array' THEN ${json} <> '[]'::jsonb
    ELSE jsonb_typeof(${json}) IN ('number', 'boolean', 'object') END`;

/**
 * SQL for the distinct values in an answer, as text: the first hundred elements of a list, otherwise the answer itself. 4, 4.0 and "4" are
 * the same value. NULL for a value that is no valid answer, such as an object.
 */
export const valuesIn = (json: string): string => `SELECT DISTINCT left(CASE jsonb_typeof(e)
      WHEN 'number' THEN trim_scale((e #>> '{}')::numeric)::text
      WHEN 'string' THEN NULLIF(e #>> '{}', '')
      WHEN 'boolean' THEN e #>> '{}' END, ${CHOICE_LENGTH}) AS "value"
    FROM (
      SELECT jsonb_array_elements(CASE WHEN jsonb_typeof(${json}) = 'array' THEN ${json} ELSE jsonb_build_array(${json}) END) AS e
      LIMIT ${MAX.chosen}
    ) elements`;
