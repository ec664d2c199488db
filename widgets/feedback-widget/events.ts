import type { EntityEvents } from '../contract/events';

const names = ['feedback_widget_opened', 'feedback_widget_submitted'] as const;

export const events = {
  names,
  outcomes: { seen: ['feedback_widget_opened'], completed: ['feedback_widget_submitted'], dismissed: [] },
  fromResponses: { given: 'feedback_widget_submitted' },
  stages: [
    { key: 'opened', label: 'Opened', names: ['feedback_widget_opened'] },
    { key: 'submitted', label: 'Submitted', names: ['feedback_widget_submitted'] },
  ],
  summary: {
    label: 'Feedback',
    position: 9,
    primary: { label: 'Feedback received', events: ['feedback_widget_submitted'] },
    secondary: {
      label: 'Submit rate',
      of: 'events',
      part: ['feedback_widget_submitted'],
      whole: ['feedback_widget_opened'],
    },
  },
} as const satisfies EntityEvents<(typeof names)[number]>;
