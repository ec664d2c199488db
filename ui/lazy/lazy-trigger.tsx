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

/** A button that passes its props on. */
export type TriggerButton = ReactElement<RefAttributes<HTMLButtonElement> & Record<string, unknown>>;

type Props<Parts> = {
  button: TriggerButton;
  /** What it opens. */
  what: 'menu' | 'dialog';
  load: () => Promise<Parts>;
  /** Draws the button with its menu or popover, which opens on mount. */
  children: (parts: Parts) => ReactNode;
  /** Whether to open it without a press. */
  defaultOpened?: boolean;
};

/** A button whose menu or popover is loaded on hover or focus, and mounted on click: a page has many of them and few are used. */
export function LazyTrigger<Parts>({ button, what, load, children, defaultOpened = false }: Props<Parts>) {
  const [parts, setParts] = useState<{ loaded: Parts }>();
  const open = () => {
    whenOnline(load).then(
      (loaded) => setParts({ loaded }),
      (error) =>
        // Throws while rendering, so that the error boundary catches it.
        setParts(() => {
          throw error;
        }),
    );
  };
  const openOnMount = useEffectEvent(open);
  useEffect(() => {
    if (defaultOpened) openOnMount();
  }, [defaultOpened]);
  if (parts) return children(parts.loaded);
  const preload = () => void load().catch(() => {});
  const closed = { 'aria-haspopup': what, 'aria-expanded': false, onClick: open };
  return cloneElement(button, { ...closed, onPointerEnter: preload, onFocus: preload });
}
