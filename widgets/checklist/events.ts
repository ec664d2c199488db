import type { EntityEvents } from '../contract/events';

const names = [
  'checklist_shown',
  'checklist_opened',
  'checklist_step_completed',
  'checklist_finished',
  'checklist_dismissed',
] as const;

export const events = {
  names,
  outcomes: { seen: ['checklist_shown'], completed: ['checklist_finished'], dismissed: ['checklist_dismissed'] },
  stages: [
    { key: 'shown', label: 'Shown', names: ['checklist_shown'] },
    {
      key: 'item',
      label: 'Completed the item',
      names: ['checklist_step_completed'],
      part: { property: 'itemId', list: 'items' },
      after: 'first',
    },
    { key: 'finished', label: 'Finished', names: ['checklist_finished'], after: 'first' },
  ],
  summary: {
    label: 'Checklists',
    position: 2,
    primary: { label: 'Steps completed', events: ['checklist_step_completed'] },
    // Counted in people: a person sees a checklist many times, but finishes it once.
    secondary: { label: 'Completion rate', of: 'people', part: ['checklist_finished'], whole: ['checklist_shown'] },
  },
} as const satisfies EntityEvents<(typeof names)[number]>;
