import type { ScriptFacts } from '../contract/script';
import type { events } from './events';

export const script = {
  opens: 'openChecklist',
  heard: {
    checklist_shown: 'shown',
    checklist_opened: 'shown',
    checklist_step_completed: 'completed',
    checklist_finished: 'completed',
    checklist_dismissed: 'dismissed',
  },
} as const satisfies ScriptFacts<(typeof events.names)[number]>;
