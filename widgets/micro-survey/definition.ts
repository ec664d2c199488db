import { z } from 'zod';
import type { Settings, WidgetDefinition } from '../definition';
import { entriesOf, withIds } from '../entries';
import { displaySettings, open, settingsOf, text } from '../fields';
import { unmetMicroSurvey } from './requirements';

const questions = entriesOf(
  {
    question: text(1_000, 'What is asked.', 'How easy was it to set up your project?'),
    type: open('How it is answered.', ['rating', 'text', 'single-choice', 'multiple-choice', 'yes-no', 'emoji']),
    required: z.boolean().optional().describe('Whether it must be answered.').meta({ example: true }),
    options: z
      .array(text(300, 'An option.', 'Every week'))
      .max(20)
      .optional()
      .describe('What to choose from.'),
    scale: z.int().min(2).max(11).optional().describe('How many steps a rating has.').meta({ example: 5 }),
    lowLabel: text(100, 'The lowest step.', 'Hard').optional(),
    highLabel: text(100, 'The highest step.', 'Easy').optional(),
  },
  20,
);

/** Micro surveys: a few questions inside the application. */
export const microSurvey = {
  type: 'microSurvey',
  path: 'micro-surveys',
  idParam: 'id',
  label: 'micro survey',
  plural: 'micro surveys',
  noun: 'micro_survey',
  tag: 'Micro surveys',
  summary: 'A few questions inside the application.',
  listItem: 'summary',
  input: {},
  detail: {},
  settings: settingsOf({
    questions: questions.nullish().describe('The questions in order. Keep the ids: answers are keyed on them.'),
    displayTrigger: open('What makes it show.', [
      'time_delay',
      'immediate',
      'scroll_percent',
      'exit_intent',
      'element_click',
      'custom_event',
      'manual',
    ]).nullish(),
    displayDelay: z
      .number()
      .min(0)
      .nullish()
      .describe('Seconds before it shows, for `time_delay`.')
      .meta({ example: 5 }),
    ...displaySettings,
  }),
  toContent: () => ({}),
  emptyContent: {},
  toSettings: (settings: Settings) =>
    Array.isArray(settings.questions) ? { ...settings, questions: withIds(settings.questions) } : settings,
  unmet: unmetMicroSurvey,
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
} satisfies WidgetDefinition;
