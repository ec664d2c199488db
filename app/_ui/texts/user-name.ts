type User = { userId: string; metadata: Record<string, unknown> };

/** The user's name, if the metadata has one. */
export function nameOf({ metadata }: User): string | undefined {
  for (const key of ['name', 'fullName', 'displayName', 'email']) {
    const value = Object.hasOwn(metadata, key) ? metadata[key] : undefined;
    if (typeof value === 'string' && value.trim()) return value;
  }
  return undefined;
}

/** Ids that are safe in a path. Browsers resolve dots, and Next.js interprets some suffixes. */
const PLAIN = /^[\w@+-]+$/;

/** The page of a user, for any id. */
export const userHref = (userId: string): string => {
  const written = encodeURIComponent(userId);
  return PLAIN.test(userId) ? `/users/${written}` : `/users/id?id=${written}`;
};
