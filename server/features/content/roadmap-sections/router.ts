import { z } from 'zod';
import { operation, router } from '../../../operations/operation';
import { nothing } from '../../../operations/wire';
import { loadSection } from '../roadmaps/contents';
import { roadmapSection } from '../roadmaps/schema';
import { SECTION } from './recorded';
import { createSectionInput, sectionPath, updateSectionInput } from './schema';
import { createSection, deleteSection, updateSection } from './service';

const TAG = 'Roadmaps';

export const roadmapSectionsRouter = router({
  create: operation({
    method: 'POST',
    path: '/roadmaps/{roadmapId}/sections',
    tool: 'create_roadmap_section',
    tag: TAG,
    records: SECTION,
    summary: 'Create a roadmap section',
    description: 'Adds an empty section to a roadmap.',
    errors: ['not_found'],
  })
    .input(createSectionInput)
    .output(roadmapSection)
    .mutation(({ ctx, input }) => createSection(ctx, input)),

  get: operation({
    method: 'GET',
    path: '/roadmaps/{roadmapId}/sections/{sectionId}',
    tool: 'get_roadmap_section',
    tag: TAG,
    summary: 'Get a roadmap section',
    description: 'Returns one section with its items. A section of another roadmap is `not_found`.',
    errors: ['not_found'],
  })
    .input(z.strictObject(sectionPath))
    .output(roadmapSection)
    .query(({ ctx, input }) => loadSection(ctx, input.roadmapId, input.sectionId)),

  update: operation({
    method: 'PATCH',
    path: '/roadmaps/{roadmapId}/sections/{sectionId}',
    tool: 'update_roadmap_section',
    tag: TAG,
    records: SECTION,
    summary: 'Update a roadmap section',
    description: 'Renames a section or moves it within its roadmap. A section of another roadmap is `not_found`.',
    errors: ['not_found'],
    reads: (ctx, { roadmapId, sectionId }: z.output<typeof updateSectionInput>) =>
      loadSection(ctx, roadmapId, sectionId),
  })
    .input(updateSectionInput)
    .output(roadmapSection)
    .mutation(({ ctx, input }) => updateSection(ctx, input)),

  delete: operation({
    method: 'DELETE',
    path: '/roadmaps/{roadmapId}/sections/{sectionId}',
    tool: 'delete_roadmap_section',
    tag: TAG,
    records: SECTION,
    summary: 'Delete a roadmap section',
    description: 'Deletes a section with its items and their votes for good.',
    errors: ['not_found'],
  })
    .input(z.strictObject(sectionPath))
    .output(nothing)
    .mutation(({ ctx, input }) => deleteSection(ctx, input)),
});
