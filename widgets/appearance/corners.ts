/** The corners of the page in which a widget may stand. */
export const CORNERS = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const;

/** The classes that put something into a corner; for anything else than a known one the corner that reading ends in. */
export const cornerOf = (position: unknown): string =>
  `corner ${CORNERS.some((one) => one === position) ? String(position).replace('-', ' ') : ''}`;
