import type { Unmet } from '../../widgets/contract/definition';

/** A warning about a draft, with the field that its link focuses. */
export type DraftWarning = { field: string; code: string };

/** Names a warning among those of one draft. */
export const keyOf = ({ field, code }: DraftWarning): string => `${field} ${code}`;

/** Warnings of a rule belong to its card. */
const fieldOf = (path: string): string => /^targeting\.rules\[\d+\]/.exec(path)?.[0] ?? path;

const isWithin = (path: string, field: string): boolean =>
  path === field || path.startsWith(`${field}.`) || path.startsWith(`${field}[`);

/** The warnings to show: without duplicates, and without those about fields that publishing requires. */
export function visibleWarnings(
  warnings: readonly { path: string; code: string }[],
  unmet: readonly Unmet[],
): DraftWarning[] {
  const all = warnings.map(({ path, code }) => ({ field: fieldOf(path), code }));
  const told = all.filter(({ field }) => !unmet.some((one) => isWithin(field, one.field)));
  return told.filter((one, at) => told.findIndex((other) => keyOf(other) === keyOf(one)) === at);
}
