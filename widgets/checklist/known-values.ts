import { CORNERS } from '../appearance/corners';

export const knownValues = {
  itemType: ['custom', 'open-url', 'start-tour'],
  completionType: ['page-event', 'manual-click', 'url-visited', 'tour-finished', 'custom-event'],
  position: CORNERS,
  celebrationEffect: ['none', 'confetti'],
} as const;

/** The most items a checklist has. */
export const MAX_ITEMS = 30;
