import type { Recorded } from '../../../operations/changes';
import { updateChangelogInput } from './schema';
import { deleteChangelog, getChangelog, lockChangelog, updateChangelog } from './service';

/** A changelog, as the list of changes records it. Custom domains are not recorded, because each claim of one needs a proof. */
export const CHANGELOG: Recorded = {
  kind: 'changelog',
  path: ['changelogId'],
  read: async (ctx, { changelogId = 0 }) => {
    const { name, active } = await getChangelog(ctx, changelogId);
    return { name, active };
  },
  save: (ctx, ids, fields) => updateChangelog(ctx, updateChangelogInput.parse({ ...ids, ...fields })),
  remove: (ctx, { changelogId = 0 }) => deleteChangelog(ctx, changelogId),
  lock: ({ db, companyId }, { changelogId = 0 }) => lockChangelog(db, companyId, changelogId),
  isInUse: async ({ db }, { changelogId = 0 }) =>
    (await db.changelogPost.count({ where: { changelogId } })) +
      (await db.subscriber.count({ where: { changelogId } })) >
    0,
  pageOf: ({ changelogId }) => `/changelogs/${changelogId}`,
  callsOtherHosts: (input) => 'customDomain' in input,
};
