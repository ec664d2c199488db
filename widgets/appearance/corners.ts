/** The corners of the page in which a widget can be placed. */
export const CORNERS = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const;

/** The CSS classes for a corner. Unknown values use the bottom corner at the inline end. */
export const cornerOf = (position: unknown): string =>
  `corner ${CORNERS.some((one) => one === position) ? String(position).replace('-', ' ') : ''}`;
