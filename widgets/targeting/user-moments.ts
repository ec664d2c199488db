/**
 * The properties that every user has without metadata, ISO 8601 in UTC, unless the metadata have a key of the same name: when Docent first
 * heard of them, and when their last event happened.
 */
export const CREATED_AT = 'createdAt';
export const LAST_SEEN_AT = 'lastSeenAt';
export const USER_MOMENTS: readonly string[] = [CREATED_AT, LAST_SEEN_AT];
