import { type Choice, radioGroup } from '../../embed/kit/controls';
import { type Child, h } from '../../embed/kit/dom';
import { CHECK, icon } from '../../embed/kit/icons';
import type { Stage } from '../../embed/kit/stage';
import * as texts from '../../embed/kit/texts';
import { emojiChoices, ratingSteps } from './choices';
import type { Question } from './question-list';

/** What the field for an answer is drawn from. */
export type Asked = { stage: Stage; question: Question; answer: unknown; onAnswer: (answer: unknown) => void };

/** A radio group, labeled with the question. */
const choose = ({ question, answer, onAnswer }: Asked, look: string, choices: Choice<unknown>[]): Child =>
  radioGroup({
    label: question.question,
    key: question.id,
    required: question.required === true,
    look,
    choices,
    value: answer,
    onChoose: onAnswer,
  });

const plain = (value: unknown): Choice<unknown> => ({ value, label: String(value) });

const rating = (asked: Asked): Child[] => [
  choose(asked, 'scale', ratingSteps(asked.question.scale).map(plain)),
  ends(asked.question),
];

const emoji = (asked: Asked): Child[] => {
  const choices = emojiChoices(asked.question).map(({ value, label }) => ({
    ...plain(value),
    content: h('span', {}, label),
  }));
  return [choose(asked, 'emoji', choices), ends(asked.question)];
};

const single = (asked: Asked): Child[] => [choose(asked, 'options', (asked.question.options ?? []).map(plain))];

const yesNo = (asked: Asked): Child[] => {
  const { say } = asked.stage;
  const choices = [
    { value: 'yes', label: say(texts.yes) },
    { value: 'no', label: say(texts.no) },
  ];
  return [choose(asked, 'pair', choices)];
};

function multiple({ question, answer, onAnswer }: Asked): Child[] {
  const chosen = new Set(Array.isArray(answer) ? (answer as string[]) : []);
  const boxes = (question.options ?? []).map((option, at) => {
    const toggle = (event: Event) => {
      if ((event.target as HTMLInputElement).checked) chosen.add(option);
      else chosen.delete(option);
      onAnswer((question.options ?? []).filter((one) => chosen.has(one)));
    };
    const box = h('input', { type: 'checkbox', 'data-key': `box-${at}`, onchange: toggle });
    box.checked = chosen.has(option);
    return h('label', { class: 'option' }, box, h('i', {}, icon(CHECK, 12)), h('span', {}, option));
  });
  return [h('div', { class: 'options', role: 'group', 'aria-label': question.question }, ...boxes)];
}

function text({ stage, question, answer, onAnswer }: Asked): Child[] {
  const area = h('textarea', {
    class: 'field',
    rows: 3,
    maxlength: 5000,
    placeholder: stage.say(texts.answer),
    'aria-label': question.question,
    'aria-required': question.required && 'true',
    'data-key': 'text',
    oninput: (event) => onAnswer((event.target as HTMLTextAreaElement).value),
  });
  area.value = typeof answer === 'string' ? answer : '';
  return [area];
}

function ends({ lowLabel, highLabel }: Question): Child {
  if (!lowLabel && !highLabel) return undefined;
  return h('div', { class: 'ends' }, h('span', {}, lowLabel), h('span', {}, highLabel));
}

const KINDS: Record<string, (asked: Asked) => Child[]> = {
  rating,
  emoji,
  text,
  'single-choice': single,
  'multiple-choice': multiple,
  'yes-no': yesNo,
};

/** The field a question is answered in; a rating for types that are not known. */
export const answerField = (asked: Asked): Child[] =>
  (Object.hasOwn(KINDS, asked.question.type) ? (KINDS[asked.question.type] as typeof rating) : rating)(asked);
