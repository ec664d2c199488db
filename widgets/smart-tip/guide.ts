import type { WidgetGuide } from '../contract/guide';

export const guide: WidgetGuide = {
  summary: 'A hint on one element.',
  example: {
    name: 'Export hint',
    title: 'Export',
    content: '<p>Exports hold what the filter shows.</p>',
    settings: { cssSelector: '#export', displayOn: 'hover' },
    targeting: { showOnAllPages: true },
    active: false,
  },
};
