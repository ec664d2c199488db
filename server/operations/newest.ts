import { POSITIONS, pageOf, positionAfter } from './cursor';
import { type Since, since, sinceWhere } from './dates';
import { iso, type Page, page } from './wire';

const orderBy: { createdAt?: 'desc'; id?: 'desc' }[] = [{ createdAt: 'desc' }, { id: 'desc' }];

type Bounds = ReturnType<typeof sinceWhere>;
type Place = { OR: ({ createdAt: { lt: Date } } | { createdAt: Date; id: { lt: number } })[] };
type Where = { AND: (Bounds | Place)[] };
type Reading = { orderBy: typeof orderBy; take: number; skip: number; where: Where };

/** The input fields of a list with the newest rows first. */
export const newestInput = { ...page, ...since };

export type NewestInput = Page & Since;

function whereAfter(page: Page): Place[] {
  const place = positionAfter(page, POSITIONS.dated);
  if (!place) return [];
  const [createdAt, id] = [new Date(place[0]), place[1]];
  return [{ OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] }];
}

/**
 * Reads one page of a table, newest first, into the list envelope.
 * @param count counts the rows between the bounds that it is given. @param find reads them in the order and between the bounds that it is given.
 */
export async function listNewest<Row extends { createdAt: Date; id: number }, Item>(
  input: NewestInput,
  count: (matching: { where: Bounds }) => Promise<number>,
  find: (reading: Reading) => Promise<Row[]>,
  toItem: (row: Row) => Item,
) {
  const bounds = sinceWhere(input);
  const where = { AND: [bounds, ...whereAfter(input)] };
  const [total, rows] = await Promise.all([
    count({ where: bounds }),
    find({ orderBy, take: input.limit + 1, skip: input.offset, where }),
  ]);
  return pageOf(rows, total, input, { toItem, placeOf: ({ createdAt, id }) => [iso(createdAt), id] });
}
