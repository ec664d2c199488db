import type { Unmet } from '../../widgets/contract/definition';

/** Something odd about a draft; its field is where the way to it leads. */
export type DraftWarning = { field: string; code: string };

/** Names a warning among those of one draft. */
export const keyOf = ({ field, code }: DraftWarning): string => `${field} ${code}`;

/** A rule is drawn as one: its card shows whatever part of it is odd. */
const fieldOf = (path: string): string => /^targeting\.rules\[\d+\]/.exec(path)?.[0] ?? path;

const isWithin = (path: string, field: string): boolean =>
  path === field || path.startsWith(`${field}.`) || path.startsWith(`${field}[`);

/** Warnings as people are told them: once, and not about what is missing before publishing. */
export function toldWarnings(
  warnings: readonly { path: string; code: string }[],
  unmet: readonly Unmet[],
): DraftWarning[] {
  const all = warnings.map(({ path, code }) => ({ field: fieldOf(path), code }));
  const told = all.filter(({ field }) => !unmet.some((one) => isWithin(field, one.field)));
  return told.filter((one, at) => told.findIndex((other) => keyOf(other) === keyOf(one)) === at);
}
