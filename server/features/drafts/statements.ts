type Of = { table: string; key: 'widgetId' | 'postId' | 'itemId'; alias: string };

/** SQL for the draft of the row `alias` as JSON; null without unpublished changes. `$1` is the company. */
export const draftOf = ({ table, key, alias }: Of): string => `(SELECT jsonb_build_object('version', d."version",
    'base', d."base", 'snapshot', d."snapshot", 'baseVersion', d."baseVersion", 'review', d."review",
    'actorName', d."actorName", 'updatedAt', d."updatedAt")
  FROM "${table}" d WHERE d."companyId" = $1::int AND d."${key}" = ${alias}."id" AND d."snapshot" IS NOT NULL)`;

/** SQL for the scheduled actions of the row `alias` as JSON; null without any. `$1` is the company. */
export const scheduleOf = ({ table, key, alias }: Of): string => `(SELECT jsonb_agg(jsonb_build_object('id', s."id",
    'action', s."action", 'at', s."at", 'actorName', s."actorName") ORDER BY s."at", s."id")
  FROM "${table}" s WHERE s."companyId" = $1::int AND s."${key}" = ${alias}."id" AND s."state" = 'pending')`;
