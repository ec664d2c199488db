import { types } from 'pg';

const INT8 = 20;
const TIMESTAMPTZ = 1184;
const parseOther = types.getTypeParser(TIMESTAMPTZ, 'text');
/** `Date` of the platform: Next.js replaces the global one by a constructor that takes three times as long. */
const NativeDate = Date;

/**
 * Parses a `timestamptz` as PostgreSQL writes it on a connection in UTC: `2026-03-01 09:30:00.123+00`. The parser of `pg`, which takes
 * everything else (years before 1 and after 9999, other zones), needs several regular expressions for each value.
 */
export function parseTimestamp(text: string): unknown {
  if (text[10] !== ' ' || !text.endsWith('+00')) return parseOther(text);
  return new NativeDate(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`);
}

type Parse = (text: string) => unknown;

/** The parsers of values in rows, for the `types` of a connection. */
export const typeParsers = {
  getTypeParser(oid: number, format?: 'text' | 'binary'): Parse {
    if (format !== 'binary') {
      // Sums and counts are int8; all of them fit a JavaScript number.
      if (oid === INT8) return Number;
      if (oid === TIMESTAMPTZ) return parseTimestamp;
    }
    return types.getTypeParser(oid, format);
  },
};
