import { MAX_EMAIL } from '../../widgets/contract/answer-limits';
import { type Child, h } from './dom';
import { CHECK, CLOSE, icon } from './icons';
import type { Stage } from './stage';
import * as texts from './texts';

type ButtonLook = 'primary' | 'plain' | 'ghost';

/** A text button. With the same `key`, it keeps the focus when the widget is redrawn. */
export function button(
  text: string,
  look: ButtonLook,
  onclick: (event: Event) => unknown,
  key: string,
): HTMLButtonElement {
  return h('button', { type: 'button', class: `button ${look}`, 'data-key': key, onclick }, text);
}

/** The button that snoozes a widget, if its settings offer that. @param snooze gets the hours after which the widget is shown again */
export const laterButton = (stage: Stage, hours: number | null | undefined, snooze: (hours: number) => void): Child =>
  !!hours && button(stage.say(texts.later), 'ghost', () => snooze(hours), 'later');

/** The × in the corner of a card. */
export const closeButton = (stage: Stage, onclick: () => void): HTMLButtonElement =>
  h(
    'button',
    { type: 'button', class: 'close', 'aria-label': stage.say(texts.close), 'data-key': 'close', onclick },
    icon(CLOSE, 16),
  );

export type Choice<Value> = { value: Value; label: string; content?: Child };

type RadioGroup<Value> = {
  label: string;
  /** Class of the group. */
  look: string;
  choices: Choice<Value>[];
  value: Value | undefined;
  onChoose: (value: Value) => void;
  required?: boolean;
  key: string;
};

const FORWARD = ['ArrowDown', 'ArrowRight'];
const BACKWARD = ['ArrowUp', 'ArrowLeft'];

/** A group of radio buttons: Tab stops at it once, and the arrow keys choose. */
export function radioGroup<Value>(group: RadioGroup<Value>): HTMLElement {
  const chosen = group.choices.findIndex((choice) => choice.value === group.value);
  const radios = group.choices.map((choice, at) =>
    h(
      'button',
      {
        type: 'button',
        role: 'radio',
        class: 'choice',
        'aria-checked': String(at === chosen),
        'aria-label': choice.content ? choice.label : undefined,
        title: choice.content ? choice.label : undefined,
        tabindex: at === Math.max(0, chosen) ? 0 : -1,
        'data-key': `${group.key}-${at}`,
        onclick: () => choose(at),
      },
      choice.content ?? choice.label,
    ),
  );
  // The buttons are updated, not replaced, so that the pressed one keeps the focus and its animation.
  const choose = (at: number) => {
    radios.forEach((radio, index) => {
      radio.setAttribute('aria-checked', String(index === at));
      radio.tabIndex = index === at ? 0 : -1;
    });
    radios[at]?.focus();
    const choice = group.choices[at];
    if (choice) group.onChoose(choice.value);
  };
  const element = h(
    'div',
    { role: 'radiogroup', class: group.look, 'aria-label': group.label, 'aria-required': group.required && 'true' },
    ...radios,
  );
  element.addEventListener('keydown', (event) => {
    const mirrored = getComputedStyle(element).direction === 'rtl' && /Left|Right/.test(event.key);
    const step = FORWARD.includes(event.key) ? 1 : BACKWARD.includes(event.key) ? -1 : 0;
    if (!step) return;
    event.preventDefault();
    const at = radios.indexOf(event.target as HTMLButtonElement);
    choose((at + (mirrored ? -step : step) + radios.length) % radios.length);
  });
  return element;
}

type Field = { label: string; value: string; onInput: (value: string) => void; key: string; hint?: string };

const typed = (event: Event) => (event.target as HTMLInputElement).value;

/** A labelled text area. */
export const textArea = ({ label, value, onInput, key, hint }: Field, rows = 3): HTMLElement => {
  const area = h('textarea', {
    class: 'field',
    rows,
    maxlength: 5000,
    'data-key': key,
    oninput: (event) => onInput(typed(event)),
  });
  area.value = value;
  return labelled(label, hint, area);
};

/** A labelled field for an email address. */
export const emailField = ({ label, value, onInput, key, hint }: Field, invalid: boolean): HTMLElement => {
  const input = h('input', {
    class: 'field',
    type: 'email',
    autocomplete: 'email',
    maxlength: MAX_EMAIL,
    'data-key': key,
    'aria-invalid': invalid && 'true',
    oninput: (event) => onInput(typed(event)),
  });
  input.value = value;
  return labelled(label, hint, input);
};

const labelled = (label: string, hint: string | undefined, control: HTMLElement): HTMLElement =>
  h(
    'label',
    { class: 'row' },
    h('span', { class: 'label' }, label, hint && h('span', { class: 'quiet' }, ` (${hint})`)),
    control,
  );

/** A loose check that finds typing errors in an email address. An empty text is valid. */
export const isEmail = (text: string): boolean => text.trim() === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

/** The thank-you message that replaces a form after it was sent. */
export const thanks = (title: string, more?: string): HTMLElement =>
  h(
    'div',
    { class: 'thanks', tabindex: -1, 'data-key': 'thanks' },
    h('div', { class: 'badge' }, icon(CHECK, 22)),
    h('h2', { class: 'title' }, title),
    more && h('p', { class: 'text' }, more),
  );
