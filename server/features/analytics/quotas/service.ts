import type { Ctx } from '../../../auth/context';
import { QUOTAS, type Quota } from '../../../platform/quota-limits';
import { monthAfter, monthAt, readUsed, usedOf } from './quotas';
import type { Usage } from './schema';

/** Returns the current usage of the company's quotas. */
export async function getUsage(ctx: Pick<Ctx, 'sql' | 'quotas'>, now = new Date()): Promise<Usage> {
  const used = await readUsed(ctx);
  const month = monthAt(now);
  const entries = QUOTAS.map((quota) => {
    const [own, limit] = [usedOf(quota, used, now), ctx.quotas[quota]];
    return [quota, { used: own, limit, share: limit === null ? null : own / limit }] as const;
  });
  return {
    period: { from: month, until: monthAfter(month) },
    quotas: Object.fromEntries(entries) as Record<Quota, Usage['quotas'][Quota]>,
  };
}
