import { useState } from 'react';

/** Parses the value of a number field: undefined if the field is empty, null for an incomplete number, such as `-`. */
export function parseTypedNumber(text: number | string): number | undefined | null {
  if (text === '') return undefined;
  const number = typeof text === 'number' ? text : Number.parseFloat(text);
  return Number.isFinite(number) ? number : null;
}

/**
 * Value and handlers of a NumberInput for a stored number. An incomplete number, such as `1.`, stays in the field as typed. `change` gets
 * undefined when the field is emptied.
 */
export function useTypedNumber(stored: unknown, change: (value: number | undefined) => void) {
  const [typing, setTyping] = useState<string>();
  return {
    value: typing ?? (typeof stored === 'number' ? stored : ''),
    onChange: (next: number | string) => {
      setTyping(typeof next === 'number' ? undefined : next || undefined);
      const number = parseTypedNumber(next);
      if (number !== null) change(number);
    },
    onBlur: () => setTyping(undefined),
  };
}
