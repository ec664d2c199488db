import { z } from 'zod';
import type { CompanyTx } from '../database/company-db';
import { orConflict } from '../database/constraints';
import { env } from '../kernel/env';
import { invalid } from '../kernel/errors';

const HOST = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;

/** The domain of a public page's own. */
export const customDomain = z.string().regex(HOST, 'Must be a domain name.').nullable();

/** The address of a public page under APP_URL. */
export const publicUrl = (kind: 'c' | 'r', publicId: string): string => `${env().APP_URL}/${kind}/${publicId}`;

/** Where readers go: to the domain of a changelog's own, where it has one. */
export const readersUrl = ({ publicId, customDomain }: { publicId: string; customDomain: string | null }): string =>
  customDomain ? `${new URL(env().APP_URL).protocol}//${customDomain}` : publicUrl('c', publicId);

type Owner = { changelogId: number } | { roadmapId: number };

/**
 * Gives a page its domain in place of the one before, as part of a change of the page.
 * @throws DocentError `conflict` where another page has the domain, whosever it is; `validation_error` for Docent's own
 */
export async function setDomain(
  tx: Pick<CompanyTx, 'customDomain'>,
  companyId: number,
  owner: Owner,
  domain: string | null | undefined,
): Promise<void> {
  if (domain === undefined) return;
  await tx.customDomain.deleteMany({ where: owner });
  if (domain === null) return;
  const host = domain.toLowerCase();
  if (host === new URL(env().APP_URL).hostname)
    throw invalid([{ path: 'customDomain', code: 'reserved', message: 'Docent itself is served under this domain.' }]);
  const write = tx.customDomain.create({ data: { companyId, host, ...owner } });
  await orConflict(write, `Another public page is served under ${host} already.`);
}
