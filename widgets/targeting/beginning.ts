/** The first characters of a text, without half of a surrogate pair, which strict JSON parsers and the database refuse. */
export const beginningOf = (text: string, maxLength: number): string =>
  text.length > maxLength ? text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '') : text;
