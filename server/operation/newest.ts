import { envelope, type Page } from './wire';

const orderBy: { createdAt?: 'desc'; id?: 'desc' }[] = [{ createdAt: 'desc' }, { id: 'desc' }];

/**
 * Reads one page of a table, newest first, into the list envelope.
 * @param total counts the rows. @param find reads them in the order and between the bounds that it is given.
 */
export async function listNewest<Row, Item>(
  { limit, offset }: Page,
  total: Promise<number>,
  find: (order: { orderBy: typeof orderBy; take: number; skip: number }) => Promise<Row[]>,
  toItem: (row: Row) => Item,
) {
  const [count, rows] = await Promise.all([total, find({ orderBy, take: limit, skip: offset })]);
  return envelope(rows.map(toItem), count, { limit, offset });
}
