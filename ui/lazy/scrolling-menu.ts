/** The ref of a menu that scrolls: it can be reached, so that keys scroll it. Mantine takes no `tabIndex` for it. */
export function scrollingMenu(menu: HTMLElement | null): void {
  if (menu) menu.tabIndex = 0;
}
