import { ENTITY_TYPES, type EntityType, EVENTS } from '../../../../widgets/contract/entities';
import type { Summary } from '../../../../widgets/contract/events';
import { roundToOneDecimal } from '../../../platform/percent';

/** A row of the summary. */
export type Feature = Summary & { type: EntityType };

/** The features of the summary, in its order. */
export const FEATURES: readonly Feature[] = ENTITY_TYPES.flatMap((type) => {
  const { summary } = EVENTS[type];
  return summary ? [{ type, ...summary }] : [];
});

/** The events that add up to a primary; none if responses are counted instead. */
export const primaryEventNames = ({ primary }: Feature): readonly string[] =>
  'events' in primary ? primary.events : [];

/** The events behind all primaries. */
export const PRIMARY_EVENTS = FEATURES.flatMap((feature) =>
  primaryEventNames(feature).map((name) => ({ entityType: feature.type, name })),
);

/** The change of a count in percent, one decimal; an increase from 0 is 100. */
export const changePct = (count: number, previous: number): number =>
  previous === 0 ? (count > 0 ? 100 : 0) : roundToOneDecimal((100 * (count - previous)) / previous);

/** The difference of two rounded percentages in percentage points, one decimal. */
export const changePp = (value: number, previous: number): number => roundToOneDecimal(value - previous);
