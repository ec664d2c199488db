import { PLACES, pageOf, placeAfter } from './cursor';
import { iso, type Page } from './wire';

const orderBy: { createdAt?: 'desc'; id?: 'desc' }[] = [{ createdAt: 'desc' }, { id: 'desc' }];

type Where = { OR: ({ createdAt: { lt: Date } } | { createdAt: Date; id: { lt: number } })[] };
type Reading = { orderBy: typeof orderBy; take: number; skip: number; where?: Where };

function whereAfter(page: Page): { where?: Where } {
  const place = placeAfter(page, PLACES.dated);
  if (!place) return {};
  const [createdAt, id] = [new Date(place[0]), place[1]];
  return { where: { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] } };
}

/**
 * Reads one page of a table, newest first, into the list envelope.
 * @param total counts the rows. @param find reads them in the order and between the bounds that it is given.
 */
export async function listNewest<Row extends { createdAt: Date; id: number }, Item>(
  page: Page,
  total: Promise<number>,
  find: (reading: Reading) => Promise<Row[]>,
  toItem: (row: Row) => Item,
) {
  const reading = { orderBy, take: page.limit + 1, skip: page.offset, ...whereAfter(page) };
  const [count, rows] = await Promise.all([total, find(reading)]);
  return pageOf(rows, count, page, { toItem, placeOf: ({ createdAt, id }) => [iso(createdAt), id] });
}
