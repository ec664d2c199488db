import {
  differentOnly,
  entriesIn,
  isBlank,
  needed,
  type PendingWarning,
  selectorOnly,
  type WidgetWarnings,
  waitOnly,
  warnIf,
  warnIfUnknown,
} from '../validation/warning';
import { choicesOf } from './choices';
import { knownValues } from './known-values';

const CHOICES = ['single-choice', 'multiple-choice'];
/** The maximum number of answers in a condition. */
const MAX_COMPARED_ANSWERS = 20;
/** The triggers that need a value, and what that value is. */
const VALUES = new Map<unknown, string>([
  ['scroll_percent', 'the percentage'],
  ['element_click', 'the CSS selector of the element'],
  ['custom_event', 'the name of the event'],
]);

const recordOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** The possible answers to a question, as texts; undefined for free text. */
function answersTo({ type, options, scale }: Record<string, unknown>): string[] | undefined {
  const texts = Array.isArray(options) ? options.filter((option) => typeof option === 'string') : [];
  const number = typeof scale === 'number' ? scale : undefined;
  return choicesOf({ type: String(type ?? 'rating'), options: texts, scale: number })?.map(({ value }) =>
    String(value),
  );
}

/** Questions that depend on a question that is never asked, or on an answer that is never given. */
function conditionWarnings(questions: unknown): PendingWarning[] {
  const all = entriesIn(questions, 'settings.questions');
  return all.flatMap(({ entry, at }, index): PendingWarning[] => {
    const { questionId, answers } = recordOf(entry.showIf);
    if (questionId === undefined) return [];
    const earlier = all.slice(0, index).find((other) => other.entry.id === questionId)?.entry;
    const isLater = all.some((other) => other.entry.id === questionId);
    if (!earlier) {
      const then = index === 0 ? 'The first question is always asked.' : 'So it is never asked.';
      const where = isLater ? 'The question that it depends on does not come before it.' : 'There is no such question.';
      return warnIf(true, `${at}.showIf.questionId`, 'missing_target', `${where} ${then}`);
    }
    const known = answersTo(earlier);
    if (!Array.isArray(answers)) return [];
    return [
      ...warnIf(
        !answers.length,
        `${at}.showIf.answers`,
        'never_met',
        'No answer is named, so the question is never asked.',
      ),
      ...answers
        .slice(0, MAX_COMPARED_ANSWERS)
        .flatMap((answer, place) =>
          warnIf(
            known ? !known.includes(String(answer)) : isBlank(answer),
            `${at}.showIf.answers[${place}]`,
            'unknown_value',
            known ? 'Not an answer to that question' : 'No person can give this answer.',
            known && { word: String(answer), known },
          ),
        ),
    ];
  });
}

/** A single option, and options with the same text. */
function optionWarnings({ type, options }: Record<string, unknown>, at: string): PendingWarning[] {
  if (!CHOICES.includes(String(type)) || !Array.isArray(options)) return [];
  const shown = options.filter((option) => !isBlank(option));
  return [
    ...warnIf(
      shown.length === 1 && type === 'single-choice',
      at,
      'single_option',
      'There is only one option, so there is no choice.',
    ),
    ...differentOnly(at, shown),
  ];
}

/** Questions that ask nothing or have nothing to choose from, and a survey that is never shown. */
export const warnings: WidgetWarnings = {
  judge: ({ settings }) => [
    ...entriesIn(settings.questions, 'settings.questions').flatMap(({ entry, at }) => [
      ...warnIf(isBlank(entry.question), `${at}.question`, 'empty_text', 'The question asks nothing.'),
      ...warnIfUnknown(`${at}.type`, entry.type, knownValues.questionType),
      ...warnIf(
        CHOICES.includes(String(entry.type)) && (!Array.isArray(entry.options) || entry.options.every(isBlank)),
        `${at}.options`,
        'missing_options',
        'There is nothing to choose from: give the question options.',
      ),
      ...optionWarnings(entry, `${at}.options`),
    ]),
    ...conditionWarnings(settings.questions),
    ...waitOnly('settings.displayDelay', settings.displayDelay),
    ...warnIfUnknown('settings.position', settings.position, knownValues.position),
    ...warnIfUnknown('settings.displayTrigger', settings.displayTrigger, knownValues.displayTrigger),
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
