'use client';
import { useDebouncedCallback } from '@mantine/hooks';
import { startTransition, useState } from 'react';
import type { useUrlState } from './url-state';

const PAUSE_MS = 300;

export type SearchText = {
  text: string;
  type: (text: string) => void;
  /** The address does not have yet what was typed. */
  isTyping: boolean;
};

/** The text of a search field, which is written to the query parameter `key` after a debounce. */
export function useSearchText(url: ReturnType<typeof useUrlState>, key: string): SearchText {
  const stored = url.get(key) ?? '';
  const [text, setText] = useState(stored);
  const [isTyping, setTyping] = useState(false);
  const apply = useDebouncedCallback((value: string) => {
    // One transition: typing is over when the address has changed, not when it is asked to.
    startTransition(() => {
      setTyping(false);
      url.set({ [key]: value, offset: null });
    });
  }, PAUSE_MS);
  // Changed from elsewhere. What is typed but has not reached the address yet is newer than the address.
  const [seen, setSeen] = useState(stored);
  if (seen !== stored) {
    setSeen(stored);
    if (!isTyping) setText(stored);
  }
  const type = (value: string) => {
    setText(value);
    setTyping(true);
    apply(value);
  };
  return { text, type, isTyping };
}
