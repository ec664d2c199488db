import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import findMyWay from 'find-my-way';
import type { Ctx } from '../../identity/context';
import { missingScope } from '../../identity/scopes';
import { invalid } from '../../kernel/errors';
import { issuesOf } from '../../operation/failure';
import { requireStorable } from '../../operation/storable';
import { parseText, queryValues } from '../rest/input';
import { textTypesOf } from '../rest/routes';
import { BYTE_ORDER_MARK, type CsvExport, csvExports, toCsv } from '../router';

/** A table that a request asks for, with the parameters of its path. */
export type CsvAsked = { table: CsvExport; parameters: Record<string, string | undefined> };

const tables = findMyWay({ maxParamLength: 16_384 });
for (const table of csvExports) tables.on('GET', table.path.replace(/\{(\w+)\}/g, ':$1'), () => {}, table);

/** The table that a request asks for at a path without the base; undefined where it asks for none. */
export function findCsv({ method }: IncomingMessage, path: string): CsvAsked | undefined {
  const found = method === 'GET' && path.endsWith('.csv') ? tables.find('GET', path) : null;
  return found ? { table: found.store as CsvExport, parameters: found.params } : undefined;
}

function readInput({ table, parameters }: CsvAsked, query: URLSearchParams): unknown {
  const textTypes = textTypesOf(table.input.shape);
  const inPath = Object.entries(parameters).map(([key, text = '']) => [key, parseText(text, textTypes.get(key))]);
  const given = { ...queryValues({ textTypes }, query), ...Object.fromEntries(inPath) };
  requireStorable(given);
  const { error } = table.input.safeParse(given);
  if (error) throw invalid(issuesOf(error));
  return given;
}

const fileName = (path: string): string => path.split('/').filter(Boolean).join('-');

/**
 * Streams a table as CSV: what is read of it at a time is sent before the next is read, each when it is the company's turn. A fault on
 * the way cuts the connection, so that nobody takes a part for the whole.
 * @throws DocentError before anything was sent: `insufficient_scope`, `validation_error`, `not_found`, `unavailable`.
 */
export async function serveCsv(res: ServerResponse, ctx: Ctx, found: CsvAsked, query: URLSearchParams): Promise<void> {
  if (!ctx.can('read')) throw missingScope('read');
  const rows = found.table.open(ctx, readInput(found, query));
  const next = () => ctx.inTurn(() => rows.next(), found.table.load);
  const first = await next();
  async function* lines() {
    yield BYTE_ORDER_MARK;
    for (let page = first; !page.done; page = await next()) yield toCsv(page.value);
  }
  const path = found.table.path.replace(/\{(\w+)\}/g, (_, key: string) => found.parameters[key] ?? '');
  res.writeHead(200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${fileName(path).replace(/[^\w.-]/g, '')}"`,
  });
  await pipeline(Readable.from(lines()), res).catch(() => res.destroy());
}
