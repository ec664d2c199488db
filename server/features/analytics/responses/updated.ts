/**
 * SQL of the time when a response last changed, for the table or alias `of`. Rows from before the column have 1970 in it, because setting
 * it would have rewritten the tables. Such a row changed last when it was given or redacted.
 */
export const updatedAtSql = (of?: string): string => {
  const columns = ['updatedAt', 'createdAt', 'redactedAt'].map((name) => (of ? `${of}."${name}"` : `"${name}"`));
  return `GREATEST(${columns.join(', ')})`;
};

type Times = { updatedAt: Date; createdAt: Date; redactedAt: Date | null };

/** The time when a response last changed, as `updatedAtSql` computes it. */
export const updatedAtOf = ({ updatedAt, createdAt, redactedAt }: Times): Date =>
  new Date(Math.max(updatedAt.getTime(), createdAt.getTime(), redactedAt?.getTime() ?? 0));
