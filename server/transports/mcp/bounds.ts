import { beginningOf } from '../../../widgets/targeting/beginning';
import type { Path } from '../../operations/end-users';
import { estimateTokens } from './estimate-tokens';
import { type Note, shorten } from './shorten';
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

/** How a result is sent: its form, and the part of a path that a notice may name. */
type Sending = { asSent: AsSent; shownPath: (path: Path) => Path };

const UNCHANGED: Sending = { asSent: (result) => result, shownPath: (path) => path };

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

const pathText = (path: Path): string =>
  path.reduce<string>((text, key) => (typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${key}` : key), '');

/** Collects the paths of shortened values, as texts. */
function noteIn(paths: Set<string>, shownPath: Sending['shownPath']): Note {
  return (path, kept) => {
    const shown = shownPath(path);
    paths.add(pathText(shown) + (kept && shown.length === path.length ? ` (${kept})` : ''));
  };
}

/** A notice for a shortened result, so that a model does not take it for complete or send it back. */
function shortenedNotice(paths: ReadonlySet<string>, how: string): string[] {
  if (!paths.size) return [];
  const named = [...paths].slice(0, MAX_LISTED_PATHS).map((path) => beginningOf(path, 100));
  const more = paths.size > named.length ? ` and ${paths.size - named.length} more` : '';
  return [`Shortened: ${named.join(', ')}${more}. ${how} Do not send what is shortened back.`];
}

function boundObject(result: Json, { asSent, shownPath }: Sending): Sent {
  let most = MAX_TOKENS * MAX_BYTES_PER_TOKEN;
  for (;;) {
    const paths = new Set<string>();
    const short = shorten(result, most, [], noteIn(paths, shownPath)) as Json;
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
 * @param sending `asSent` transforms a result into the form in which it is sent, whose size is measured; `shownPath` returns the part of
 * a path that the notice may name
 * @returns the result in that form, and its JSON
 */
export async function limitResult(
  result: Json,
  again: (limit: number) => Promise<Json>,
  sending: Sending = UNCHANGED,
): Promise<Sent> {
  const { asSent, shownPath } = sending;
  const whole = sentOf(result, asSent);
  if (isWithin(whole)) return whole;
  if (!isList(result)) return boundObject(result, sending);
  let list: List = result;
  for (;;) {
    const paths = new Set<string>();
    const note = noteIn(paths, shownPath);
    const rows = list.data.map((row, at) => shorten(row, MAX_ROW_BYTES, ['data', at], note));
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
    if (!isList(next)) return boundObject(next, sending);
    list = next;
  }
}
