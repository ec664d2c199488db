import type { WidgetTemplate } from '../contract/template';

/** Templates for a new NPS widget. */
export const templates: readonly WidgetTemplate[] = [
  {
    key: 'product',
    icon: 'calendar',
    name: 'Quarterly NPS',
    about: 'How likely people are to recommend you, every three months.',
    body: {
      settings: {
        question: 'How likely are you to recommend us to a colleague?',
        followUpQuestion: 'What is the main reason for your score?',
        thankYouMessage: 'Thank you! We read every answer.',
        frequency: { mode: 'interval', intervalHours: 2_160 },
      },
    },
  },
  {
    key: 'onboarding',
    icon: 'users',
    name: 'After the first weeks',
    about: 'Asked once, with room for what was missing at the start.',
    body: {
      settings: {
        question: 'After your first weeks: how likely are you to recommend us?',
        followUpQuestion: 'What would have made the start easier?',
        frequency: { mode: 'once' },
      },
    },
  },
];
