import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Ctx } from '../../../auth/context';
import { missingScope } from '../../../auth/scopes';
import type { CompanyTx } from '../../../database/company-db';
import { throwConflictIfDuplicate } from '../../../database/constraints';
import { env } from '../../../platform/env';
import { conflict, invalid } from '../../../platform/errors';
import { secret } from '../../../platform/secret';
import { readTextRecords } from '../../../platform/text-records';

const HOST = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;

/** The custom domain of a public page. */
export const customDomain = z.string().regex(HOST, 'Must be a domain name.').nullable();

/** The DNS record that proves a domain. */
export const domainProof = z
  .strictObject({
    isProven: z
      .boolean()
      .describe('Whether the page is served on the domain. Send `customDomain` again to check the record.'),
    record: z
      .strictObject({
        type: z.literal('TXT').describe('The type of the DNS record.'),
        name: z.string().describe('Its name.').meta({ example: '_docent.news.example.com' }),
        value: z.string().describe('Its value.').meta({ example: 'docent-verification=4Vb0cYl0aX5qk2Zr7nTqYw' }),
      })
      .describe('The DNS record that proves that the domain is yours.'),
  })
  .meta({ id: 'DomainProof', description: 'The proof of a custom domain.' });

export type DomainProof = z.infer<typeof domainProof>;

/** The address of a public page under APP_URL. */
export const publicUrl = (kind: 'c' | 'r', publicId: string): string => `${env().APP_URL}/${kind}/${publicId}`;

/** The public URL of a changelog, on its custom domain if it has one. */
export const readersUrl = ({ publicId, customDomain }: { publicId: string; customDomain: string | null }): string =>
  customDomain ? `${new URL(env().APP_URL).protocol}//${customDomain}` : publicUrl('c', publicId);

type Owner = { changelogId: number } | { roadmapId: number };

/** True for a host name of Docent itself, which no page can have. */
export function isReserved(host: string): boolean {
  const { APP_URL, HOST, DOCENT_HOSTS } = env();
  return [new URL(APP_URL).hostname, HOST, ...DOCENT_HOSTS].includes(host);
}

/** The record that proves a domain. It never changes, and differs between companies. */
function recordFor(companyId: number, host: string): DomainProof['record'] {
  const proof = createHmac('sha256', secret()).update(`docent domain ${companyId} ${host}`).digest('base64url');
  return { type: 'TXT', name: `_docent.${host}`, value: `docent-verification=${proof.slice(0, 22)}` };
}

async function isProvenNow(companyId: number, host: string): Promise<boolean> {
  const { name, value } = recordFor(companyId, host);
  return (await readTextRecords(name)).some((text) => text.trim() === value);
}

type Claimed = { customDomain: string | null; domains: { host: string }[] };

/** The fields of a row that `proofOf` reads. */
export const DOMAIN_FIELDS = { customDomain: true, domains: { select: { host: true } } } as const;

const served = ({ customDomain, domains }: Claimed): boolean =>
  domains.some(({ host }) => host === customDomain?.toLowerCase());

/** The proof of a page's custom domain; null without one. */
export const proofOf = (companyId: number, claimed: Claimed): DomainProof | null =>
  claimed.customDomain === null
    ? null
    : { isProven: served(claimed), record: recordFor(companyId, claimed.customDomain.toLowerCase()) };

const RESERVED = 'Docent itself is served under this domain.';

/** A change of a page's domain: the new one, null for none, and whether it may be served. */
export type Claim = { host: string | null; isProven: boolean };

/**
 * Checks a change of a page's domain, and queries the record that proves it. A claim without the record is stored, but not served.
 * @param before the page before the change; null for a new one
 * @returns undefined where nothing changes
 * @throws DocentError `insufficient_scope` without `publish`; `validation_error` for a name of Docent itself; `conflict` where another page
 * of the company is served on the domain
 */
export async function claimDomain(
  ctx: Ctx,
  before: Claimed | null,
  domain: string | null | undefined,
): Promise<Claim | undefined> {
  if (domain === undefined) return undefined;
  const host = domain?.toLowerCase() ?? null;
  const isSame = host === (before?.customDomain?.toLowerCase() ?? null);
  if (isSame && (!before || host === null || served(before) || !ctx.can('publish'))) return undefined;
  if (!ctx.can('publish')) throw missingScope('publish');
  if (host === null) return { host, isProven: false };
  if (isReserved(host)) throw invalid([{ path: 'customDomain', code: 'reserved', message: RESERVED }]);
  if (await ctx.db.customDomain.count({ where: { host } }))
    throw conflict(`Another public page is served under ${host} already.`);
  return { host, isProven: await isProvenNow(ctx.companyId, host) };
}

/**
 * Requires `publish` to delete a page that has a domain, since the domain is no longer served then.
 * @throws DocentError `insufficient_scope`
 */
export function requirePublishForDomain(ctx: Ctx, { customDomain }: Pick<Claimed, 'customDomain'>): void {
  if (customDomain !== null && !ctx.can('publish')) throw missingScope('publish');
}

/**
 * Replaces the domain of a page, in the transaction that changes the page.
 * @throws DocentError `conflict` where another page of the company got the domain meanwhile
 */
export async function setDomain(
  tx: Pick<CompanyTx, 'customDomain'>,
  companyId: number,
  owner: Owner,
  claim: Claim | undefined,
): Promise<void> {
  if (!claim) return;
  await tx.customDomain.deleteMany({ where: owner });
  if (claim.host === null || !claim.isProven) return;
  const write = tx.customDomain.create({ data: { companyId, host: claim.host, ...owner, provenAt: new Date() } });
  await throwConflictIfDuplicate(write, `Another public page is served under ${claim.host} already.`);
}
