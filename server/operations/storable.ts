import { type Issue, invalid, MAX_ISSUES } from '../platform/errors';

const MAX_DEPTH = 64;
/** Maximum values, nested ones included: more than the metadata of a user can have. */
const MAX_VALUES = 40_000;
const TEXT_MESSAGE = 'Text must not hold NUL or half a surrogate pair.';
const NUMBER_MESSAGE =
  'Numbers lie between ±(2^53 − 1) and have at most 17 digits; send a longer one, such as an id, as text.';
// biome-ignore lint/suspicious/noControlCharactersInRegex: it matches NUL.
const UNSTORABLE_TEXT = /\u0000|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** A text that can be stored: each NUL and each half of a surrogate pair is replaced by U+FFFD. */
export const storableText = (text: string): string => text.replace(new RegExp(UNSTORABLE_TEXT, 'g'), '\uFFFD');

/** An integer beyond these bounds may have been rounded by the parser; `readJson` turns other lossy numbers into infinity. */
export const isExact = (value: number): boolean => Math.abs(value) <= Number.MAX_SAFE_INTEGER;

/** The path as text, such as `steps[0].domQuery`. */
export const pathText = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : text ? `${text}.${String(part)}` : String(part)),
    '',
  );

/** Collects values of an input that cannot be stored, up to the maximum. */
class Walk {
  readonly issues: Issue[] = [];
  private readonly path: PropertyKey[] = [];
  private values = 0;

  private note(code: string, message: string, ...key: PropertyKey[]): void {
    this.issues.push({ path: pathText([...this.path, ...key]), code, message });
  }

  private get isOver(): boolean {
    return this.issues.length >= MAX_ISSUES || this.values > MAX_VALUES;
  }

  get isTooMuch(): boolean {
    return this.values > MAX_VALUES;
  }

  /** Checks a value and all nested values. */
  visit(value: unknown): void {
    this.values += 1;
    if (typeof value === 'string') {
      if (UNSTORABLE_TEXT.test(value)) this.note('invalid_text', TEXT_MESSAGE);
    } else if (typeof value === 'number') {
      if (!isExact(value)) this.note('unsafe_number', NUMBER_MESSAGE);
    } else if (typeof value === 'object' && value !== null) this.enter(value);
  }

  private enter(value: object): void {
    if (this.path.length >= MAX_DEPTH)
      return void this.note('too_deep', `Must not nest deeper than ${MAX_DEPTH} levels.`);
    for (const key in value) {
      if (this.isOver) return;
      if (key === '__proto__') this.note('invalid_key', 'This key is not allowed.', key);
      else {
        if (UNSTORABLE_TEXT.test(key)) this.note('invalid_text', TEXT_MESSAGE);
        this.path.push(Array.isArray(value) ? Number(key) : key);
        this.visit((value as Record<string, unknown>)[key]);
        this.path.pop();
      }
    }
  }
}

/**
 * Lists the first hundred values, at any depth, that cannot be stored unchanged: NUL, unpaired surrogates, integers that JSON rounds,
 * infinite numbers, and nesting that is too deep. For an input with too many values, returns only that issue.
 */
export function unstorable(value: unknown): Issue[] {
  const walk = new Walk();
  walk.visit(value);
  if (!walk.isTooMuch) return walk.issues;
  return [{ path: '', code: 'too_many_values', message: `Must not hold more than ${MAX_VALUES} values in all.` }];
}

/** @throws DocentError `validation_error` for a body that holds too many values. */
export function requireFewValues(body: unknown): void {
  const [issue] = unstorable(body);
  if (issue?.code === 'too_many_values') throw invalid([issue]);
}

/** Refuses an input that cannot be stored unchanged. @throws DocentError `validation_error` */
export function requireStorable(input: unknown): void {
  const issues = unstorable(input);
  if (issues.length) throw invalid(issues);
}
