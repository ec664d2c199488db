/** Below this width, launchers of both corners are in one column: a phone has no room for two in a row. */
const MIN_TWO_COLUMNS_PX = 480;
const GAP_PX = 12;
/** The distance of a card to the top and to the bottom of the window. */
const MARGINS_PX = 40;

/**
 * Puts launchers of one corner above each other; the lowest is the one that came first. Cards that open in that corner by themselves, such as
 * an NPS survey, are above its launchers, if the window is large enough.
 */
export function stackLaunchers(hosts: readonly HTMLElement[]): void {
  const heights: Record<string, number> = {};
  const hasColumns = innerWidth > MIN_TWO_COLUMNS_PX;
  const cornerOf = (element: Element, { left, right }: DOMRect) =>
    `${hasColumns && left + right < innerWidth}${!element.closest('.top')}`;
  for (const host of hosts) {
    const launcher = host.shadowRoot?.querySelector('.launcher');
    const box = launcher?.getBoundingClientRect();
    if (!launcher || !box?.height) continue;
    const corner = cornerOf(launcher, box);
    const lift = heights[corner] ?? 0;
    host.style.setProperty('--docent-lift', `${lift}px`);
    heights[corner] = lift + box.height + GAP_PX;
  }
  for (const host of hosts) {
    const card = host.shadowRoot?.querySelector('.card.corner:not(.middle)');
    if (!card || host.shadowRoot?.querySelector('.launcher')) continue;
    const box = card.getBoundingClientRect();
    const room = hasColumns ? Math.max(0, innerHeight - box.height - MARGINS_PX) : 0;
    const lift = Math.min(room, heights[cornerOf(card, box)] ?? 0);
    host.style.setProperty('--docent-card-lift', `${lift}px`);
  }
}
