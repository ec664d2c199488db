import type { Unmet } from '../../../widgets/contract/definition';

/** A warning about a draft, with the field that its link focuses. */
export type DraftWarning = { field: string; code: string };

/** A key that is unique among the warnings of one draft. */
export const keyOf = ({ field, code }: DraftWarning): string => `${field} ${code}`;

/** The field that the link of a warning focuses: for a rule, its card. */
const fieldOf = (path: string): string => /^targeting\.rules\[\d+\]/.exec(path)?.[0] ?? path;

const isWithin = (path: string, field: string): boolean =>
  path === field || path.startsWith(`${field}.`) || path.startsWith(`${field}[`);

/** The warnings to show: without duplicates, and without warnings about fields with an unmet requirement. */
export function visibleWarnings(
  warnings: readonly { path: string; code: string }[],
  unmet: readonly Unmet[],
): DraftWarning[] {
  const all = warnings.map(({ path, code }) => ({ field: fieldOf(path), code }));
  const shown = all.filter(({ field }) => !unmet.some((one) => isWithin(field, one.field)));
  return shown.filter((one, at) => shown.findIndex((other) => keyOf(other) === keyOf(one)) === at);
}
