import type { WidgetDefinition } from '../contract/definition';
import { corner, displaySettings, settingsOf, text } from '../contract/fields';
import { LENGTHS } from '../contract/limits';
import { guide } from './guide';
import { QUESTION_LENGTH } from './known-values';
import { requirements } from './requirements';
import { widgetType } from './type';

/** NPS widgets: "How likely are you to recommend us?" */
export const definition = {
  ...widgetType,
  ...guide,
  listItem: 'brief',
  input: {},
  detail: {},
  settings: settingsOf({
    question: text(
      QUESTION_LENGTH,
      'The text of the question.',
      'How likely are you to recommend us to a colleague?',
    ).nullish(),
    followUpQuestion: text(QUESTION_LENGTH, 'What is asked after the rating.', 'What is the main reason?').nullish(),
    lowLabel: text(LENGTHS.label, 'What the 0 means.', 'Not at all likely').nullish(),
    highLabel: text(LENGTHS.label, 'What the 10 means.', 'Extremely likely').nullish(),
    thankYouMessage: text(QUESTION_LENGTH, 'The text at the end.', 'Thank you!').nullish(),
    position: corner.nullish(),
    ...displaySettings,
  }),
  toContent: () => ({}),
  emptyContent: {},
  showing: () => ({ mode: 'until-closed', interrupts: true, start: { on: 'load' } }),
  unmet: requirements,
} satisfies WidgetDefinition;
