import { type EntityType, EVENTS } from '../../../../widgets/contract/entities';

type Counts = Readonly<Record<string, { count: number; uniqueUsers: number }>>;

/** The number of times that any of these events happened. */
export const countOf = (counts: Counts, names: readonly string[]): number =>
  names.reduce((sum, name) => sum + (counts[name]?.count ?? 0), 0);

const peopleOf = (counts: Counts, names: readonly string[]): number =>
  names.reduce((sum, name) => sum + (counts[name]?.uniqueUsers ?? 0), 0);

/** Completed events as a percentage of seen events; undefined when nothing was seen. Counts events or people, as the summary does. */
export function rateOf(type: EntityType, counts: Counts): number | undefined {
  const { outcomes, summary } = EVENTS[type];
  const sum = summary?.secondary.of === 'people' ? peopleOf : countOf;
  const whole = sum(counts, outcomes.seen);
  return whole === 0 ? undefined : (100 * sum(counts, outcomes.completed)) / whole;
}
