import { useState } from 'react';

/** The number in what a field holds; undefined for an empty field, null for the beginning of a number, such as `-`. */
export function typedNumber(text: number | string): number | undefined | null {
  if (text === '') return undefined;
  const number = typeof text === 'number' ? text : Number.parseFloat(text);
  return Number.isFinite(number) ? number : null;
}

/**
 * Value and change handler of a NumberInput over a stored number: what is typed on the way to one, such as `1.`, stays in
 * the field. `change` gets undefined once the field is empty.
 */
export function useTypedNumber(stored: unknown, change: (value: number | undefined) => void) {
  const [typing, setTyping] = useState<string>();
  return {
    value: typing ?? (typeof stored === 'number' ? stored : ''),
    onChange: (next: number | string) => {
      setTyping(typeof next === 'number' ? undefined : next || undefined);
      const number = typedNumber(next);
      if (number !== null) change(number);
    },
    onBlur: () => setTyping(undefined),
  };
}
