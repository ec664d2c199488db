import type { Ctx } from '../../auth/context';
import { countReach } from '../delivery/reach/service';
import type { Description, Part } from './part';
import { goneIfMissing, HANDLERS } from './parts';
import type { PartAnswer } from './schema';

async function reachOf(ctx: Ctx, { targeting }: Description): Promise<PartAnswer['reach']> {
  if (!targeting) return null;
  const { matching, total } = await countReach(ctx, targeting);
  return { matching, total };
}

const ABSENT = {
  type: null,
  dashboardUrl: null,
  changes: [],
  conflicts: [],
  unmet: [],
  warnings: [],
  pictures: null,
};

/** The current state of a part. @param withReach true counts the users that a widget would reach */
export async function describePart(ctx: Ctx, part: Part, withReach: boolean): Promise<PartAnswer> {
  const { id, kind, targetId, state, reason, kept } = part;
  const own = { id, kind, targetId, state, reason, kept, name: part.name, reach: null };
  const now = await goneIfMissing(() => HANDLERS[kind].describe(ctx, part));
  if ('state' in now)
    return { ...own, ...ABSENT, ...(state === 'open' ? { state: now.state, reason: now.reason ?? null } : {}) };
  const { targeting: _, pictures = null, ...described } = now;
  return { ...own, ...described, pictures, reach: withReach && state === 'open' ? await reachOf(ctx, now) : null };
}
