import { z } from 'zod';
import type { Settings, Start, WidgetDefinition } from '../contract/definition';
import { entriesOf, withIds } from '../contract/entries';
import { corner, displaySettings, oneOf, sender, settingsOf, snoozeHours, text } from '../contract/fields';
import { LENGTHS } from '../contract/limits';
import { guide } from './guide';
import { CHOICE_LENGTH, knownValues, MAX_CHOICES, MAX_QUESTIONS, QUESTION_LENGTH } from './known-values';
import { requirements } from './requirements';
import { widgetType } from './type';

const questions = entriesOf(
  {
    question: text(QUESTION_LENGTH, 'The text of the question.', 'How easy was it to set up your project?'),
    type: oneOf('How it is answered.', knownValues.questionType),
    required: z.boolean().optional().describe('Whether it must be answered.').meta({ example: true }),
    options: z
      .array(text(CHOICE_LENGTH, 'An option.', 'Every week'))
      .max(MAX_CHOICES)
      .optional()
      .describe('What to choose from.'),
    scale: z.int().min(2).max(11).optional().describe('How many steps a rating has.').meta({ example: 5 }),
    lowLabel: text(LENGTHS.label, 'The label of the lowest step.', 'Hard').optional(),
    highLabel: text(LENGTHS.label, 'The highest step.', 'Easy').optional(),
    showIf: z
      .strictObject({
        questionId: text(LENGTHS.label, 'The id of an earlier question.', 'ease').min(1),
        answers: z
          .array(z.union([text(CHOICE_LENGTH, 'An option, or `yes` or `no`.', 'Every week'), z.number()]))
          .max(MAX_CHOICES)
          .optional()
          .describe(
            'It is asked after any of these answers: options, `yes`, `no`, or numbers of steps. Default: after any answer.',
          )
          .meta({ example: [1, 2] }),
      })
      .optional()
      .describe('Asked only after an answer to an earlier question. The first question is always asked.'),
  },
  MAX_QUESTIONS,
);

const STARTS: Record<string, Start['on']> = {
  scroll_percent: 'scroll',
  exit_intent: 'exit',
  element_click: 'click',
  custom_event: 'event',
  manual: 'call',
};

/** Micro surveys: a few questions inside the application. */
export const definition = {
  ...widgetType,
  ...guide,
  listItem: 'summary',
  input: {},
  detail: {},
  settings: settingsOf({
    questions: questions.nullish().describe('The questions in order. Keep the ids: answers are keyed on them.'),
    intro: text(QUESTION_LENGTH, 'A text above the first question.', 'Two questions, half a minute.').nullish(),
    thankYouMessage: text(QUESTION_LENGTH, 'The text at the end.', 'Thank you!').nullish(),
    sender,
    position: corner.nullish(),
    displayTrigger: oneOf('What makes it show.', knownValues.displayTrigger).nullish(),
    displayDelay: z
      .number()
      .min(0)
      .nullish()
      .describe('Seconds before it shows, for `time_delay`.')
      .meta({ example: 5 }),
    displayTriggerValue: z
      .union([text(LENGTHS.selector, 'A text.'), z.number()])
      .nullish()
      .describe('For `scroll_percent` the percentage, for `element_click` a CSS selector, for `custom_event` its name.')
      .meta({ example: 50 }),
    snoozeHours,
    ...displaySettings,
  }),
  toContent: () => ({}),
  emptyContent: {},
  toSettings: (settings: Settings) =>
    Array.isArray(settings.questions) ? { ...settings, questions: withIds(settings.questions) } : settings,
  showing: ({ displayTrigger, displayDelay, displayTriggerValue: value }) => {
    const on = STARTS[String(displayTrigger)] ?? 'load';
    const delaySeconds = displayTrigger === 'immediate' ? 0 : Number(displayDelay ?? 0);
    const start = typeof value === 'string' || typeof value === 'number' ? { on, value } : { on };
    return { mode: 'until-closed', interrupts: true, start: { ...start, delaySeconds } };
  },
  targets: ({ settings: { displayTrigger, displayTriggerValue: selector } }) =>
    displayTrigger === 'element_click' && typeof selector === 'string' && selector.trim()
      ? [{ path: 'settings.displayTriggerValue', selector }]
      : [],
  unmet: requirements,
} satisfies WidgetDefinition;
