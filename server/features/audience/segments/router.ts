import { z } from 'zod';
import { newestInput } from '../../../operations/newest';
import { operation, router } from '../../../operations/operation';
import { NEW_SEGMENT } from '../../../operations/proposals';
import { listOf, nothing } from '../../../operations/wire';
import { user } from '../users/schema';
import { countSegment } from './count';
import { listMembers } from './members';
import { SEGMENT } from './recorded';
import {
  countInput,
  createSegmentInput,
  listMembersInput,
  memberCount,
  segment,
  segmentPath,
  updateSegmentInput,
} from './schema';
import { createSegment, deleteSegment, getSegment, listSegments, updateSegment } from './service';

const TAG = 'Segments';

export const segmentsRouter = router({
  list: operation({
    method: 'GET',
    path: '/segments',
    tool: 'list_segments',
    tag: TAG,
    summary: 'List segments',
    description: "Lists the company's segments, newest first.",
  })
    .input(z.strictObject(newestInput))
    .output(listOf(segment))
    .query(({ ctx, input }) => listSegments(ctx, input)),

  create: operation({
    method: 'POST',
    path: '/segments',
    tool: 'create_segment',
    tag: TAG,
    records: SEGMENT,
    proposes: NEW_SEGMENT,
    summary: 'Create a segment',
    description:
      'Creates a segment: rules of the same grammar as targeting, joined by `and` or `or`. Names are unique in the company: a taken one is refused with `conflict`.',
    errors: ['conflict'],
  })
    .input(createSegmentInput)
    .output(segment)
    .mutation(({ ctx, input }) => createSegment(ctx, input)),

  count: operation({
    method: 'POST',
    path: '/segments/count',
    tool: 'count_segment',
    tag: TAG,
    load: 'heavy',
    scope: 'read',
    status: 200,
    summary: 'Count users by rules',
    description:
      'Counts the identified users who meet the rules, which need not be saved. Requires `read`. Facts that only a browser knows (page, device, language, country) count as missing; a segment that does not exist has no members. `warnings` name rules that are always or never met.',
  })
    .input(countInput)
    .output(memberCount)
    .mutation(({ ctx, input }) => countSegment(ctx, input)),

  get: operation({
    method: 'GET',
    path: '/segments/{id}',
    tool: 'get_segment',
    tag: TAG,
    summary: 'Get a segment',
    description: 'Returns one segment.',
    errors: ['not_found'],
  })
    .input(z.strictObject(segmentPath))
    .output(segment)
    .query(({ ctx, input }) => getSegment(ctx, input.id)),

  users: operation({
    method: 'GET',
    path: '/segments/{id}/users',
    tool: 'list_segment_users',
    tag: TAG,
    load: 'heavy',
    summary: 'List the users in a segment',
    description: 'The identified users who are in it now, newest first.',
  })
    .input(listMembersInput)
    .output(listOf(user))
    .query(({ ctx, input }) => listMembers(ctx, input)),

  update: operation({
    method: 'PATCH',
    path: '/segments/{id}',
    tool: 'update_segment',
    tag: TAG,
    records: SEGMENT,
    summary: 'Update a segment',
    description:
      'Changes the fields sent; `rules` replaces all rules. Widgets that target the segment change immediately: if live ones do, changing its rules needs `publish` as well.',
    errors: ['not_found', 'conflict'],
    reads: (ctx, { id }: { id: number }) => getSegment(ctx, id),
  })
    .input(updateSegmentInput)
    .output(segment)
    .mutation(({ ctx, input }) => updateSegment(ctx, input)),

  delete: operation({
    method: 'DELETE',
    path: '/segments/{id}',
    tool: 'delete_segment',
    tag: TAG,
    records: SEGMENT,
    summary: 'Delete a segment',
    description:
      'Deletes a segment for good. While rules of widgets or other segments refer to it, it is refused with `conflict`, and `details.usedBy` lists them.',
    errors: ['not_found', 'conflict'],
  })
    .input(z.strictObject(segmentPath))
    .output(nothing)
    .mutation(({ ctx, input }) => deleteSegment(ctx, input.id)),
});
