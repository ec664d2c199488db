type User = { userId: string; metadata: Record<string, unknown> };

/** The user's name, when the metadata has one. */
export function nameOf({ metadata }: User): string | undefined {
  for (const key of ['name', 'fullName', 'displayName', 'email']) {
    const value = Object.hasOwn(metadata, key) ? metadata[key] : undefined;
    if (typeof value === 'string' && value.trim()) return value;
  }
  return undefined;
}

/** Browsers take these, encoded or not, as steps in a path. */
const STEPS = new Set(['.', '..']);

/** The page of a user, whatever characters the id holds. */
export const userHref = (userId: string): string =>
  STEPS.has(userId) ? `/users/id?id=${userId}` : `/users/${encodeURIComponent(userId)}`;
