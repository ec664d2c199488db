/**
 * The selectors of a field in the order in which they are tried: `a || b` means b where a finds nothing. Inside quotes `||` is text.
 * The browser script includes this file.
 */
export const alternativesOf = (selector: string): string[] =>
  selector.split(/\|\|(?=(?:[^"']|"[^"]*"|'[^']*')*$)/).map((one) => one.trim());
