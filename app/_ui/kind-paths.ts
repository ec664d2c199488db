/** The collections of the seven widget types, in the order in which people meet them. */
export const KIND_PATHS = [
  'product-tours',
  'checklists',
  'smart-tips',
  'announcements',
  'micro-surveys',
  'feedback-widgets',
  'nps-widgets',
] as const;

/** A widget type as its collection and its folder of the builder are called. */
export type KindPath = (typeof KIND_PATHS)[number];

export const isKindPath = (text: string): text is KindPath => (KIND_PATHS as readonly string[]).includes(text);
