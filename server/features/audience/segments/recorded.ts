import type { Recorded } from '../../../operations/changes';
import { createSegmentInput, updateSegmentInput } from './schema';
import { createSegment, deleteSegment, getSegment, updateSegment } from './service';

/** A segment, as the list of changes records it. `deleteSegment` itself refuses a segment that is in use. */
export const SEGMENT: Recorded = {
  kind: 'segment',
  path: ['id'],
  read: async (ctx, { id = 0 }) => {
    const { name, rules, ruleLogicalOperator } = await getSegment(ctx, id);
    return { name, rules, ruleLogicalOperator };
  },
  save: (ctx, ids, fields) => updateSegment(ctx, updateSegmentInput.parse({ ...ids, ...fields })),
  remove: (ctx, { id = 0 }) => deleteSegment(ctx, id),
  create: (ctx, _ids, fields) => createSegment(ctx, createSegmentInput.parse(fields)),
  pageOf: ({ id }) => `/segments/${id}`,
};
