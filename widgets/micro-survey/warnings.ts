import { entriesIn, isBlank, knownOnly, needed, selectorOnly, type WidgetWarnings, warnIf } from '../warning';
import { knownValues } from './known-values';

const CHOICES = ['single-choice', 'multiple-choice'];
/** The triggers that need a value, and what it is. */
const VALUES = new Map<unknown, string>([
  ['scroll_percent', 'the percentage'],
  ['element_click', 'the CSS selector of the element'],
  ['custom_event', 'the name of the event'],
]);

/** Questions that ask nothing or have nothing to choose from, and a survey that is never shown. */
export const warnings: WidgetWarnings = {
  judge: ({ settings }) => [
    ...entriesIn(settings.questions, 'settings.questions').flatMap(({ entry, at }) => [
      ...warnIf(isBlank(entry.question), `${at}.question`, 'empty_text', 'The question asks nothing.'),
      ...knownOnly(`${at}.type`, entry.type, knownValues.questionType),
      ...warnIf(
        CHOICES.includes(String(entry.type)) && (!Array.isArray(entry.options) || entry.options.every(isBlank)),
        `${at}.options`,
        'missing_options',
        'There is nothing to choose from: give the question options.',
      ),
    ]),
    ...knownOnly('settings.displayTrigger', settings.displayTrigger, knownValues.displayTrigger),
    ...needed(
      VALUES.has(settings.displayTrigger),
      'settings.displayTriggerValue',
      settings.displayTriggerValue,
      'missing_value',
      `\`${settings.displayTrigger}\` needs ${VALUES.get(settings.displayTrigger)}, else it is never shown.`,
    ),
    ...(settings.displayTrigger === 'element_click'
      ? selectorOnly('settings.displayTriggerValue', settings.displayTriggerValue)
      : []),
  ],
};
