'use client';
import { cloneElement, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { MenuButton, OpenedMenu, Placement } from './opened-menu';

type Props<Items> = Placement & {
  /** An element that hands on what it is given to its button. */
  button: MenuButton;
  /** Gives what `children` makes the items of. */
  load: () => Promise<Items>;
  children: (items: Items) => ReactNode;
  /** True where the menu is to open by itself. */
  asked?: boolean;
};

/** A button with a menu, which is loaded once somebody is near, and made once they ask for it: few of a page's menus are. */
export function AskedMenu<Items>({ button, load, children, asked = false, ...placement }: Props<Items>) {
  const [parts, setParts] = useState<{ Opened: typeof OpenedMenu; items: Items }>();
  const fetchParts = async () => {
    const [{ OpenedMenu: Opened }, items] = await Promise.all([import('./opened-menu'), load()]);
    return { Opened, items };
  };
  const open = () => {
    fetchParts().then(setParts, (error) =>
      // As if it had failed while it was drawn.
      setParts(() => {
        throw error;
      }),
    );
  };
  const openByItself = useEffectEvent(open);
  useEffect(() => {
    if (asked) openByItself();
  }, [asked]);
  if (parts)
    return (
      <parts.Opened button={button} {...placement}>
        {children(parts.items)}
      </parts.Opened>
    );
  const ahead = () => void fetchParts().catch(() => {});
  const waiting = { 'aria-haspopup': 'menu', 'aria-expanded': false, onClick: open };
  return cloneElement(button, { ...waiting, onPointerEnter: ahead, onFocus: ahead });
}
