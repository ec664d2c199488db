import type { EntityEvents } from '../contract/events';

const names = ['nps_widget_shown', 'nps_widget_answered', 'nps_widget_dismissed'] as const;

export const events = {
  names,
  outcomes: { seen: ['nps_widget_shown'], completed: ['nps_widget_answered'], dismissed: ['nps_widget_dismissed'] },
  fromResponses: { given: 'nps_widget_answered', onceEachTime: true },
  stages: [
    { key: 'shown', label: 'Shown', names: ['nps_widget_shown'] },
    { key: 'answered', label: 'Answered', names: ['nps_widget_answered'] },
  ],
  summary: {
    label: 'NPS',
    position: 6,
    primary: { label: 'NPS responses', responses: 'nps' },
    secondary: { label: 'Response rate', of: 'events', part: ['nps_widget_answered'], whole: ['nps_widget_shown'] },
  },
} as const satisfies EntityEvents<(typeof names)[number]>;
