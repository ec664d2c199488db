/** Below this width, launchers of both corners are in one column: a phone has no room for two in a row. */
const MIN_TWO_COLUMNS_PX = 480;
const GAP_PX = 12;

/** Puts launchers of one corner above each other; the lowest is the one that came first. */
export function stackLaunchers(hosts: Iterable<HTMLElement>): void {
  const heights: Record<string, number> = {};
  for (const host of hosts) {
    const box = host.shadowRoot?.querySelector('.launcher')?.getBoundingClientRect();
    if (!box?.height) continue;
    const isLeft = innerWidth > MIN_TWO_COLUMNS_PX && box.left + box.right < innerWidth;
    const corner = `${isLeft}${box.top * 2 < innerHeight}`;
    const lift = heights[corner] ?? 0;
    host.style.setProperty('--docent-lift', `${lift}px`);
    heights[corner] = lift + box.height + GAP_PX;
  }
}
