import { z } from 'zod';
import { newestInput } from '../../../operations/newest';
import { operation, router } from '../../../operations/operation';
import { listOf, nothing } from '../../../operations/wire';
import { ROADMAP } from './recorded';
import { createRoadmapInput, readRoadmapInput, roadmap, roadmapPath, updateRoadmapInput } from './schema';
import { createRoadmap, deleteRoadmap, getRoadmap, listRoadmaps, updateRoadmap } from './service';

const TAG = 'Roadmaps';

export const roadmapsRouter = router({
  list: operation({
    method: 'GET',
    path: '/roadmaps',
    tool: 'list_roadmaps',
    tag: TAG,
    summary: 'List roadmaps',
    description:
      'Lists roadmaps with their sections and items, newest first. `updatedAfter` filters the roadmaps, not their items.',
  })
    .input(z.strictObject(newestInput))
    .output(listOf(roadmap))
    .query(({ ctx, input }) => listRoadmaps(ctx, input)),

  create: operation({
    method: 'POST',
    path: '/roadmaps',
    tool: 'create_roadmap',
    tag: TAG,
    records: ROADMAP,
    summary: 'Create a roadmap',
    description: 'Creates a roadmap without sections, with a public page of its own.',
    errors: ['conflict'],
  })
    .input(createRoadmapInput)
    .output(roadmap)
    .mutation(({ ctx, input }) => createRoadmap(ctx, input)),

  get: operation({
    method: 'GET',
    path: '/roadmaps/{roadmapId}',
    tool: 'get_roadmap',
    tag: TAG,
    summary: 'Get a roadmap',
    description:
      'Returns a roadmap with its sections. Filters leave items out, in this order: `startDate` and `endDate` (on `updatedAt`), `createdAfter` and `updatedAfter`, `tagNames`, `query`, `latestCount` over the whole roadmap, `limit` in each section. An unknown tag matches no items.',
    errors: ['not_found'],
  })
    .input(readRoadmapInput)
    .output(roadmap)
    .query(({ ctx, input }) => getRoadmap(ctx, input)),

  update: operation({
    method: 'PATCH',
    path: '/roadmaps/{roadmapId}',
    tool: 'update_roadmap',
    tag: TAG,
    records: ROADMAP,
    summary: 'Update a roadmap',
    description: 'Changes the fields sent. `active: false` takes its public page offline.',
    errors: ['not_found', 'conflict'],
    reads: (ctx, { roadmapId }: { roadmapId: number }) => getRoadmap(ctx, { roadmapId }),
  })
    .input(updateRoadmapInput)
    .output(roadmap)
    .mutation(({ ctx, input }) => updateRoadmap(ctx, input)),

  delete: operation({
    method: 'DELETE',
    path: '/roadmaps/{roadmapId}',
    tool: 'delete_roadmap',
    tag: TAG,
    records: ROADMAP,
    summary: 'Delete a roadmap',
    description:
      'Deletes a roadmap with its sections, items and votes for good. One with a custom domain needs the scope `publish`.',
    errors: ['not_found'],
  })
    .input(z.strictObject(roadmapPath))
    .output(nothing)
    .mutation(({ ctx, input }) => deleteRoadmap(ctx, input.roadmapId)),
});
