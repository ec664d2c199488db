import { answeredTypes } from '../../../../widgets/contract/answered-types';
import type { EntityType } from '../../../../widgets/contract/entities';

/** The names of the three tabs in the URL. */
export const TABS = ['feedback', 'nps', 'surveys'] as const;
export type Tab = (typeof TABS)[number];

/** The widget type whose responses each tab shows. */
export const TYPES = { feedback: answeredTypes.feedback, nps: answeredTypes.nps, surveys: answeredTypes.survey };

/** The tab of a widget type; undefined for a type without responses. */
export const tabOf = (type: EntityType): Tab | undefined => TABS.find((tab) => TYPES[tab].entityType === type);

/** The path of the results page of a widget. */
export const resultsOf = (tab: Tab, widgetId: number): string => `/responses/${TYPES[tab].path}/${widgetId}`;
