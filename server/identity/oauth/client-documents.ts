import dns from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { env } from '../../kernel/env';

const isPublic = (address: string): boolean => ipaddr.process(address).range() === 'unicast';

/**
 * Whether a client id that is an address may be asked for its document: a name that leads to the public internet alone, at the usual
 * port. The library judges the address again once it is connected, since a name can lead elsewhere by then.
 */
export async function mayFetchDocument(clientId: string): Promise<boolean> {
  const { hostname, port } = new URL(clientId);
  const isName = !isIP(hostname) && !hostname.startsWith('[') && hostname.includes('.');
  if (!env().DOCENT_CLIENT_DOCUMENTS || port || !isName) return false;
  const addresses = await dns.lookup(hostname, { all: true }).catch(() => []);
  return addresses.length > 0 && addresses.every(({ address }) => isPublic(address));
}
