import { type Issue, invalid } from '../kernel/errors';

const MAX_DEPTH = 64;
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is what is looked for.
const UNSTORABLE_TEXT = /\u0000|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** Reads like `steps[0].domQuery`. */
export const pathText = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : text ? `${text}.${String(part)}` : String(part)),
    '',
  );

/** Lists what no PostgreSQL column can hold, wherever it stands: NUL, half a surrogate pair, an infinite number, endless nesting. */
export function unstorable(value: unknown, path: PropertyKey[] = []): Issue[] {
  const issue = (code: string, message: string): Issue[] => [{ path: pathText(path), code, message }];
  if (typeof value === 'string')
    return UNSTORABLE_TEXT.test(value) ? issue('invalid_text', 'Text must not hold NUL or half a surrogate pair.') : [];
  if (typeof value === 'number')
    return Number.isFinite(value) ? [] : issue('invalid_number', 'Must be a finite number.');
  if (typeof value !== 'object' || value === null) return [];
  if (path.length >= MAX_DEPTH) return issue('too_deep', `Must not nest deeper than ${MAX_DEPTH} levels.`);
  if (Array.isArray(value)) return value.flatMap((item, index) => unstorable(item, [...path, index]));
  return Object.entries(value).flatMap(([key, item]) => {
    if (key === '__proto__')
      return [{ path: pathText([...path, key]), code: 'invalid_key', message: 'This key is not allowed.' }];
    const inKey = UNSTORABLE_TEXT.test(key) ? unstorable(key, path) : [];
    return [...inKey, ...unstorable(item, [...path, key])];
  });
}

/** tRPC middleware: refuses an input that no PostgreSQL column can hold. @throws DocentError `validation_error` */
export async function requireStorable<T>(call: {
  getRawInput: () => Promise<unknown>;
  next: () => T;
}): Promise<Awaited<T>> {
  const issues = unstorable(await call.getRawInput());
  if (issues.length) throw invalid(issues);
  return await call.next();
}
