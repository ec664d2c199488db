import { CREATED_AT, LAST_SEEN_AT } from '../../../../widgets/targeting/user-moments';

/** SQL for a moment as the API writes it. */
export const isoText = (moment: string): string =>
  `to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** SQL for when a user last did something: the last event of their own, or of a browser that was identified as theirs. Null for never. */
export const lastEventOf = (userId: string): string => `(
  SELECT max(l."at") FROM "Actor" s
    JOIN "Actor" a ON a."companyId" = $1::int AND (a."id" = s."id" OR a."mergedInto" = s."id")
    CROSS JOIN LATERAL (
      SELECT e."occurredAt" AS "at" FROM "Event" e WHERE e."companyId" = $1::int AND e."actorId" = a."id"
      ORDER BY e."occurredAt" DESC LIMIT 1
    ) l
  WHERE s."companyId" = $1::int AND s."key" = 'u:' || ${userId})`;

/** SQL for the value of a user `u` under a key: the metadata, or the timestamp for `createdAt` and `lastSeenAt`; null without either. */
export const propertyOf = (key: string): string => `CASE WHEN u."metadata" ? ${key} THEN u."metadata" -> ${key}
  WHEN ${key} = '${CREATED_AT}' THEN to_jsonb(${isoText('u."createdAt"')})
  WHEN ${key} = '${LAST_SEEN_AT}' THEN to_jsonb(${isoText(lastEventOf('u."userId"'))}) END`;
