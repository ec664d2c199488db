import type { Ctx } from '../../../auth/context';
import type { CompanyTx } from '../../../database/company-db';
import type { Tag } from './schema';

type Reading = Pick<CompanyTx, 'tag'> | Ctx['db'];

const select = { id: true, name: true, backgroundColor: true, textColor: true } as const;

/** The tags with these ids, by id, without those that were deleted. */
export async function tagsById(db: Reading, ids: readonly number[]): Promise<Map<number, Tag>> {
  if (!ids.length) return new Map();
  const tags = await db.tag.findMany({ where: { id: { in: [...new Set(ids)] } }, select });
  return new Map(tags.map((tag) => [tag.id, tag]));
}

/** The tags with these names, oldest first. Unknown names are ignored. */
export const tagsNamed = async (db: Reading, names: readonly string[]): Promise<Tag[]> =>
  names.length ? db.tag.findMany({ where: { name: { in: [...names] } }, select, orderBy: { id: 'asc' } }) : [];
