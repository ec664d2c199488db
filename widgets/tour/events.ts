import type { EntityEvents } from '../contract/events';

const names = [
  'tour_available',
  'tour_start',
  'tour_auto_start',
  'tour_continue',
  'tour_step',
  'tour_finish',
  'tour_closed',
  'tour_snoozed',
  'tour_step_target_missing',
  'tour_step_target_changed',
] as const;

export const events = {
  names,
  outcomes: { seen: ['tour_start', 'tour_auto_start'], completed: ['tour_finish'], dismissed: ['tour_closed'] },
  snoozed: 'tour_snoozed',
  targets: { missing: 'tour_step_target_missing', changed: 'tour_step_target_changed' },
  stages: [
    { key: 'started', label: 'Started', names: ['tour_start', 'tour_auto_start'] },
    { key: 'step', label: 'Saw the step', names: ['tour_step'], part: { property: 'stepId', list: 'steps' } },
    { key: 'finished', label: 'Finished', names: ['tour_finish'] },
  ],
  summary: {
    label: 'Product tours',
    position: 1,
    primary: { label: 'Tours started', events: ['tour_start', 'tour_auto_start'] },
    secondary: {
      label: 'Completion rate',
      of: 'events',
      part: ['tour_finish'],
      whole: ['tour_start', 'tour_auto_start'],
    },
  },
} as const satisfies EntityEvents<(typeof names)[number]>;
