/** Characters that spreadsheets take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** One field: text that a spreadsheet would run is made plain text, and quoted as RFC 4180 says. */
function field(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV (RFC 4180). */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');

/** Stands before a file: without it, Excel reads UTF-8 as another encoding. */
export const BYTE_ORDER_MARK = '\uFEFF';
