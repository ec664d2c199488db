import type { WidgetType } from '../widgets/contract/types';
import { messages } from '../widgets/generated/form/messages.en';
import type { EditingTextsOf } from './types';

/** The texts of the form of every widget type, by `entityType`: its labels, and what its values are called. */
export const editing = messages satisfies { [Type in WidgetType]: EditingTextsOf<Type> };
