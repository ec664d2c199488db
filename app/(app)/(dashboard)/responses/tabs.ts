import { answeredTypes } from '../../../../widgets/contract/answered-types';
import type { EntityType } from '../../../../widgets/contract/entities';
import { routerKeyOf } from '../../../../widgets/contract/type';

/** The names of the three tabs in the URL. */
export const TABS = ['feedback', 'nps', 'surveys'] as const;
export type Tab = (typeof TABS)[number];

/** The widget type whose responses each tab shows. */
export const TYPES = { feedback: answeredTypes.feedback, nps: answeredTypes.nps, surveys: answeredTypes.survey };

/** The routers of the widgets of each tab. */
export const ROUTERS = {
  feedback: routerKeyOf(TYPES.feedback.path),
  nps: routerKeyOf(TYPES.nps.path),
  surveys: routerKeyOf(TYPES.surveys.path),
} as const;

/** The tab of a widget type; undefined for a type without responses. */
export const tabOf = (type: EntityType): Tab | undefined => TABS.find((tab) => TYPES[tab].entityType === type);

/** The path of the results page of a widget. */
export const resultsOf = (tab: Tab, widgetId: number): string => `/responses/${TYPES[tab].path}/${widgetId}`;
