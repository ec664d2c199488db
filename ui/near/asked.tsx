'use client';
import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { whenOnline } from './when-online';

/** A button that hands on what it is given. */
export type AskingButton = ReactElement<RefAttributes<HTMLButtonElement> & Record<string, unknown>>;

type Props<Parts> = {
  button: AskingButton;
  /** What it opens. */
  what: 'menu' | 'dialog';
  load: () => Promise<Parts>;
  /** The button with what it opens, which opens by itself. */
  children: (parts: Parts) => ReactNode;
  /** True where it is to open without having been pressed. */
  asked?: boolean;
};

/** A button whose menu or popover is loaded once somebody is near, and made once they ask for it: few on a page are. */
export function Asked<Parts>({ button, what, load, children, asked = false }: Props<Parts>) {
  const [parts, setParts] = useState<{ loaded: Parts }>();
  const open = () => {
    whenOnline(load).then(
      (loaded) => setParts({ loaded }),
      (error) =>
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
  if (parts) return children(parts.loaded);
  const ahead = () => void load().catch(() => {});
  const waiting = { 'aria-haspopup': what, 'aria-expanded': false, onClick: open };
  return cloneElement(button, { ...waiting, onPointerEnter: ahead, onFocus: ahead });
}
