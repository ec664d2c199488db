import type { EntityEvents } from '../contract/events';

const names = [
  'smart_tip_available',
  'smart_tip_open',
  'smart_tip_action_clicked',
  'smart_tip_target_missing',
  'smart_tip_target_changed',
] as const;

export const events = {
  names,
  outcomes: { seen: ['smart_tip_available'], completed: ['smart_tip_open'], dismissed: [] },
  targets: { missing: 'smart_tip_target_missing', changed: 'smart_tip_target_changed' },
  stages: [
    { key: 'available', label: 'Available', names: ['smart_tip_available'] },
    { key: 'opened', label: 'Opened', names: ['smart_tip_open'] },
    { key: 'clicked', label: 'Clicked', names: ['smart_tip_action_clicked'] },
  ],
  summary: {
    label: 'Smart tips',
    position: 3,
    primary: { label: 'Tips opened', events: ['smart_tip_open'] },
    secondary: { label: 'Open rate', of: 'events', part: ['smart_tip_open'], whole: ['smart_tip_available'] },
  },
} as const satisfies EntityEvents<(typeof names)[number]>;
