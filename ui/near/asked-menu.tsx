'use client';
import type { ReactNode } from 'react';
import { Asked, type AskingButton } from './asked';
import type { Placement } from './opened-menu';

type Props<Items> = Placement & {
  button: AskingButton;
  /** Gives what `children` makes the items of. */
  load: () => Promise<Items>;
  children: (items: Items) => ReactNode;
  /** True where the menu is to open by itself. */
  asked?: boolean;
};

/** A button with a menu, which is loaded and made when it is asked for. */
export function AskedMenu<Items>({ button, load, children, asked, ...placement }: Props<Items>) {
  const loadAll = () => Promise.all([import('./opened-menu'), load()]);
  return (
    <Asked button={button} what="menu" load={loadAll} asked={asked ?? false}>
      {([{ OpenedMenu }, items]) => (
        <OpenedMenu button={button} {...placement}>
          {children(items)}
        </OpenedMenu>
      )}
    </Asked>
  );
}
