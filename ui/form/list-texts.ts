/** The texts of a list, as its type's messages have them. */
export type ListTexts = (
  key: 'one' | 'untitled' | 'add' | 'empty' | 'emptyText' | 'deleted',
  values?: { number: number },
) => string;
