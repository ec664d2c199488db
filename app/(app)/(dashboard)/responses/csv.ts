/** Characters that spreadsheets take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** One field: text that a spreadsheet would run is made plain text, and quoted as RFC 4180 says. */
function field(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table as CSV (RFC 4180). */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');

/** Hands a text to the browser as a file to keep. */
export function download(name: string, text: string): void {
  // Without the mark, Excel reads UTF-8 as another encoding.
  const blob = new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' });
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
