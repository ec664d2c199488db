import type { messages, PGlite } from '@electric-sql/pglite';

const MARK = '\uFEFF';
const MARK_BYTES = Buffer.from(MARK);
const DATA_ROW = 'D'.charCodeAt(0);

const isRow = (message: messages.BackendMessage): message is messages.DataRowMessage => message.name === 'dataRow';

/** Which fields of a row begin with a byte order mark. `row` is what follows the type and the length of a `DataRow` message. */
function* markedFields(row: Buffer): Generator<number> {
  let at = 2;
  for (let field = 0; field < row.readInt16BE(0); field++) {
    const length = row.readInt32BE(at);
    at += 4;
    if (length < 0) continue;
    if (length >= MARK_BYTES.length && row.compare(MARK_BYTES, 0, undefined, at, at + MARK_BYTES.length) === 0)
      yield field;
    at += length;
  }
}

/** The rows in the bytes of an answer, one after the other. */
function* rowsIn(answer: Buffer): Generator<Buffer> {
  for (let at = 0; at < answer.length; ) {
    const end = at + 1 + answer.readInt32BE(at + 1);
    if (answer[at] === DATA_ROW) yield answer.subarray(at + 5, end);
    at = end;
  }
}

/** Adds the marks that decoding has removed from the rows of an answer. */
function restoreMarks(found: messages.BackendMessage[], answer: Buffer): void {
  const bytes = rowsIn(answer);
  for (const { fields } of found.filter(isRow)) {
    const { value: row } = bytes.next();
    if (!row) return;
    for (const field of markedFields(row)) fields[field] = MARK + (fields[field] ?? '');
  }
}

/**
 * Makes a database return texts as they were stored. PGlite decodes each field by itself, and so removes a U+FEFF from its beginning.
 * Answers that contain none cost one search in their bytes.
 */
export function keepByteOrderMarks(client: PGlite): void {
  // Every query of PGlite reads its messages by this method. Unlike the method in its place, `execProtocol` returns the bytes too.
  client.execProtocolStream = async (message, options) => {
    const { messages: found, data } = await client.execProtocol(message, options);
    const answer = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
    if (answer.includes(MARK_BYTES)) restoreMarks(found, answer);
    return found;
  };
}
