import type { EntityType } from '../widgets/contract/entities';
import type { WidgetType } from '../widgets/contract/types';
import { messages as widgetTypes } from '../widgets/generated/messages.en';
import entities from './en/entities.json';
import type { EntityTextsOf, WidgetTextsOf } from './types';

/** The texts of every type of entity, by `entityType`. */
export const types = { ...widgetTypes, ...entities } satisfies { [Type in EntityType]: EntityTextsOf<Type> } & {
  [Type in WidgetType]: WidgetTextsOf<Type>;
};
