import { definitions as byType } from '../generated/definitions';
import type { WidgetDefinition } from './definition';
import type { WidgetPath, WidgetType } from './types';

export type { WidgetPath, WidgetType };

/** A definition of the registry. */
export type KnownDefinition = WidgetDefinition & { entityType: WidgetType; path: WidgetPath };

/** Every definition, in the order of `widgets/registry.json`. */
export const definitions: readonly KnownDefinition[] = Object.values(byType);

/** The definition behind a `type` column. */
export const definitionOf = (type: string): KnownDefinition | undefined =>
  definitions.find(({ entityType }) => entityType === type);

/** The definition of the type with this path. */
export const definitionAt = (path: WidgetPath): KnownDefinition | undefined =>
  definitions.find((definition) => definition.path === path);
