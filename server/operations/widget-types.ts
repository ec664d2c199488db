import { z } from 'zod';
import { ENTITY_TYPES, type EntityType, entityTypeOf } from '../../widgets/contract/entities';
import { typeOfPath, WIDGET_TYPES, type WidgetPath, type WidgetType, widgetTypes } from '../../widgets/contract/types';
import { displayNames } from './faults';

const typeIn = <Type extends EntityType>(text: string): Type => entityTypeOf(text) as Type;

/** The accepted names of types. Errors name each by its `entityType`, which REST and tools accept. */
const namesOfTypes = <const Name extends string>(names: readonly Name[]) =>
  z.enum(names).register(displayNames, { nameOf: (name) => entityTypeOf(name) ?? name });

/** A type in an input: its `entityType`, or the name of its collection. */
export const entityTypeAmong = <const Type extends EntityType>(
  types: readonly Type[],
  collections: readonly string[],
) => namesOfTypes([...types, ...collections]).transform((text): Type => typeIn(text));

const PATHS = WIDGET_TYPES.map((type) => widgetTypes[type].path);

/** A widget type in an input. */
export const widgetTypeInput = entityTypeAmong<WidgetType>(WIDGET_TYPES, PATHS)
  .describe('The type of widget: its `entityType`, or the name of its collection.')
  .meta({ example: 'tour' });

/** The same for operations that know types by their collection. */
export const widgetPathInput = namesOfTypes([...PATHS, ...WIDGET_TYPES])
  .transform((text): WidgetPath => widgetTypes[typeOfPath(text) ?? (text as WidgetType)].path)
  .describe('The type of widget: its `entityType`, or the name of its collection.')
  .meta({ example: 'product-tours' });

/** An entity type of statistics in an input. */
export const entityTypeInput = entityTypeAmong(ENTITY_TYPES, [...PATHS, 'changelogs', 'roadmaps'])
  .describe('The entity type: a widget type, `changelog` or `roadmap`; or the name of its collection.')
  .meta({ example: 'tour' });

/** A widget type in an answer. */
export const widgetType = z.enum(WIDGET_TYPES).describe('The type of the widget.').meta({ example: 'tour' });

/** The collection of a widget type in an answer. */
export const widgetPath = z.enum(PATHS).describe('The collection of its type.').meta({ example: 'product-tours' });
