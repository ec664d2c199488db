import { useEffect } from 'react';

/** The element to return the focus to. A menu closes when an item is chosen, so for a menu item, it is the button that opened the menu. */
function openerOf(focused: Element | null): HTMLElement | undefined {
  const menu = focused?.closest('[role="menu"]');
  const button = menu?.id && document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(menu.id)}"]`);
  return button || (focused instanceof HTMLElement ? focused : undefined);
}

/** When the dialog that calls this closes, returns the focus to the element that had it when the dialog opened. */
export function useReturnFocus(): void {
  useEffect(() => {
    const opener = openerOf(document.activeElement);
    return () => {
      // After the dialog has released the focus.
      window.setTimeout(() => {
        const lost = document.activeElement === null || document.activeElement === document.body;
        if (lost && opener?.isConnected) opener.focus();
      });
    };
  }, []);
}
