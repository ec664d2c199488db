import {
  IconChecklist,
  IconGauge,
  IconMessage2,
  IconMessageQuestion,
  IconRoute,
  IconSpeakerphone,
  IconTooltip,
} from '@tabler/icons-react';
import { KIND_PATHS, type KindPath } from './kind-paths';

/** What the dashboard needs to know of a widget type without loading its schema. */
export const KINDS = {
  'product-tours': { type: 'tour', api: 'productTours', idParam: 'id', icon: IconRoute },
  checklists: { type: 'checklist', api: 'checklists', idParam: 'id', icon: IconChecklist },
  'smart-tips': { type: 'smartTip', api: 'smartTips', idParam: 'id', icon: IconTooltip },
  announcements: { type: 'announcement', api: 'announcements', idParam: 'id', icon: IconSpeakerphone },
  'micro-surveys': { type: 'microSurvey', api: 'microSurveys', idParam: 'id', icon: IconMessageQuestion },
  'feedback-widgets': { type: 'feedbackWidget', api: 'feedbackWidgets', idParam: 'widgetId', icon: IconMessage2 },
  'nps-widgets': { type: 'npsWidget', api: 'npsWidgets', idParam: 'widgetId', icon: IconGauge },
} as const;

export { KIND_PATHS, type KindPath } from './kind-paths';

/** The collection of a `type` column. */
export const pathOfType = (type: string): KindPath | undefined => KIND_PATHS.find((path) => KINDS[path].type === type);
