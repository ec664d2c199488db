import type { ScriptFacts } from '../../../widgets/contract/script';
import type { events } from './events';

export const script = {
  heard: {
    example_shown: 'shown',
    example_clicked: 'completed',
    example_closed: 'dismissed',
    example_target_missing: 'error',
    example_target_changed: 'error',
  },
} as const satisfies ScriptFacts<(typeof events.names)[number]>;
