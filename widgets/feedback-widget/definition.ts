import { z } from 'zod';
import type { WidgetDefinition } from '../contract/definition';
import { entriesOf, storedEntriesOf, withIds } from '../contract/entries';
import { corner, displaySettings, oneOf, settingsOf, text } from '../contract/fields';
import { LENGTHS } from '../contract/limits';
import { guide } from './guide';
import { EMOJI_LENGTH, knownValues, MAX_OPTIONS, OPTION_PRESETS } from './known-values';
import { requirements } from './requirements';
import { widgetType } from './type';

type Option = { name: string; emoji?: string; type: string };

const PRESETS: Record<string, readonly Option[]> = OPTION_PRESETS;

const optionFields = {
  name: text(LENGTHS.label, 'The label of the option.', 'Good').min(1),
  emoji: text(EMOJI_LENGTH, 'The emoji it shows.', '🙂').optional(),
};

const type = oneOf('What kind of feedback it is; responses copy it.', knownValues.optionType);

/** Feedback widgets: a feedback form in a corner of the page. */
export const definition = {
  ...widgetType,
  ...guide,
  listItem: 'brief',
  input: {
    options: entriesOf({ ...optionFields, type: type.optional() }, MAX_OPTIONS)
      .optional()
      .describe('What people choose from. Replaced as a whole: keep the ids.'),
    optionsPreset: z
      .enum(Object.keys(PRESETS) as [string, ...string[]])
      .optional()
      .describe('A ready set of options, instead of `options`. It is stored as those options.')
      .meta({ example: 'emoji-3' }),
  },
  detail: { options: storedEntriesOf({ ...optionFields, type }, 'FeedbackOption', 'An option of a feedback widget.') },
  settings: settingsOf({
    heading: text(LENGTHS.title, 'The heading of the form.', 'What would you like to tell us?').nullish(),
    launcherText: text(LENGTHS.label, 'The text of the launcher.', 'Feedback').nullish(),
    position: corner.nullish(),
    askEmail: oneOf(
      'Whether people are asked for an email address; `unknown`: only people whom the application has not identified.',
      knownValues.askEmail,
    ).nullish(),
    ...displaySettings,
  }),
  check: (input, ctx) => {
    if (input.options !== undefined && input.optionsPreset !== undefined)
      ctx.addIssue({
        code: 'custom',
        path: ['optionsPreset'],
        message: 'Send either options or optionsPreset, not both.',
      });
  },
  toContent: ({ options, optionsPreset }) => {
    const given = (optionsPreset === undefined ? options : PRESETS[String(optionsPreset)]) as
      | (Partial<Option> & { id?: string })[]
      | undefined;
    return given ? { options: withIds(given.map((option) => ({ ...option, type: option.type ?? 'other' }))) } : {};
  },
  emptyContent: { options: [] },
  showing: () => ({ mode: 'always', interrupts: false, start: { on: 'load' } }),
  unmet: requirements,
} satisfies WidgetDefinition;
