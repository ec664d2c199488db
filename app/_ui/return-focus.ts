import { useEffect } from 'react';

/** The element that had the focus; for an item of a menu, which closes with its choice, the button that opened the menu. */
function openerOf(focused: Element | null): HTMLElement | undefined {
  const menu = focused?.closest('[role="menu"]');
  const button = menu?.id && document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(menu.id)}"]`);
  return button || (focused instanceof HTMLElement ? focused : undefined);
}

/** Gives the focus back, when the dialog that calls this goes, to what had it when the dialog came. */
export function useReturnFocus(): void {
  useEffect(() => {
    const opener = openerOf(document.activeElement);
    return () => {
      // After the dialog has let go of the focus.
      window.setTimeout(() => {
        const lost = document.activeElement === null || document.activeElement === document.body;
        if (lost && opener?.isConnected) opener.focus();
      });
    };
  }, []);
}
