/** Returns a text of a list, worded for the kind of its entries: “Add step” or “Add question”. */
export type ListTexts = (
  key: 'one' | 'untitled' | 'add' | 'empty' | 'emptyText' | 'deleted',
  values?: { number: number },
) => string;
