import { isDeepStrictEqual } from 'node:util';
import type { Ctx } from '../../../auth/context';
import { env } from '../../../platform/env';
import { DocentError } from '../../../platform/errors';
import { deleteSegment, getSegment } from '../../audience/segments/service';
import { conditionWarnings } from '../../audience/segments/warnings';
import { type Handler, kept, type Outcome } from '../part';

const contentOf = async (ctx: Ctx, id: number) => {
  const { name, rules, ruleLogicalOperator } = await getSegment(ctx, id);
  return { name, rules, ruleLogicalOperator };
};

async function deleteUnused(ctx: Ctx, id: number, state: 'discarded' | 'reverted'): Promise<Outcome> {
  try {
    await deleteSegment(ctx, id);
  } catch (error) {
    if (error instanceof DocentError && error.code === 'conflict') return kept('in_use');
    throw error;
  }
  return { state };
}

const asStored = (value: object): unknown => JSON.parse(JSON.stringify(value));

/** A new segment. It shows nothing by itself, so publishing only records its content. */
export const segments: Handler = {
  describe: async (ctx, { targetId }) => {
    const segment = await getSegment(ctx, targetId);
    return {
      type: null,
      name: segment.name,
      dashboardUrl: `${env().APP_URL}/segments/${targetId}`,
      changes: [],
      conflicts: [],
      unmet: [],
      warnings: await conditionWarnings(ctx, segment),
    };
  },
  publish: async (ctx, _tx, { targetId }) => ({ after: await contentOf(ctx, targetId) }),
  discard: (ctx, _tx, { targetId }) => deleteUnused(ctx, targetId, 'discarded'),
  revert: async (ctx, _tx, { targetId, after }) =>
    isDeepStrictEqual(asStored(await contentOf(ctx, targetId)), after)
      ? deleteUnused(ctx, targetId, 'reverted')
      : kept('changed'),
};
