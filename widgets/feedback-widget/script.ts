import type { ScriptFacts } from '../contract/script';
import type { events } from './events';

export const script = {
  opens: 'openFeedback',
  heard: {
    feedback_widget_opened: 'shown',
    feedback_widget_submitted: 'completed',
  },
} as const satisfies ScriptFacts<(typeof events.names)[number]>;
