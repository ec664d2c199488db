/**
 * Properties that every user has without metadata, as ISO 8601 in UTC: when Docent first heard of the user, and when the user's last event
 * happened. A key of the same name in the metadata takes precedence.
 */
export const CREATED_AT = 'createdAt';
export const LAST_SEEN_AT = 'lastSeenAt';
export const USER_MOMENTS: readonly string[] = [CREATED_AT, LAST_SEEN_AT];
