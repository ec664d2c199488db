'use client';
import type { ReactNode } from 'react';
import { LazyTrigger, type TriggerButton } from './lazy-trigger';
import type { Placement } from './loaded-menu';

type Props<Items> = Placement & {
  button: TriggerButton;
  /** Loads the argument of `children`. */
  load: () => Promise<Items>;
  children: (items: Items) => ReactNode;
  /** Whether to open the menu without a press. */
  defaultOpened?: boolean;
};

/** A button with a menu, which is loaded on hover or focus and mounted on click. */
export function LazyMenu<Items>({ button, load, children, defaultOpened, ...placement }: Props<Items>) {
  const loadAll = () => Promise.all([import('./loaded-menu'), load()]);
  return (
    <LazyTrigger button={button} what="menu" load={loadAll} defaultOpened={defaultOpened ?? false}>
      {([{ LoadedMenu }, items]) => (
        <LoadedMenu button={button} {...placement}>
          {children(items)}
        </LoadedMenu>
      )}
    </LazyTrigger>
  );
}
