import type { Ctx } from '../../../auth/context';
import type { CompanyTx } from '../../../database/company-db';
import type { Tag } from './schema';

type Reading = Pick<CompanyTx, 'tag'> | Ctx['db'];

const select = { id: true, name: true, backgroundColor: true, textColor: true } as const;

/** The tags of some ids, by id. One that was deleted is not among them. */
export async function tagsById(db: Reading, ids: readonly number[]): Promise<Map<number, Tag>> {
  if (!ids.length) return new Map();
  const tags = await db.tag.findMany({ where: { id: { in: [...new Set(ids)] } }, select });
  return new Map(tags.map((tag) => [tag.id, tag]));
}

/** The tags of some names, oldest first. One that does not exist is not among them. */
export const tagsNamed = async (db: Reading, names: readonly string[]): Promise<Tag[]> =>
  names.length ? db.tag.findMany({ where: { name: { in: [...names] } }, select, orderBy: { id: 'asc' } }) : [];
