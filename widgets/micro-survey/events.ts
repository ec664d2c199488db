import type { EntityEvents } from '../contract/events';

const names = [
  'micro_survey_shown',
  'micro_survey_answered',
  'micro_survey_completed',
  'micro_survey_dismissed',
  'micro_survey_snoozed',
] as const;

export const events = {
  names,
  outcomes: {
    seen: ['micro_survey_shown'],
    completed: ['micro_survey_completed'],
    dismissed: ['micro_survey_dismissed'],
  },
  fromResponses: {
    part: { name: 'micro_survey_answered', property: 'questionId' },
    complete: 'micro_survey_completed',
    onceEachTime: true,
  },
  snoozed: 'micro_survey_snoozed',
  stages: [
    { key: 'shown', label: 'Shown', names: ['micro_survey_shown'] },
    { key: 'answered', label: 'Answered a question', names: ['micro_survey_answered'] },
    { key: 'completed', label: 'Completed', names: ['micro_survey_completed'] },
  ],
  summary: {
    label: 'Micro surveys',
    position: 8,
    primary: { label: 'Surveys completed', events: ['micro_survey_completed'] },
    secondary: {
      label: 'Completion rate',
      of: 'events',
      part: ['micro_survey_completed'],
      whole: ['micro_survey_shown'],
    },
  },
} as const satisfies EntityEvents<(typeof names)[number]>;
