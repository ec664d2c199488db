import type { IncomingMessage, ServerResponse } from 'node:http';
import findMyWay from 'find-my-way';
import type { Ctx } from '../../auth/context';
import { missingScope } from '../../auth/scopes';
import type { Load } from '../../database/turns';
import { issuesOf } from '../../operations/failure';
import { requireStorable } from '../../operations/storable';
import { DocentError, invalid } from '../../platform/errors';
import { parseText, queryValues } from '../rest/input';
import { textTypesOf } from '../rest/routes';
import { type CsvExport, csvExports, type Rows } from '../router';
import { beginDownload } from './downloads';
import { sendRows } from './send';

/** A request for a table, with its path parameters. */
export type CsvRequest = { table: CsvExport; parameters: Record<string, string | undefined>; method: 'GET' | 'HEAD' };

const tables = findMyWay({ maxParamLength: 16_384 });
for (const table of csvExports) tables.on('GET', table.path.replace(/\{(\w+)\}/g, ':$1'), () => {}, table);

/**
 * Finds the table of a request by its path without the base.
 * @returns undefined if no table has this path
 * @throws DocentError `method_not_allowed` for methods other than GET and HEAD
 */
export function findCsv({ method = '' }: IncomingMessage, path: string): CsvRequest | undefined {
  const found = path.endsWith('.csv') ? tables.find('GET', path) : null;
  if (!found) return undefined;
  if (method !== 'GET' && method !== 'HEAD')
    throw new DocentError('method_not_allowed', `${method} is not possible here.`, { allowed: ['GET'] });
  return { table: found.store as CsvExport, parameters: found.params, method };
}

function readInput({ table, parameters }: CsvRequest, query: URLSearchParams): unknown {
  const textTypes = textTypesOf(table.input.shape);
  const inPath = Object.entries(parameters).map(([key, text = '']) => [key, parseText(text, textTypes.get(key))]);
  const given = { ...queryValues({ textTypes }, query), ...Object.fromEntries(inPath) };
  requireStorable(given);
  const { error } = table.input.safeParse(given);
  if (error) throw invalid(issuesOf(error));
  return given;
}

const fileName = (path: string): string => path.split('/').filter(Boolean).join('-');

/** How often a partly sent table waits again for its turn: 30 seconds in total. */
const MAX_WAITS = 20;

/** Reads the next rows of a table when it is the company's turn. The read is not repeated, since a generator ends when it fails. */
async function nextInTurn(ctx: Ctx, rows: Rows, load: Load | undefined, waits: number) {
  let reading: ReturnType<Rows['next']> | undefined;
  const read = () => {
    reading = rows.next();
    return reading;
  };
  for (let wait = 1; ; wait += 1) {
    try {
      return await ctx.inTurn(read, load);
    } catch (error) {
      if (reading || wait >= waits) throw error;
    }
  }
}

async function* restOf(ctx: Ctx, rows: Rows, load: Load | undefined, first: IteratorResult<string[][]>): Rows {
  for (let some = first; !some.done; some = await nextInTurn(ctx, rows, load, MAX_WAITS)) yield some.value;
}

/** Sends a table whose first rows have been read. */
export type SendCsv = (res: ServerResponse) => Promise<void>;

/**
 * Reads the first rows of a table, and returns a function that sends it, which must be called.
 * Each batch of rows is read when it is the company's turn, and sent before the next is read.
 * @throws DocentError `insufficient_scope`, `validation_error`, `not_found`, `unavailable`; `rate_limit_exceeded` at the maximum of
 * concurrent downloads
 */
export async function openCsv(ctx: Ctx, found: CsvRequest, query: URLSearchParams): Promise<SendCsv> {
  if (!ctx.can('read')) throw missingScope('read');
  const { rows, load } = found.table.open(ctx, readInput(found, query));
  const end = beginDownload(ctx);
  try {
    const first = await nextInTurn(ctx, rows, load, 1);
    return (res) => give(res, found, restOf(ctx, rows, load, first)).finally(end);
  } catch (error) {
    end();
    throw error;
  }
}

async function give(res: ServerResponse, { table, parameters, method }: CsvRequest, rows: Rows): Promise<void> {
  const path = table.path.replace(/\{(\w+)\}/g, (_, key: string) => parameters[key] ?? '');
  res.writeHead(200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${fileName(path).replace(/[^\w.-]/g, '')}"`,
  });
  if (method === 'HEAD') res.end();
  else await sendRows(res, rows);
}
