'use client';
import type { DraggableProvided } from '@hello-pangea/dnd';
import { type ComponentType, Fragment, type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import { useTouched } from '../touched';
import classes from './entry-list.module.css';

export type RowsProps = {
  path: string;
  /** One for each row, in order. */
  keys: readonly string[];
  disabled: boolean;
  row: (index: number, drag?: DraggableProvided, isDragging?: boolean) => ReactElement;
  /** A row is about to be dragged. */
  onLift: (key: string) => void;
  /** A drag ended; without `to`, where it began. */
  onEnd: (from: number, to: number | undefined) => void;
};

const HANDLE = '[data-handle]';
const BUSY = ':active, [aria-haspopup][aria-expanded="true"]';
/** Whatever may end that somebody is busy in a list. */
const CHANGES = ['focusin', 'focusout', 'pointerup', 'keyup'] as const;

/** Whether somebody would be disturbed if the rows were made again: by now they type in one, press something or have a menu open. */
function isBusy(holder: Element): boolean {
  const { activeElement } = document;
  const isInside = holder.contains(activeElement) && !activeElement?.matches(HANDLE);
  return isInside || holder.querySelector(BUSY) !== null;
}

let Movable: ComponentType<RowsProps> | undefined;

/** Rows that stand still until somebody is there, which is all that most visits need; then rows that are dragged take their place. */
export function Rows({ holder, ...props }: RowsProps & { holder: RefObject<HTMLElement | null> }) {
  const touched = useTouched();
  const [movable, setMovable] = useState(Movable !== undefined);
  const focused = useRef(-1);
  const handles = () => [...(holder.current?.querySelectorAll<HTMLElement>(HANDLE) ?? [])];
  useEffect(() => {
    if (movable) {
      handles()[focused.current]?.focus();
      return;
    }
    if (!touched) return;
    const left = new AbortController();
    const change = () => {
      if (left.signal.aborted || !Movable || !holder.current || isBusy(holder.current)) return;
      focused.current = handles().indexOf(document.activeElement as HTMLElement);
      setMovable(true);
    };
    for (const sign of CHANGES) addEventListener(sign, () => requestAnimationFrame(change), { signal: left.signal });
    const load = async () => {
      Movable = (await import('./movable-rows')).MovableRows;
      change();
    };
    // Where it fails, rows are moved by their menus.
    load().catch(() => {});
    return () => left.abort();
  }, [touched, movable]);
  if (movable && Movable) return <Movable {...props} />;
  return (
    <ol className={classes.rows}>
      {props.keys.map((key, index) => (
        <Fragment key={key}>{props.row(index)}</Fragment>
      ))}
    </ol>
  );
}
