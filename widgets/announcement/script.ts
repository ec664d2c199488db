import type { ScriptFacts } from '../contract/script';
import type { events } from './events';

export const script = {
  loads: ['push'],
  heard: {
    announcement_shown: 'shown',
    announcement_action_clicked: 'completed',
    announcement_closed: 'dismissed',
    announcement_snoozed: 'dismissed',
  },
} as const satisfies ScriptFacts<(typeof events.names)[number]>;
