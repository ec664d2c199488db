import type { ScriptFacts } from '../contract/script';
import type { events } from './events';

export const script = {
  opens: 'openNps',
  heard: {
    nps_widget_shown: 'shown',
    nps_widget_answered: 'answered',
    nps_widget_dismissed: 'dismissed',
  },
} as const satisfies ScriptFacts<(typeof events.names)[number]>;
