import { radioGroup } from '../../embed/kit/controls';
import { type Child, h } from '../../embed/kit/dom';
import { CHECK, icon } from '../../embed/kit/icons';
import type { Stage } from '../../embed/kit/stage';
import * as texts from '../../embed/kit/texts';
import type { Views } from '../views';
import { emojiChoices, ratingSteps } from './choices';

type Stored = NonNullable<Views['microSurvey']['settings']['questions']>[number];
export type Question = Stored & { id: string };

/** The questions, each with an id: a draft that was never saved may lack some. */
export const questionsOf = ({ settings }: Views['microSurvey']): Question[] =>
  (settings.questions ?? []).map((question, index) => ({ ...question, id: question.id ?? String(index) }));

type Asked = { stage: Stage; question: Question; answer: unknown; onAnswer: (answer: unknown) => void };

function rating({ question, answer, onAnswer }: Asked): Child[] {
  const choices = ratingSteps(question.scale).map((value) => ({ value, label: String(value) }));
  return [
    radioGroup({ ...common(question), look: 'scale', choices, value: answer, onChoose: onAnswer }),
    ends(question),
  ];
}

function emoji({ question, answer, onAnswer }: Asked): Child[] {
  const choices = emojiChoices(question).map(({ value, label }) => ({
    value,
    label: String(value),
    content: h('span', {}, label),
  }));
  return [
    radioGroup({ ...common(question), look: 'emoji', choices, value: answer, onChoose: onAnswer }),
    ends(question),
  ];
}

function single({ question, answer, onAnswer }: Asked): Child[] {
  const choices = (question.options ?? []).map((option) => ({ value: option, label: option }));
  return [radioGroup({ ...common(question), look: 'options', choices, value: answer, onChoose: onAnswer })];
}

function yesNo({ stage, question, answer, onAnswer }: Asked): Child[] {
  const choices = [
    { value: 'yes', label: stage.say(texts.yes) },
    { value: 'no', label: stage.say(texts.no) },
  ];
  return [radioGroup({ ...common(question), look: 'pair', choices, value: answer, onChoose: onAnswer })];
}

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

const common = (question: Question) => ({
  label: question.question,
  key: question.id,
  required: question.required === true,
});

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
