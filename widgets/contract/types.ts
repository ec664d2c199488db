import { types } from '../generated/types';

/** The names of every widget type, in display order. Loads no schemas. */
export const widgetTypes = types;

type Types = typeof types;

export type WidgetType = keyof Types;

/** The collection of a widget type, which is also its path segment in URLs. */
export type WidgetPath = Types[WidgetType]['path'];

export const WIDGET_TYPES = Object.values(types).map(({ entityType }) => entityType);

export const isWidgetType = (text: string): text is WidgetType => Object.hasOwn(types, text);

/** The widget type of a collection. */
export const typeOfPath = (path: string): WidgetType | undefined =>
  WIDGET_TYPES.find((type) => types[type].path === path);
