'use client';
import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenOnline } from './when-online';

/** Something that is loaded once it is wanted. */
export type Later<Part> = { load: () => Promise<Part>; here: () => Part | undefined };

export function later<Part>(load: () => Promise<Part>): Later<Part> {
  let part: Part | undefined;
  return {
    load: async () => {
      part ??= await load();
      return part;
    },
    here: () => part,
  };
}

/** A field that takes the focus over from the one that rested in its place; what can be written over is selected, as by Tab. */
export function useTakenOver(focused: boolean): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const [wasFocused] = useState(focused);
  useLayoutEffect(() => {
    if (!wasFocused) return;
    field.current?.focus();
    if (!field.current?.readOnly) field.current?.select();
  }, [wasFocused]);
  return field;
}

/** What has taken the place of something at rest: whether that had the focus, was pressed, and which arrow key was pressed on it. */
export type Woken<Part> = { part: Part; focused: boolean; pressed: boolean; arrow: string | undefined };

/**
 * What stands where something heavy will be, until somebody is near. It wakes when the mouse is on it, when it gets the focus or is
 * pressed, and never between the two halves of a press: the click would be lost.
 * @returns what to show instead once it is awake, and the handlers of what rests
 */
export function useWaking<Part>(whole: Later<Part>, resting: RefObject<HTMLElement | null>) {
  const [woken, setWoken] = useState<Woken<Part>>();
  const isDown = useRef(false);
  // Whoever pressed before it was there wants it open, whatever brings it first.
  const wasPressed = useRef(false);
  const arrow = useRef<string>(undefined);

  const put = (part: Part) => {
    if (!resting.current || isDown.current) return;
    const focused = document.activeElement === resting.current;
    setWoken({ part, focused, pressed: wasPressed.current, arrow: arrow.current });
  };
  const fail = (error: unknown) => {
    // As if it had failed while it was drawn.
    if (wasPressed.current || arrow.current)
      setWoken(() => {
        throw error;
      });
  };
  const wake = () => {
    const part = whole.here();
    if (part) put(part);
    else whenOnline(whole.load).then((loaded) => flushSync(() => put(loaded)), fail);
  };
  const release = () => {
    isDown.current = false;
  };
  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      // A finger is there only when it presses. At once, so that no press can come in between.
      if (pointerType === 'mouse') flushSync(wake);
    },
    onPointerDown: () => {
      isDown.current = true;
    },
    onPointerLeave: release,
    onPointerCancel: release,
    onFocus: () => {
      if (!isDown.current) wake();
    },
    onBlur: () => {
      wasPressed.current = false;
      arrow.current = undefined;
    },
    // These open a list.
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
      arrow.current = key;
      wake();
    },
    onClick: () => {
      release();
      wasPressed.current = true;
      wake();
    },
  };
  return { woken, handlers };
}
