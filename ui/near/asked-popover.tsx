'use client';
import type { ReactNode } from 'react';
import { Asked, type AskingButton } from './asked';
import type { Placement } from './opened-popover';

type Props<Content> = Placement & {
  button: AskingButton;
  /** Gives what `children` makes the content of. */
  load: () => Promise<Content>;
  children: (content: Content, close: () => void) => ReactNode;
};

/** A button with a popover, which is loaded and made when it is asked for. */
export function AskedPopover<Content>({ button, load, children, ...placement }: Props<Content>) {
  const loadAll = () => Promise.all([import('./opened-popover'), load()]);
  return (
    <Asked button={button} what="dialog" load={loadAll}>
      {([{ OpenedPopover }, content]) => (
        <OpenedPopover button={button} {...placement}>
          {(close) => children(content, close)}
        </OpenedPopover>
      )}
    </Asked>
  );
}
