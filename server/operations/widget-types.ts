import { z } from 'zod';
import { ENTITY_TYPES, type EntityType, entityTypeOf } from '../../widgets/contract/entities';
import { typeOfPath, WIDGET_TYPES, type WidgetPath, type WidgetType, widgetTypes } from '../../widgets/contract/types';
import { displayNames } from './faults';

const typeIn = <Type extends EntityType>(text: string): Type => entityTypeOf(text) as Type;

/** Names of types as they are sent. A refusal tells each by its `entityType`, which REST and tools both take. */
const namesOfTypes = <const Name extends string>(names: readonly Name[]) =>
  z.enum(names).register(displayNames, { nameOf: (name) => entityTypeOf(name) ?? name });

/** A type among some, as it is sent: by its `entityType` or as its collection is called. */
export const entityTypeAmong = <const Type extends EntityType>(
  types: readonly Type[],
  collections: readonly string[],
) => namesOfTypes([...types, ...collections]).transform((text): Type => typeIn(text));

const PATHS = WIDGET_TYPES.map((type) => widgetTypes[type].path);

/** A widget type as it is sent. */
export const widgetTypeInput = entityTypeAmong<WidgetType>(WIDGET_TYPES, PATHS)
  .describe('The type of widget: its `entityType`, or the name of its collection.')
  .meta({ example: 'tour' });

/** The same for operations that know types by their collection. */
export const widgetPathInput = namesOfTypes([...PATHS, ...WIDGET_TYPES])
  .transform((text): WidgetPath => widgetTypes[typeOfPath(text) ?? (text as WidgetType)].path)
  .describe('The type of widget: its `entityType`, or the name of its collection.')
  .meta({ example: 'product-tours' });

/** A type of what statistics are kept of, as it is sent. */
export const entityTypeInput = entityTypeAmong(ENTITY_TYPES, [...PATHS, 'changelogs', 'roadmaps'])
  .describe('The entity type: a widget type, `changelog` or `roadmap`; or the name of its collection.')
  .meta({ example: 'tour' });

/** A widget type in an answer. */
export const widgetType = z.enum(WIDGET_TYPES).describe('The type of the widget.').meta({ example: 'tour' });

/** The collection of a widget type in an answer. */
export const widgetPath = z.enum(PATHS).describe('The collection of its type.').meta({ example: 'product-tours' });
