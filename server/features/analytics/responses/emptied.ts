/**
 * SQL for whether a survey response counts, for the table or alias `of`. A partial one does not after the person took back every answer. Its
 * row stays, so that an older copy that arrives later does not restore them.
 */
export const isCounted = (of?: string): string => {
  const [isComplete, redactedAt, answers] = ['isComplete', 'redactedAt', 'answers'].map((name) =>
    of ? `${of}."${name}"` : `"${name}"`,
  );
  return `(${isComplete} OR ${redactedAt} IS NOT NULL OR ${answers} <> '{}'::jsonb)`;
};
