type User = { userId: string; metadata: Record<string, unknown> };

/** The user's name, when the metadata has one. */
export function nameOf({ metadata }: User): string | undefined {
  for (const key of ['name', 'fullName', 'displayName', 'email']) {
    const value = Object.hasOwn(metadata, key) ? metadata[key] : undefined;
    if (typeof value === 'string' && value.trim()) return value;
  }
  return undefined;
}

/** What a path holds as it is. Browsers take dots as steps, and the page server takes some endings for forms of a page. */
const PLAIN = /^[\w@+-]+$/;

/** The page of a user, whatever characters the id holds. */
export const userHref = (userId: string): string => {
  const written = encodeURIComponent(userId);
  return PLAIN.test(userId) ? `/users/${written}` : `/users/id?id=${written}`;
};
