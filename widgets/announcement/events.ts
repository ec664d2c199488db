import type { EntityEvents } from '../contract/events';

const names = [
  'announcement_shown',
  'announcement_action_clicked',
  'announcement_closed',
  'announcement_snoozed',
] as const;

export const events = {
  names,
  outcomes: {
    seen: ['announcement_shown'],
    completed: ['announcement_action_clicked'],
    dismissed: ['announcement_closed'],
  },
  snoozed: 'announcement_snoozed',
  stages: [
    { key: 'shown', label: 'Shown', names: ['announcement_shown'] },
    { key: 'clicked', label: 'Clicked', names: ['announcement_action_clicked'] },
  ],
  summary: {
    label: 'Announcements',
    position: 4,
    primary: { label: 'Announcements shown', events: ['announcement_shown'] },
    secondary: {
      label: 'Click rate',
      of: 'events',
      part: ['announcement_action_clicked'],
      whole: ['announcement_shown'],
    },
  },
} as const satisfies EntityEvents<(typeof names)[number]>;
