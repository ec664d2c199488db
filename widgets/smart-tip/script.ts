import type { ScriptFacts } from '../contract/script';
import type { events } from './events';

export const script = {
  heard: {
    smart_tip_available: 'available',
    smart_tip_open: 'shown',
    smart_tip_action_clicked: 'completed',
    smart_tip_target_missing: 'error',
    smart_tip_target_changed: 'error',
  },
} as const satisfies ScriptFacts<(typeof events.names)[number]>;
