import { createHmac, timingSafeEqual } from 'node:crypto';
import { secret } from '../../../platform/secret';

export type LinkKind = 'confirm' | 'unsubscribe';

const signatureOf = (companyId: number, id: number, kind: LinkKind): string =>
  createHmac('sha256', secret()).update(`docent subscription ${kind} ${companyId} ${id}`).digest('base64url');

/** The last part of a link that confirms or ends one subscription. It is signed, so that only a recipient of the mail knows it. */
export const linkTokenOf = (companyId: number, id: number, kind: LinkKind): string =>
  `${id}.${signatureOf(companyId, id, kind)}`;

/** The id of the subscription in a link; undefined if the signature is not valid for this company and kind. */
export function subscriptionIdOf(link: string, companyId: number, kind: LinkKind): number | undefined {
  const [, id, signature] = /^([1-9]\d{0,9})\.([\w-]{43})$/.exec(link) ?? [];
  if (!id || !signature || Number(id) > 2_147_483_647) return undefined;
  const own = signatureOf(companyId, Number(id), kind);
  return timingSafeEqual(Buffer.from(own), Buffer.from(signature)) ? Number(id) : undefined;
}
