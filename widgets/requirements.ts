import { unmetAnnouncement } from './announcement/requirements';
import { unmetChecklist } from './checklist/requirements';
import { type Publishable, type Unmet, unmetRequirements } from './definition';
import { unmetFeedback } from './feedback/requirements';
import { unmetMicroSurvey } from './micro-survey/requirements';
import { unmetSmartTip } from './smart-tip/requirements';
import { unmetTour } from './tour/requirements';

/** What each collection's widgets need to be live: the definitions' own judges, without their schemas. */
export const REQUIREMENTS = {
  'product-tours': unmetTour,
  checklists: unmetChecklist,
  'smart-tips': unmetSmartTip,
  announcements: unmetAnnouncement,
  'micro-surveys': unmetMicroSurvey,
  'feedback-widgets': unmetFeedback,
  'nps-widgets': () => [],
} satisfies Record<string, (widget: Publishable) => Unmet[]>;

/** What a widget of the collection `path` still needs, for code that must not load schemas. */
export const unmetIn = (path: keyof typeof REQUIREMENTS, widget: Publishable): Unmet[] =>
  unmetRequirements({ unmet: REQUIREMENTS[path] }, widget);
