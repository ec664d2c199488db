/** The beginning of a cell that a spreadsheet may take for a formula: full-width characters count in some languages. */
const FORMULA = /^(?=[\t\r\n]|["\p{Zs}]*[=+\-@＝＋－＠])/u;
/**
 * The same after delimiters of other locales, such as the semicolon in much of Europe. A program that splits at semicolons may find our
 * quotes in the middle of a cell, where they have no effect. Commas are left unchanged, since programs that split at commas respect the
 * quotes.
 */
const INNER_FORMULA = /([;\t\r\n]["\p{Zs}]*)(?=[=+\-@＝＋－＠])/gu;

/** One field: formulas are escaped, and values are quoted according to RFC 4180. */
function field(value: string): string {
  const safe = value.replace(INNER_FORMULA, "$1'").replace(FORMULA, "'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV (RFC 4180). */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');

/** The first character of a file. Without it, Excel reads UTF-8 as another encoding. */
export const BYTE_ORDER_MARK = '\uFEFF';
