/** The ref callback of a menu that scrolls: makes it focusable, so that keys scroll it. Mantine accepts no `tabIndex` for a menu. */
export function scrollingMenu(menu: HTMLElement | null): void {
  if (menu) menu.tabIndex = 0;
}
