'use client';
import type { ReactNode } from 'react';
import { LazyTrigger, type TriggerButton } from './lazy-trigger';
import type { Placement } from './loaded-popover';

type Props<Content> = Placement & {
  button: TriggerButton;
  /** Loads the argument of `children`. */
  load: () => Promise<Content>;
  children: (content: Content, close: () => void) => ReactNode;
};

/** A button with a popover, which is loaded on hover or focus and mounted on click. */
export function LazyPopover<Content>({ button, load, children, ...placement }: Props<Content>) {
  const loadAll = () => Promise.all([import('./loaded-popover'), load()]);
  return (
    <LazyTrigger button={button} what="dialog" load={loadAll}>
      {([{ LoadedPopover }, content]) => (
        <LoadedPopover button={button} {...placement}>
          {(close) => children(content, close)}
        </LoadedPopover>
      )}
    </LazyTrigger>
  );
}
