import type { IncomingMessage } from 'node:http';
import { CsvError, parse } from 'csv-parse/sync';
import { MAX } from '../../../widgets/contract/limits';
import type { RowsSpec } from '../../operations/operation';
import { isExact } from '../../operations/storable';
import { DocentError, invalid } from '../../platform/errors';
import { readJson } from '../../platform/json-text';
import { readNodeBody } from '../request-text';

/** The largest body of rows that is read. */
export const MAX_ROWS_BODY = 4_194_304;

const bad = (code: string, message: string) => invalid([{ path: '', code, message }]);

/** One row more than the maximum, to detect too many rows. */
const ROWS = MAX.rows + 1;

function readBody(text: string, { field }: RowsSpec): Record<string, unknown> {
  let body: unknown;
  try {
    body = readJson(text).value;
  } catch {
    throw bad('invalid_json', 'The body is not valid JSON.');
  }
  if (Array.isArray(body)) return { [field]: body };
  if (typeof body === 'object' && body !== null) return { ...body };
  throw bad('invalid_type', `The body must be a JSON array of rows, or an object with \`${field}\`.`);
}

/** Parses a line of JSON. A line that is not JSON is returned as text, which the validation of rows rejects. */
function readLine(line: string): unknown {
  try {
    return readJson(line).value;
  } catch {
    return line;
  }
}

const readLines = (text: string, { field }: RowsSpec) => ({
  [field]: text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, ROWS)
    .map(readLine),
});

/** Parses a cell: booleans, and numbers that are stored exactly as the cell has them. Others are text, such as `007` and long ids. */
function cellValue(cell: string): unknown {
  if (cell === 'true' || cell === 'false') return cell === 'true';
  const number = Number(cell);
  return String(number) === cell && isExact(number) ? number : cell;
}

/** Cell delimiters: a comma, or others that spreadsheets use in locales with a decimal comma. */
const DELIMITERS = [',', ';', '\t'];

/** The first line with which a file declares its delimiter to Excel. */
const EXCEL_HINT = /^\uFEFF?sep=.\r?\n/i;

/** The delimiter with which the first line contains the required column; a comma if there is none. */
function delimiterOf(text: string, key: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  const names = (delimiter: string) => {
    const [header = []] = parse(first, { bom: true, relaxColumnCount: true, relaxQuotes: true, delimiter });
    return header.map((name) => name.trim());
  };
  return DELIMITERS.find((delimiter) => names(delimiter).includes(key)) ?? ',';
}

function readTable(text: string, { field, key, others, texts = [], numbers = [] }: RowsSpec) {
  let table: string[][];
  let delimiter = ',';
  try {
    const lines = text.replace(EXCEL_HINT, '');
    delimiter = delimiterOf(lines, key);
    table = parse(lines, { bom: true, relaxColumnCount: true, skipEmptyLines: true, to: ROWS + 1, delimiter });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw bad('invalid_csv', `The body is not valid CSV: ${error.message}.`);
  }
  const [header = [], ...rows] = table;
  const names = header.map((name) => name.trim());
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw bad('invalid_csv', `Two columns are called \`${twice}\`.`);
  const place = names.indexOf(key);
  if (place < 0)
    throw bad(
      'invalid_csv',
      `The first line must name the columns, one of them \`${key}\`, with a comma, a semicolon or a tab between them.`,
    );
  const toRow = (cells: string[]) => {
    // A row whose number of cells differs from the header is truncated or wrongly quoted.
    if (cells.length !== names.length) return cells.join(delimiter);
    const own: Record<string, unknown> = {};
    const values = names.flatMap((name, at) => {
      const cell = cells[at] ?? '';
      if (at === place || cell === '') return [];
      if (!texts.includes(name) && !numbers.includes(name)) return [[name, cellValue(cell)] as const];
      own[name] = texts.includes(name) ? cell : cellValue(cell);
      return [];
    });
    return { [key]: cells[place], ...own, [others]: Object.fromEntries(values) };
  };
  return { [field]: rows.map(toRow) };
}

const READERS: [RegExp, (text: string, spec: RowsSpec) => Record<string, unknown>][] = [
  [/^application\/json\s*(;|$)/i, readBody],
  [/^application\/(x-)?ndjson\s*(;|$)/i, readLines],
  [/^text\/csv\s*(;|$)/i, readTable],
];

/**
 * Reads rows from a body: a JSON array, or an object with that array; lines of JSON; or CSV with a header line. Empty CSV cells are left
 * out.
 * @throws DocentError `unsupported_media_type` for another content type, `payload_too_large`, `validation_error`
 */
export async function readRows(spec: RowsSpec, req: IncomingMessage): Promise<Record<string, unknown>> {
  const type = req.headers['content-type'] ?? '';
  const [, read] = READERS.find(([pattern]) => pattern.test(type)) ?? [];
  if (!read)
    throw new DocentError(
      'unsupported_media_type',
      'Send rows as application/json, application/x-ndjson or text/csv, and say so in Content-Type.',
    );
  return read(await readNodeBody(req, MAX_ROWS_BODY), spec);
}
