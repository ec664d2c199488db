import { RESPONSE_FORMS, type ResponseForm } from './type';
import { type WidgetType, widgetTypes } from './types';

type Types = typeof widgetTypes;
type AnsweredTypes = { [Form in ResponseForm]: Extract<Types[WidgetType], { responses: Form }> };

/** The widget type that people respond to in each form: `answeredTypes.nps.entityType`. */
export const answeredTypes = Object.fromEntries(
  Object.values(widgetTypes).flatMap((type) => ('responses' in type ? [[type.responses, type]] : [])),
) as AnsweredTypes;

/** The widget types with responses, in display order. */
export const ANSWERED_TYPES = RESPONSE_FORMS.map((form) => answeredTypes[form].entityType);
