/** How a change treats lists whose entries have ids: it replaces them as a whole, or merges the entries sent into them. */
export const MERGE_MODES = ['replace', 'merge'] as const;

export type MergeMode = (typeof MERGE_MODES)[number];
