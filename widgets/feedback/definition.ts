import { z } from 'zod';
import type { WidgetDefinition } from '../definition';
import { entriesOf, storedEntriesOf, withIds } from '../entries';
import { displaySettings, open, settingsOf, text } from '../fields';
import { FEEDBACK_PRESETS } from '../known-values';
import { unmetFeedback } from './requirements';

type Option = { name: string; emoji?: string; type: string };

/** Sets of options that need not be spelled out. */
const OPTION_PRESETS: Record<string, readonly Option[]> = FEEDBACK_PRESETS;

const TYPES = ['other', 'positive', 'neutral', 'negative', 'bug', 'idea', 'question'];

const optionFields = {
  name: text(100, 'What it says.', 'Good').min(1),
  emoji: text(20, 'The emoji it shows.', '🙂').optional(),
};

const type = open('What kind of feedback it is; responses copy it.', TYPES);

/** Feedback widgets: an open ear in the corner. */
export const feedback = {
  type: 'feedbackWidget',
  path: 'feedback-widgets',
  idParam: 'widgetId',
  label: 'feedback widget',
  plural: 'feedback widgets',
  noun: 'feedback_widget',
  tag: 'Feedback widgets',
  summary: 'An open ear, and what people said.',
  listItem: 'brief',
  input: {
    options: entriesOf({ ...optionFields, type: type.optional() }, 20)
      .optional()
      .describe('What people choose from. Replaced as a whole: keep the ids.'),
    optionsPreset: z
      .enum(Object.keys(OPTION_PRESETS) as [string, ...string[]])
      .optional()
      .describe('A ready set of options, instead of `options`. It is stored as those options.')
      .meta({ example: 'emoji-3' }),
  },
  detail: { options: storedEntriesOf({ ...optionFields, type }, 'FeedbackOption', 'An option of a feedback widget.') },
  settings: settingsOf(displaySettings),
  check: (input, ctx) => {
    if (input.options !== undefined && input.optionsPreset !== undefined)
      ctx.addIssue({
        code: 'custom',
        path: ['optionsPreset'],
        message: 'Send either options or optionsPreset, not both.',
      });
  },
  toContent: ({ options, optionsPreset }) => {
    const given = (optionsPreset === undefined ? options : OPTION_PRESETS[String(optionsPreset)]) as
      | (Partial<Option> & { id?: string })[]
      | undefined;
    return given ? { options: withIds(given.map((option) => ({ ...option, type: option.type ?? 'other' }))) } : {};
  },
  emptyContent: { options: [] },
  unmet: unmetFeedback,
  example: { name: 'How is it going?', optionsPreset: 'emoji-3', targeting: { showOnAllPages: true }, active: false },
} satisfies WidgetDefinition;
