import type { EntityEvents, FromResponses, Outcomes } from '../../../../widgets/contract/events';
import { events } from '../../../../widgets/generated/events';

/** The widget types among the entity types. */
export type WidgetEntity = keyof typeof events;

/** Every widget type, in the order of the generated `events`. */
export const WIDGET_ENTITIES = Object.keys(events) as WidgetEntity[];

/** All events with this outcome, of every widget type. */
export const eventsWith = (outcome: keyof Outcomes): string[] =>
  Object.values(events).flatMap(({ outcomes }): readonly string[] => outcomes[outcome]);

/** The events of each outcome of a type; undefined for other entity types. */
export const outcomesOf = (type: string): Outcomes | undefined =>
  Object.hasOwn(events, type) ? events[type as WidgetEntity].outcomes : undefined;

/** The snooze event of a type; undefined without one. */
export const snoozedOf = (type: string): string | undefined =>
  Object.hasOwn(events, type) ? (events[type as WidgetEntity] as EntityEvents).snoozed : undefined;

/** All events for snoozing a widget. */
export const SNOOZED: string[] = WIDGET_ENTITIES.flatMap((type) => snoozedOf(type) ?? []);

/** The events of a type that are derived from responses; undefined without any. */
export const fromResponsesOf = (type: string): FromResponses | undefined =>
  Object.hasOwn(events, type) ? (events[type as WidgetEntity] as EntityEvents).fromResponses : undefined;

/** The names of the events of a type that are counted from responses. */
export function namesFromResponses(type: string): string[] {
  const { given, part, complete } = fromResponsesOf(type) ?? {};
  return [given, part?.name, complete].filter((name) => name !== undefined);
}
