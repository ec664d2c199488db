import type { WidgetGuide } from '../../../widgets/contract/guide';

export const guide: WidgetGuide = {
  summary: 'One line along the top of the page.',
  example: {
    name: 'Invoices',
    message: 'Invoices are here.',
    settings: { tone: 'calm', url: '/invoices' },
    targeting: { showOnAllPages: true },
    active: false,
  },
};
