import type { IncomingMessage } from 'node:http';
import { someHints } from '../../../widgets/validation/nearest';
import { issuesOf } from '../../operations/failure';
import { unknownField } from '../../operations/faults';
import { invalid, MAX_ISSUES } from '../../platform/errors';
import { readJson } from '../../platform/json-text';
import { inputShape } from '../operations';
import { readNodeBody, readQuery } from '../request-text';
import type { Route, TextType } from './routes';
import { readRows } from './rows';

type Values = Record<string, unknown>;

const JSON_TYPE = /^application\/json\s*(;|$)/i;

const badBody = (code: string, message: string) => invalid([{ path: '', code, message }]);

/** Parses a text by the type of its field; unchanged if it does not match. */
export function parseText(text: string, type: TextType | undefined): unknown {
  if (type === 'number') return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}

/** The text as one name with commas, and as several names, since it can mean either. */
const namesIn = (text: string): string[] => [...new Set([text, ...text.split(',')])];

const isList = (type: TextType | undefined): boolean => type === 'list' || type === 'texts';

const ENTRY = /^(\w+)\[(.+)\]$/s;

/** Removes the entries of objects, such as `metadata[plan]=pro`, from a query string, and returns the objects by name. */
function recordsIn(textTypes: Route['textTypes'], params: URLSearchParams): Map<string, Values> {
  const records = new Map<string, Values>();
  for (const key of new Set(params.keys())) {
    const [, name = '', entry = ''] = ENTRY.exec(key) ?? [];
    if (textTypes.get(name) !== 'record') continue;
    const texts = params.getAll(key);
    const entries = records.get(name) ?? {};
    // Not by assignment, because the key `__proto__` would set the prototype.
    Object.defineProperty(entries, entry, { value: texts.length > 1 ? texts : texts[0], enumerable: true });
    records.set(name, entries);
    params.delete(key);
  }
  return records;
}

/**
 * The values in a query string. A key given several times becomes an array; lists may also be comma-separated, and their key may end
 * in `[]`. `_`, which some clients add to bypass caches, is ignored.
 * Entries of an object are named in brackets: `metadata[plan]=pro`.
 */
export function queryValues({ textTypes }: Pick<Route, 'textTypes'>, params: URLSearchParams): Values {
  const values: Values = {};
  params.delete('_');
  for (const [name, entries] of recordsIn(textTypes, params)) values[name] = entries;
  for (const [key, value] of [...params]) {
    const name = key.replace(/\[\]$/, '');
    if (name === key || !isList(textTypes.get(name))) continue;
    params.append(name, value);
    params.delete(key, value);
  }
  for (const key of new Set(params.keys())) {
    const type = textTypes.get(key);
    const texts = params.getAll(key);
    const value = isList(type)
      ? (type === 'list' ? texts.flatMap(namesIn) : texts).filter((text) => text !== '')
      : texts.length > 1
        ? texts
        : parseText(texts[0] ?? '', type);
    // Not by assignment, because the key `__proto__` would set the prototype.
    Object.defineProperty(values, key, { value, enumerable: true });
  }
  return values;
}

async function bodyValues({ needsBody }: Route, req: IncomingMessage): Promise<Values> {
  const text = await readNodeBody(req);
  if (text === '' && !needsBody) return {};
  if (!JSON_TYPE.test(req.headers['content-type'] ?? ''))
    throw badBody('invalid_content_type', 'Send the body as JSON with `Content-Type: application/json`.');
  let body: unknown;
  try {
    body = readJson(text).value;
  } catch {
    throw badBody('invalid_json', 'The body is not valid JSON.');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw badBody('invalid_type', 'The body must be a JSON object.');
  return { ...body };
}

/**
 * Reads the input of an operation from a request: path and query are converted by the schema's types, the body is not.
 * @throws DocentError `validation_error`, `payload_too_large`, `unsupported_media_type`
 */
export async function readInput(
  route: Route,
  parameters: Record<string, string>,
  req: IncomingMessage,
): Promise<Values> {
  const inPath = Object.fromEntries(
    Object.entries(parameters).map(([key, text]) => [key, parseText(text, route.textTypes.get(key))]),
  );
  const query = queryValues(route, readQuery(req));
  if (route.method === 'GET' || route.method === 'DELETE') return { ...query, ...inPath };
  const { rows } = route.operation.meta;
  const body = await (rows ? readRows(rows, req) : bodyValues(route, req));
  const values = { ...body, ...inPath };
  // Path parameters may be repeated in the body with the same value, since responses contain them.
  const stray = [
    ...Object.keys(query),
    ...Object.keys(inPath).filter((key) => key in body && body[key] !== inPath[key]),
  ];
  if (!stray.length) return values;
  const shape = inputShape(route.operation);
  const hints = someHints();
  const strayField = (path: string) =>
    Object.hasOwn(shape, path) && path in query
      ? 'Belongs into the body, not into the query string.'
      : Object.hasOwn(inPath, path)
        ? 'Differs from the path; leave it out.'
        : unknownField(path, shape, hints);
  const { error } = (await route.operation.input?.safeParseAsync(values)) ?? {};
  throw invalid([
    ...stray.map((path, at) => ({
      path,
      code: 'unrecognized_keys',
      message: at < MAX_ISSUES ? strayField(path) : '',
    })),
    ...(error ? issuesOf(error, hints) : []),
  ]);
}
