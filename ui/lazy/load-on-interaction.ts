'use client';
import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenOnline } from './when-online';

/** A module that is loaded once; `current` is undefined until it is loaded. */
export type LazyModule<Part> = { load: () => Promise<Part>; readonly current: Part | undefined };

export function lazyModule<Part>(load: () => Promise<Part>): LazyModule<Part> {
  let part: Part | undefined;
  return {
    load: async () => {
      part ??= await load();
      return part;
    },
    get current() {
      return part;
    },
  };
}

/** Moves the focus from the stand-in to the loaded field. The text of an editable field is selected, as when Tab moves the focus. */
export function useFocusTransfer(focused: boolean): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const [wasFocused] = useState(focused);
  useLayoutEffect(() => {
    if (!wasFocused) return;
    field.current?.focus();
    if (!field.current?.readOnly) field.current?.select();
  }, [wasFocused]);
  return field;
}

/** The loaded component, and the state of its stand-in: whether it had the focus or was pressed, and which arrow key was pressed on it. */
export type Loaded<Part> = { part: Part; focused: boolean; pressed: boolean; arrow: string | undefined };

/**
 * Replaces a light stand-in with a heavy component on hover, focus or press. It never does so between pointer down and pointer up: the
 * click would be lost.
 * @returns the loaded component with the state of the stand-in, and the handlers of the stand-in
 */
export function useLoadOnInteraction<Part>(lazy: LazyModule<Part>, standIn: RefObject<HTMLElement | null>) {
  const [loaded, setLoaded] = useState<Loaded<Part>>();
  const isDown = useRef(false);
  // A press before the component is loaded opens it, even if hover or focus started the load.
  const wasPressed = useRef(false);
  const arrow = useRef<string>(undefined);

  const replace = (part: Part) => {
    if (!standIn.current || isDown.current) return;
    const focused = document.activeElement === standIn.current;
    setLoaded({ part, focused, pressed: wasPressed.current, arrow: arrow.current });
  };
  const fail = (error: unknown) => {
    // Throws while rendering, so that the error boundary catches it.
    if (wasPressed.current || arrow.current)
      setLoaded(() => {
        throw error;
      });
  };
  const load = () => {
    const part = lazy.current;
    if (part) replace(part);
    else whenOnline(lazy.load).then((loadedPart) => flushSync(() => replace(loadedPart)), fail);
  };
  const release = () => {
    isDown.current = false;
  };
  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      // A touch pointer enters only when it presses. Synchronous, so that no press happens between the event and the replacement.
      if (pointerType === 'mouse') flushSync(load);
    },
    onPointerDown: () => {
      isDown.current = true;
    },
    onPointerLeave: release,
    onPointerCancel: release,
    onFocus: () => {
      if (!isDown.current) load();
    },
    onBlur: () => {
      wasPressed.current = false;
      arrow.current = undefined;
    },
    // These keys open a list.
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
      arrow.current = key;
      load();
    },
    onClick: () => {
      release();
      wasPressed.current = true;
      load();
    },
  };
  return { loaded, handlers };
}
