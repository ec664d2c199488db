import { useState } from 'react';

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
      const number = typeof next === 'number' ? next : Number.parseFloat(next);
      if (next === '') change(undefined);
      else if (Number.isFinite(number)) change(number);
    },
    onBlur: () => setTyping(undefined),
  };
}
