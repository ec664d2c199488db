import { createHash } from 'node:crypto';
import { z } from 'zod';
import { invalid } from '../platform/errors';
import { MAX_ID, type Page } from './wire';

const moment = z.iso.datetime({ offset: false });
const id = z.int().min(0);
const text = z.string().max(1_000);

/** The positions of rows in their lists, by their sort keys: such as the timestamp, then the id. */
export const POSITIONS = {
  dated: z.tuple([moment, id.max(MAX_ID)]),
  datedText: z.tuple([moment, text]),
  datedKind: z.tuple([moment, text, id]),
  named: z.tuple([text, id.max(MAX_ID)]),
  counted: z.tuple([id.max(MAX_ID), id.max(MAX_ID)]),
  ranked: z.tuple([z.number(), id.max(MAX_ID)]),
  countedText: z.tuple([id.max(MAX_ID), text]),
  eventName: z.tuple([z.int().min(0).max(1), id, text, text]),
  numbered: z.tuple([id.max(MAX_ID)]),
};

type Place = readonly (string | number)[];

const refuse = (code: string, message: string) => invalid([{ path: 'after', code, message }]);

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}

/**
 * Reads the position after which a page begins; undefined for the first page and for offsets.
 * @throws DocentError `validation_error` for a cursor of another list, or together with an offset.
 */
export function positionAfter<P extends z.ZodType<Place>>({ after, offset }: Page, form: P): z.output<P> | undefined {
  if (after === undefined) return undefined;
  if (offset > 0) throw refuse('custom', 'Send `after` or `offset`, not both.');
  const place = form.safeParse(parse(after));
  if (!place.success) throw refuse('invalid_cursor', 'Must be the `pagination.next` of this list.');
  return place.data;
}

const TAG_LENGTH = 6;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, TAG_LENGTH);

/** A value with the keys of its objects in order, so that equal inputs have the same JSON text. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Hashes of a list, and of its path, filters and sort order. */
function tagOf(list: string, input: Page & object): [list: string, selection: string] {
  const { limit: _, offset: __, after: ___, ...selection } = input;
  return [hashOf(list), hashOf(JSON.stringify(selection, inOrder))];
}

const AGAIN = 'or leave `after` out to begin with the first page.';

/** The encoded cursor of a position, which is bound to its list, order and filters. */
const bind = (place: string, list: string, input: Page & object): string => `${place}.${tagOf(list, input).join('')}`;

/** The encoded position in a bound cursor. @throws DocentError `validation_error` for the cursor of another list, order or filter. */
function unbind(after: string, list: string, input: Page & object): string {
  const [, place = '', ofList, ofSelection] =
    new RegExp(`^([^.]+)\\.(.{${TAG_LENGTH}})(.{${TAG_LENGTH}})$`).exec(after) ?? [];
  const [thisList, thisSelection] = tagOf(list, input);
  if (ofList === undefined) {
    const isOld = Array.isArray(parse(after));
    const what = isOld
      ? 'This cursor comes from an earlier version of Docent'
      : 'This is not a cursor: send the `pagination.next` of this list unchanged';
    throw refuse(
      'invalid_cursor',
      isOld ? `${what}: leave \`after\` out to begin with the first page.` : `${what}, ${AGAIN}`,
    );
  }
  if (ofList !== thisList)
    throw refuse(
      'invalid_cursor',
      `This cursor belongs to another list: send the \`pagination.next\` of this one, ${AGAIN}`,
    );
  if (ofSelection !== thisSelection)
    throw refuse(
      'invalid_cursor',
      `This cursor belongs to another path, order or filter: send the same parameters as for the page before, ${AGAIN}`,
    );
  return place;
}

/** Replaces the bound cursor in the input of a list with its encoded position. @throws DocentError `validation_error` as `unbind` */
export const withPlace = <Input extends Page>(list: string, input: Input): Input =>
  input.after === undefined ? input : { ...input, after: unbind(input.after, list, input) };

/** Binds the cursor in the answer of a list to the list and its input. */
export function withCursor(list: string, input: Page, answer: unknown): unknown {
  const { pagination } = answer as { pagination?: { next?: string } };
  if (pagination?.next === undefined) return answer;
  return { ...(answer as object), pagination: { ...pagination, next: bind(pagination.next, list, input) } };
}

/**
 * Puts the rows of a page and the total into the list envelope.
 * @param rows one more than the limit, if there are more; the cursor of the next page is that of the last returned row.
 */
export function pageOf<Row, Item>(
  rows: readonly Row[],
  total: number,
  { limit, offset }: Page,
  { toItem, placeOf }: { toItem: (row: Row) => Item; placeOf: (row: Row) => Place },
) {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const next = last === undefined ? {} : { next: Buffer.from(JSON.stringify(placeOf(last))).toString('base64url') };
  return { data: shown.map(toItem), pagination: { total, limit, offset, ...next } };
}
