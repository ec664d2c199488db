import type { Outcomes } from '../../widgets/events';
import { events } from '../../widgets/generated/events';

/** The widget types among what events happen on. */
export type WidgetEntity = keyof typeof events;

/** Every widget type, in the order in which people meet them. */
export const WIDGET_ENTITIES = Object.keys(events) as WidgetEntity[];

/** Every event of a widget with that outcome, whatever its type. */
export const eventsWith = (outcome: keyof Outcomes): string[] =>
  Object.values(events).flatMap(({ outcomes }): readonly string[] => outcomes[outcome]);

/** The events of each outcome of a type; undefined for what is no widget type. */
export const outcomesOf = (type: string): Outcomes | undefined =>
  Object.hasOwn(events, type) ? events[type as WidgetEntity].outcomes : undefined;
