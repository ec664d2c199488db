import { announcement } from './announcement/definition';
import { checklist } from './checklist/definition';
import type { WidgetDefinition } from './definition';
import { feedback } from './feedback/definition';
import { microSurvey } from './micro-survey/definition';
import { nps } from './nps/definition';
import { smartTip } from './smart-tip/definition';
import { tour } from './tour/definition';

/** Every widget type, in the order people meet them. */
export const definitions = [tour, checklist, smartTip, announcement, microSurvey, feedback, nps] as const;

export type WidgetType = (typeof definitions)[number]['type'];

/** The definition behind a `type` column. */
export const definitionOf = (type: string): WidgetDefinition | undefined =>
  definitions.find((definition) => definition.type === type);
