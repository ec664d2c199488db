import { estimateTokens } from './estimate-tokens';
import { shorten } from './shorten';
import type { Json } from './tool-schemas';

/** Maximum tokens of a result, and the share of them that is reserved for the notice and the boundaries around texts of end users. */
const MAX_TOKENS = 25_000;
const RESERVED_TOKENS = 500;

/** Upper estimate of the bytes of a token. */
const MAX_BYTES_PER_TOKEN = 4;

/** Maximum bytes of a row in a list, so that one row does not use up the space of the others. */
const MAX_ROW_BYTES = 5_000;
const MAX_LISTED_PATHS = 5;

/** Transforms a result into the form in which it is sent, which may be larger. */
type AsSent = (result: Json) => Json;

/** A result in the form in which it is sent, and its JSON. */
type Sent = { result: Json; json: string };

function sentOf(result: Json, asSent: AsSent): Sent {
  const sent = asSent(result);
  return { result: sent, json: JSON.stringify(sent) };
}

/** A text has at most one token for each byte, so small results are not tokenized. */
const isWithin = ({ json }: Sent): boolean =>
  Buffer.byteLength(json) <= MAX_TOKENS - RESERVED_TOKENS || estimateTokens(json) <= MAX_TOKENS - RESERVED_TOKENS;

const tokensOf = (value: unknown): number => estimateTokens(JSON.stringify(value) ?? '');

type List = Json & { data: unknown[]; pagination: Json };

const isList = (result: Json): result is List =>
  Array.isArray(result.data) && typeof result.pagination === 'object' && result.pagination !== null;

const noticed = (sentences: string[], result: Json): Json => ({ notice: sentences.join(' '), ...result });

/** A notice for a shortened result, so that a model does not take it for complete or send it back. */
function shortenedNotice(paths: readonly string[], how: string): string[] {
  if (!paths.length) return [];
  const named = paths.slice(0, MAX_LISTED_PATHS).map((path) => path.slice(0, 100));
  const more = paths.length > named.length ? ` and ${paths.length - named.length} more` : '';
  return [`Shortened: ${named.join(', ')}${more}. ${how} Do not send what is shortened back.`];
}

function boundObject(result: Json, asSent: AsSent): Sent {
  let most = MAX_TOKENS * MAX_BYTES_PER_TOKEN;
  for (;;) {
    const paths: string[] = [];
    const short = shorten(result, most, '', (path) => paths.push(path)) as Json;
    if (isWithin(sentOf(short, asSent))) {
      const sentences = shortenedNotice(paths, 'Ask for less with `fields`, such as ["metadata.plan"].');
      return sentOf(noticed(sentences, short), asSent);
    }
    most = Math.floor(most * 0.8);
  }
}

/**
 * Keeps a result within the token limit. A list returns fewer rows; large values in rows and in other results are shortened, with a
 * notice.
 * @param again reads the list again with fewer rows, so that the operation returns the right cursor
 * @param asSent transforms a result into the form in which it is sent, whose size is measured
 * @returns the result in that form, and its JSON
 */
export async function limitResult(
  result: Json,
  again: (limit: number) => Promise<Json>,
  asSent: AsSent = (same) => same,
): Promise<Sent> {
  const whole = sentOf(result, asSent);
  if (isWithin(whole)) return whole;
  if (!isList(result)) return boundObject(result, asSent);
  let list: List = result;
  for (;;) {
    const paths: string[] = [];
    const rows = list.data.map((row, at) => shorten(row, MAX_ROW_BYTES, `data[${at}]`, (path) => paths.push(path)));
    let left = MAX_TOKENS - RESERVED_TOKENS - tokensOf({ ...list, data: [] });
    const fitting = rows.findIndex((row) => {
      left -= tokensOf(asSent({ data: [row] }).data) + 1;
      return left < 0;
    });
    if (fitting === -1 || rows.length <= 1) {
      const cut = result.data.length - rows.length;
      const sentences = [
        ...(cut > 0
          ? [
              `Only the first ${rows.length} of the ${result.data.length} rows asked for fit; \`after\`: \`pagination.next\` goes on.`,
            ]
          : []),
        ...shortenedNotice(paths, 'Ask for less of each row with `fields` or `summary: true`.'),
      ];
      return sentOf(noticed(sentences, { ...list, data: rows }), asSent);
    }
    const next = await again(Math.max(1, fitting));
    if (!isList(next)) return boundObject(next, asSent);
    list = next;
  }
}
