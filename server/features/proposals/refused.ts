import { DocentError, type Issue, MAX_ISSUES } from '../../platform/errors';
import type { Part } from './part';

/** A part that cannot be published, and why. */
export type Refused = { part: Part; error: DocentError };

const listOf = (details: DocentError['details'], key: string): object[] => {
  const value = details?.[key];
  return Array.isArray(value) ? value : [];
};

/** One error for all parts that cannot be published. Its code is `edit_conflict` if any part has one, otherwise that of the first part. */
export function refusalOf(refused: readonly Refused[]): DocentError {
  const about = ({ id, kind, targetId, name }: Part) => ({ part: id, kind, targetId, name });
  const parts = refused.map(({ part, error }) => ({ ...about(part), code: error.code, message: error.message }));
  const conflicts = refused.flatMap(({ part, error }) =>
    listOf(error.details, 'conflicts').map((one) => ({ part: part.id, ...one })),
  );
  const issues = refused.flatMap(({ part, error }) =>
    (listOf(error.details, 'issues') as Issue[]).map((one) => ({ ...one, path: `parts[id=${part.id}].${one.path}` })),
  );
  const { error } = refused.find((one) => one.error.code === 'edit_conflict') ?? (refused[0] as Refused);
  const names = refused.map(({ part, error: { message } }) => `“${part.name}”: ${message}`).join(' · ');
  return new DocentError(error.code, `Nothing was published. ${names}`, {
    parts,
    ...(conflicts.length ? { conflicts } : {}),
    ...(issues.length ? { issues: issues.slice(0, MAX_ISSUES) } : {}),
  });
}
