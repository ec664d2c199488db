import type { EntityEvents } from '../events';

const names = ['feedback_widget_opened', 'feedback_widget_submitted'] as const;

export const events = {
  names,
  outcomes: { seen: ['feedback_widget_opened'], completed: ['feedback_widget_submitted'], dismissed: [] },
  fromResponses: { given: 'feedback_widget_submitted' },
  stages: [
    { key: 'opened', label: 'Opened', names: ['feedback_widget_opened'] },
    { key: 'submitted', label: 'Submitted', names: ['feedback_widget_submitted'] },
  ],
} as const satisfies EntityEvents<(typeof names)[number]>;
