/** Returns a text of a list, in the words of its entries, such as steps or questions. */
export type ListTexts = (
  key: 'one' | 'untitled' | 'add' | 'empty' | 'emptyText' | 'deleted',
  values?: { number: number },
) => string;
