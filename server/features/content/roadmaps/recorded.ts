import type { Recorded } from '../../../operations/changes';
import { updateRoadmapInput } from './schema';
import { deleteRoadmap, getRoadmap, lockRoadmap, updateRoadmap } from './service';

/** A roadmap, as the list of changes records it. Domains are not recorded: each claim needs a proof. */
export const ROADMAP: Recorded = {
  kind: 'roadmap',
  path: ['roadmapId'],
  read: async (ctx, { roadmapId = 0 }) => {
    const { name, publicName, active, takesIdeas } = await getRoadmap(ctx, { roadmapId });
    return { name, publicName, active, takesIdeas };
  },
  save: (ctx, ids, fields) => updateRoadmap(ctx, updateRoadmapInput.parse({ ...ids, ...fields })),
  remove: (ctx, { roadmapId = 0 }) => deleteRoadmap(ctx, roadmapId),
  lock: ({ db, companyId }, { roadmapId = 0 }) => lockRoadmap(db, companyId, roadmapId),
  isInUse: async ({ db }, { roadmapId = 0 }) => (await db.roadmapSection.count({ where: { roadmapId } })) > 0,
  pageOf: ({ roadmapId }) => `/roadmaps/${roadmapId}`,
  callsOtherHosts: (input) => 'customDomain' in input,
};
