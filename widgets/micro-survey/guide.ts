import type { WidgetGuide } from '../contract/guide';

export const guide: WidgetGuide = {
  summary: 'A few questions inside the application.',
  example: {
    name: 'Set-up effort',
    settings: {
      questions: [{ question: 'How easy was it to set up your project?', type: 'rating' }],
      displayTrigger: 'time_delay',
      displayDelay: 5,
    },
    targeting: { showOnAllPages: true },
    active: false,
  },
};
