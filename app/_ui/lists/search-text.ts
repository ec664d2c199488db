'use client';
import { useDebouncedCallback } from '@mantine/hooks';
import { startTransition, useState } from 'react';
import type { useUrlState } from '../navigation/url-state';

const PAUSE_MS = 300;

export type SearchText = {
  text: string;
  type: (text: string) => void;
  /** The URL does not have the typed text yet. */
  isTyping: boolean;
};

/** The text of a search field, which is written to the query parameter `key` after a debounce. */
export function useSearchText(url: ReturnType<typeof useUrlState>, key: string): SearchText {
  const stored = url.get(key) ?? '';
  const [text, setText] = useState(stored);
  const [isTyping, setTyping] = useState(false);
  const apply = useDebouncedCallback((value: string) => {
    // One transition, so that `isTyping` becomes false when the URL has changed, not when the change is requested.
    startTransition(() => {
      setTyping(false);
      url.set({ [key]: value, offset: null });
    });
  }, PAUSE_MS);
  // The URL was changed by something else. Typed text that is not in the URL yet is newer, so it is kept.
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
