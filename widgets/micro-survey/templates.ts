import type { WidgetTemplate } from '../contract/template';

/** Templates for a new survey. */
export const templates: readonly WidgetTemplate[] = [
  {
    key: 'effort',
    icon: 'gauge',
    name: 'How easy was it?',
    about: 'Rates effort. People who found it hard are asked why.',
    body: {
      settings: {
        questions: [
          {
            id: 'ease',
            question: 'How easy was it to do what you came for?',
            type: 'rating',
            scale: 5,
            lowLabel: 'Very hard',
            highLabel: 'Very easy',
            required: true,
          },
          {
            id: 'hard',
            question: 'What made it hard?',
            type: 'text',
            showIf: { questionId: 'ease', answers: [1, 2, 3] },
          },
        ],
        displayTrigger: 'time_delay',
        displayDelay: 10,
        thankYouMessage: 'Thank you! We read every answer.',
      },
    },
  },
  {
    key: 'missed',
    icon: 'ghost',
    name: 'How much would you miss it?',
    about: 'How people would feel without it, and what they would miss.',
    body: {
      settings: {
        intro: 'Two short questions.',
        questions: [
          {
            id: 'missed',
            question: 'How would you feel if you could no longer use this?',
            type: 'single-choice',
            options: ['Very disappointed', 'Somewhat disappointed', 'Not disappointed'],
            required: true,
          },
          {
            id: 'most',
            question: 'What would you miss most?',
            type: 'text',
            showIf: { questionId: 'missed', answers: ['Very disappointed', 'Somewhat disappointed'] },
          },
          {
            id: 'better',
            question: 'What would have to be better?',
            type: 'text',
            showIf: { questionId: 'missed', answers: ['Not disappointed'] },
          },
        ],
        displayTrigger: 'time_delay',
        displayDelay: 20,
      },
    },
  },
  {
    key: 'leaving',
    icon: 'door',
    name: 'Before they go',
    about: 'Asks people who are about to leave whether they found what they needed.',
    body: {
      settings: {
        questions: [
          { id: 'found', question: 'Did you find what you were looking for?', type: 'yes-no' },
          {
            id: 'what',
            question: 'What were you looking for?',
            type: 'text',
            showIf: { questionId: 'found', answers: ['no'] },
          },
        ],
        displayTrigger: 'exit_intent',
      },
    },
  },
];
