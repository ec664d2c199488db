import type { ScriptFacts } from '../contract/script';
import type { events } from './events';

export const script = {
  opens: 'openSurvey',
  heard: {
    micro_survey_shown: 'shown',
    micro_survey_answered: 'answered',
    micro_survey_completed: 'completed',
    micro_survey_dismissed: 'dismissed',
    micro_survey_snoozed: 'dismissed',
  },
} as const satisfies ScriptFacts<(typeof events.names)[number]>;
