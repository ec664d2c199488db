import { AsyncLocalStorage } from 'node:async_hooks';
import dns from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { env } from '../../kernel/env';

/** The largest answer that is read, in bytes. */
const MAX_BODY_BYTES = 5 * 1024;

/** By what the library reads. It reads nothing but documents; the others keep their bound should that ever change. */
export const BODY_LIMITS = {
  'client_id metadata document': MAX_BODY_BYTES,
  jwks_uri: MAX_BODY_BYTES,
  sector_identifier_uri: MAX_BODY_BYTES,
};

/** Fields of a registration that name an address for the library to read. */
export const ADDRESSES_TO_READ = ['sector_identifier_uri', 'jwks_uri'] as const;

const isPublic = (address: string): boolean => ipaddr.process(address).range() === 'unicast';

/** Whether an address has the form of a public one: https, the usual port, and a name with a dot. */
function hasPublicForm(address: string): boolean {
  const { protocol, hostname, port } = new URL(address);
  return protocol === 'https:' && !port && !isIP(hostname) && !hostname.startsWith('[') && hostname.includes('.');
}

async function leadsToPublicAddresses(address: string): Promise<boolean> {
  if (!hasPublicForm(address)) return false;
  const addresses = await dns.lookup(new URL(address).hostname, { all: true }).catch(() => []);
  return addresses.length > 0 && addresses.every((one) => isPublic(one.address));
}

/**
 * Sends every request that the library of OAuth makes: to public https addresses alone, and no redirect is followed. The library judges
 * the address again once it is connected, since a name can lead elsewhere by then.
 * @throws Error for any other address, before a connection is opened
 */
export async function fetchGuarded(address: string | URL | Request, init?: RequestInit): Promise<Response> {
  const url = address instanceof Request ? address.url : String(address);
  if (!(await leadsToPublicAddresses(url))) throw new Error(`${url} is not a public https address`);
  return globalThis.fetch(url, { ...init, redirect: 'manual' });
}

/** Counts an outgoing request against the address that caused it. @throws DocentError `rate_limit_exceeded` */
type Count = () => Promise<void>;

const asking = new AsyncLocalStorage<{ count: Count; asked: Set<string> }>();

/** Does what may read documents of applications, each counted by `count`. */
export const countingDocuments = <Result>(count: Count, work: () => Promise<Result>): Promise<Result> =>
  asking.run({ count, asked: new Set() }, work);

/**
 * Whether a client id that is an address may be asked for its document: once for each request to Docent.
 * @throws what `count` throws
 */
export async function mayFetchDocument(clientId: string): Promise<boolean> {
  const request = asking.getStore();
  if (!request || !env().DOCENT_CLIENT_DOCUMENTS || !hasPublicForm(clientId) || request.asked.has(clientId))
    return false;
  request.asked.add(clientId);
  await request.count();
  return true;
}
