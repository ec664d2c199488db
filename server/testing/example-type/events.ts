import type { EntityEvents } from '../../../widgets/contract/events';

const names = [
  'example_shown',
  'example_clicked',
  'example_closed',
  'example_target_missing',
  'example_target_changed',
] as const;

export const events = {
  names,
  outcomes: { seen: ['example_shown'], completed: ['example_clicked'], dismissed: ['example_closed'] },
  targets: { missing: 'example_target_missing', changed: 'example_target_changed' },
  stages: [
    { key: 'shown', label: 'Shown', names: ['example_shown'] },
    { key: 'clicked', label: 'Clicked', names: ['example_clicked'] },
  ],
  summary: {
    label: 'Example strips',
    primary: { label: 'Strips shown', events: ['example_shown'] },
    secondary: { label: 'Click rate', of: 'people', part: ['example_clicked'], whole: ['example_shown'] },
  },
} as const satisfies EntityEvents<(typeof names)[number]>;
