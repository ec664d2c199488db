import { z } from 'zod';
import { invalid } from '../kernel/errors';
import { MAX_ID, type Page } from './wire';

const moment = z.iso.datetime({ offset: false });
const id = z.int().min(0);
const text = z.string().max(1_000);

/** Where a row stands in its list, by what it is ordered by: such as its moment, then its id. */
export const PLACES = {
  dated: z.tuple([moment, id.max(MAX_ID)]),
  datedText: z.tuple([moment, text]),
  datedKind: z.tuple([moment, text, id]),
  named: z.tuple([text, id.max(MAX_ID)]),
  counted: z.tuple([id.max(MAX_ID), id.max(MAX_ID)]),
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
 * Reads the place that a page begins after; undefined for the first page and those by offset.
 * @throws DocentError `validation_error` for a cursor that is none of this list, or comes with an offset.
 */
export function placeAfter<P extends z.ZodType<Place>>({ after, offset }: Page, form: P): z.output<P> | undefined {
  if (after === undefined) return undefined;
  if (offset > 0) throw refuse('custom', 'Send `after` or `offset`, not both.');
  const place = form.safeParse(parse(after));
  if (!place.success) throw refuse('invalid_cursor', 'Must be the `pagination.next` of this list.');
  return place.data;
}

/**
 * Puts the rows of a page and the total of all into the list envelope.
 * @param rows one more than the limit, where there are more; the cursor of the next page comes from the last that is shown.
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
