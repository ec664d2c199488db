import type { ScriptFacts } from '../contract/script';
import type { events } from './events';

export const script = {
  opens: 'startTour',
  openedBy: 'tourId',
  heard: {
    tour_available: 'available',
    tour_start: 'shown',
    tour_auto_start: 'shown',
    tour_continue: 'shown',
    tour_step: 'step',
    tour_finish: 'completed',
    tour_closed: 'dismissed',
    tour_snoozed: 'dismissed',
    tour_step_target_missing: 'error',
    tour_step_target_changed: 'error',
  },
} as const satisfies ScriptFacts<(typeof events.names)[number]>;
