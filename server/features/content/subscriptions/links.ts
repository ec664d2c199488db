import { createHmac, timingSafeEqual } from 'node:crypto';
import { secret } from '../../../platform/secret';

export type LinkKind = 'confirm' | 'unsubscribe';

const sealOf = (companyId: number, id: number, kind: LinkKind): string =>
  createHmac('sha256', secret()).update(`docent subscription ${kind} ${companyId} ${id}`).digest('base64url');

/** The last part of a link that does something to one subscription: only a mail can hold it. */
export const linkOf = (companyId: number, id: number, kind: LinkKind): string => `${id}.${sealOf(companyId, id, kind)}`;

/** The subscription that a link is about; undefined for a link that was not made here, for this. */
export function subscriptionIn(link: string, companyId: number, kind: LinkKind): number | undefined {
  const [, id, seal] = /^([1-9]\d{0,9})\.([\w-]{43})$/.exec(link) ?? [];
  if (!id || !seal || Number(id) > 2_147_483_647) return undefined;
  const own = sealOf(companyId, Number(id), kind);
  return timingSafeEqual(Buffer.from(own), Buffer.from(seal)) ? Number(id) : undefined;
}
