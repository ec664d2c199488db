// SQL for the keys that sign identity hashes: those in the company's settings, else those with `publish`. `$1` is the company.

const CHOSEN = `(SELECT c."settings" #> '{identityVerification,signingKeys}' FROM "Company" c WHERE c."id" = $1::int)`;

/** True of a row of "ApiKey" that the settings name; `key` is the row's alias. */
export const isChosen = (key: string): string => `COALESCE(${CHOSEN} @> to_jsonb(${key}."id"), false)`;

/** True of a row of "ApiKey" that signs identity hashes. */
export const isSigningKey = (key: string): string =>
  `CASE WHEN jsonb_typeof(${CHOSEN}) = 'array' THEN ${isChosen(key)} ELSE 'publish' = ANY(${key}."scopes") END`;
