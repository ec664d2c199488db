import type { messages, PGlite } from '@electric-sql/pglite';

const MARK_BYTES = Buffer.from('\uFEFF');
const DATA_ROW = 'D'.charCodeAt(0);

const isRow = (message: messages.BackendMessage): message is messages.DataRowMessage => message.name === 'dataRow';

/** The fields of a row that begin with a byte order mark, with their texts. `row` is the body of a `DataRow` message. */
function* markedFields(row: Buffer): Generator<[field: number, text: string]> {
  let at = 2;
  for (let field = 0; field < row.readInt16BE(0); field++) {
    const length = row.readInt32BE(at);
    at += 4;
    if (length < 0) continue;
    const bytes = row.subarray(at, at + length);
    if (bytes.indexOf(MARK_BYTES) === 0) yield [field, bytes.toString()];
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

/** Replaces the texts of an answer from which decoding removed the marks. If a version of PGlite keeps them, this changes nothing. */
function restoreMarks(found: messages.BackendMessage[], answer: Buffer): void {
  const bytes = rowsIn(answer);
  for (const { fields } of found.filter(isRow)) {
    const { value: row } = bytes.next();
    if (!row) return;
    for (const [field, text] of markedFields(row)) fields[field] = text;
  }
}

/**
 * Makes a database return texts as they were stored. PGlite decodes each field by itself, and so removes a U+FEFF from its beginning.
 * Answers that contain none cost one search in their bytes.
 */
export function keepByteOrderMarks(client: PGlite): void {
  // Every query of PGlite reads its messages with this method. Unlike the replaced method, `execProtocol` also returns the bytes.
  client.execProtocolStream = async (message, options) => {
    const { messages: found, data } = await client.execProtocol(message, options);
    const answer = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
    if (answer.includes(MARK_BYTES)) restoreMarks(found, answer);
    return found;
  };
}
