'use client';
import { type ComponentType, Fragment, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePressed } from '../lazy/pressed';
import classes from './entry-list.module.css';
import type { RowsProps } from './rows-props';

const HANDLE = '[data-handle]';
const BUSY = ':active, [aria-haspopup][aria-expanded="true"]';
const FOCUSABLE = 'button, input, textarea, select, [contenteditable="true"]';
/** The events after which a person may no longer be busy in a list. */
const CHANGES = ['focusin', 'focusout', 'pointerup', 'keyup'] as const;
/** The events of a person who focuses the handle of a row or hovers over it. */
const HANDLE_EVENTS = ['focusin', 'pointerover'] as const;
/** A menu that closes gives the focus back within this time. */
const QUIET_MS = 300;

/** Whether remounting the rows would interrupt the person: they type in a row, press something or have a menu open. */
const isBusy = (holder: Element): boolean =>
  holder.contains(document.activeElement) || holder.querySelector(BUSY) !== null;

const isHandle = (target: EventTarget | null): boolean => target instanceof Element && target.closest(HANDLE) !== null;

/** Presses Space on the element with the focus, as a person who lifts a row does. */
const pressSpace = (): void => {
  const press = { key: ' ', code: 'Space', keyCode: 32, bubbles: true, cancelable: true };
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', press));
};

const focusables = (holder: Element): HTMLElement[] => [...holder.querySelectorAll<HTMLElement>(FOCUSABLE)];

/**
 * Calls `change` once rows may be remounted: when the person is not busy in them, or immediately when the person hovers over or focuses
 * a handle. @returns a controller that cancels the call
 */
function awaitChance(holder: Element, change: () => void): AbortController {
  const done = new AbortController();
  const { signal } = done;
  let timer: number | undefined;
  const run = () => {
    if (signal.aborted) return;
    done.abort();
    change();
  };
  const later = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (!isBusy(holder)) run();
    }, QUIET_MS);
  };
  for (const event of CHANGES) addEventListener(event, later, { signal });
  for (const event of HANDLE_EVENTS)
    holder.addEventListener(
      event,
      ({ target }) => {
        if (isHandle(target)) run();
      },
      { signal },
    );
  if (holder.querySelector(`${HANDLE}:is(:hover, :focus)`)) run();
  else later();
  return done;
}

let Movable: ComponentType<RowsProps> | undefined;

/**
 * The rows of a list. They can be dragged only after a person presses anything, or focuses or hovers over a handle: the drag library is
 * loaded then, since most visits do not need it.
 */
export function Rows({ holder, ...props }: RowsProps & { holder: RefObject<HTMLElement | null> }) {
  const pressed = usePressed();
  const [movable, setMovable] = useState(Movable !== undefined);
  // A ref, so that the value is kept when the first key press runs the effect again.
  const lifts = useRef(false);
  useEffect(() => {
    if (movable) return;
    const list = holder.current;
    if (!list) return;
    let chance: AbortController | undefined;
    let cleanedUp = false;
    /** Remembers that Space was pressed on a handle, until rows can be lifted. */
    const keepLift = (event: KeyboardEvent) => {
      const { target, key } = event;
      lifts.current = key === ' ' && isHandle(target);
      if (lifts.current) event.preventDefault();
    };
    const change = () => {
      const list = holder.current;
      if (!list) return;
      const focused = focusables(list).indexOf(document.activeElement as HTMLElement);
      flushSync(() => setMovable(true));
      focusables(list)[focused]?.focus();
      if (lifts.current && isHandle(document.activeElement)) pressSpace();
    };
    const load = async () => {
      Movable = (await import('./movable-rows')).MovableRows;
      if (!cleanedUp && holder.current) chance = awaitChance(holder.current, change);
    };
    const loadEarly = ({ target }: Event) => {
      if (!isHandle(target)) return;
      stop();
      // If loading fails, rows can still be moved with their menus.
      load().catch(() => {});
    };
    const stop = () => {
      for (const event of HANDLE_EVENTS) list.removeEventListener(event, loadEarly);
    };
    if (pressed) load().catch(() => {});
    else for (const event of HANDLE_EVENTS) list.addEventListener(event, loadEarly);
    list.addEventListener('keydown', keepLift);
    return () => {
      cleanedUp = true;
      stop();
      list.removeEventListener('keydown', keepLift);
      chance?.abort();
    };
  }, [movable, holder, pressed]);
  if (movable && Movable) return <Movable {...props} />;
  return (
    <ol className={classes.rows}>
      {props.keys.map((key, index) => (
        <Fragment key={key}>{props.row(index)}</Fragment>
      ))}
    </ol>
  );
}
