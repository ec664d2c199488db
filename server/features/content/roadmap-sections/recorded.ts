import type { Recorded } from '../../../operations/changes';
import { found } from '../../../platform/errors';
import { lockRoadmap } from '../roadmaps/service';
import { updateSectionInput } from './schema';
import { deleteSection, updateSection } from './service';

/** A section of a roadmap, as the list of changes records it. Its position is not recorded. */
export const SECTION: Recorded = {
  kind: 'section',
  path: ['roadmapId', 'sectionId'],
  read: async ({ db }, { roadmapId = 0, sectionId = 0 }) => {
    const where = { id: sectionId, roadmapId };
    return found(await db.roadmapSection.findFirst({ where, select: { name: true } }), 'Section');
  },
  save: (ctx, ids, fields) => updateSection(ctx, updateSectionInput.parse({ ...ids, ...fields })),
  remove: (ctx, { roadmapId = 0, sectionId = 0 }) => deleteSection(ctx, { roadmapId, sectionId }),
  // Adding an item to a section takes this lock.
  lock: ({ db, companyId }, { roadmapId = 0 }) => lockRoadmap(db, companyId, roadmapId),
  isInUse: async ({ db }, { sectionId = 0 }) =>
    (await db.roadmapItem.count({ where: { sectionId } })) +
      (await db.contentDraft.count({ where: { snapshot: { path: ['sectionId'], equals: sectionId } } })) >
    0,
  pageOf: ({ roadmapId }) => `/roadmaps/${roadmapId}`,
};
