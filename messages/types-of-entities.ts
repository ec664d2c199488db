import type { EntityType } from '../widgets/entities';
import { messages as widgetTypes } from '../widgets/generated/messages.en';
import type { WidgetType } from '../widgets/types';
import entities from './en/entities.json';
import type { EntityTextsOf, WidgetTextsOf } from './types';

/** The texts of every type of entity, by `entityType`. */
export const types = { ...widgetTypes, ...entities } satisfies { [Type in EntityType]: EntityTextsOf<Type> } & {
  [Type in WidgetType]: WidgetTextsOf<Type>;
};
