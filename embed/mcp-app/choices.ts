import { h } from '../kit/dom';

type Choice<Value> = { label: string; value: Value; isChosen: boolean };

/** Buttons of which one is pressed. */
export const choices = <Value>(label: string, all: readonly Choice<Value>[], choose: (value: Value) => void) =>
  h(
    'div',
    { class: 'choices', role: 'group', 'aria-label': label },
    ...all.map(({ label, value, isChosen }) =>
      h(
        'button',
        { type: 'button', 'aria-pressed': String(isChosen), 'data-key': label, onclick: () => choose(value) },
        label,
      ),
    ),
  );
