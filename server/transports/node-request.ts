import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * The name under which requests of an address are counted. For IPv6, it is the /64 network, because one household or machine has all of
 * its addresses. An IPv4-mapped IPv6 address counts as the IPv4 address.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return address;
  // `URL` normalizes the address: eight groups, where `::` may replace one run of zeros.
  const [before = '', after] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [before, after ?? ''].map((part) => (part ? part.split(':') : []));
  const given = [...(left ?? []), ...(right ?? [])].length;
  const groups = [...(left ?? []), ...Array<string>(8 - given).fill('0'), ...(right ?? [])];
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (!isMapped) return `${groups.slice(0, 4).join(':')}::/64`;
  const bytes = groups.slice(6).flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]);
  return bytes.join('.');
}

/** An address without the brackets and the port that some proxies add, as in `203.0.113.7:51234` or `[2001:db8::1]:443`. */
const withoutPort = (text: string): string => {
  const [, bracketed, plain] = /^(?:\[(.+)\](?::\d+)?|([^:]+):\d+)$/.exec(text) ?? [];
  return bracketed ?? plain ?? text;
};

/** The client address of a request; behind a trusted proxy, the last one that the proxy reports. */
export function addressOf(req: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(req.headers['x-forwarded-for'] ?? '')
        .split(',')
        .pop()
        ?.trim()
    : '';
  return (forwarded && withoutPort(forwarded)) || req.socket.remoteAddress || 'unknown';
}

/** The name under which a request is counted by its address. */
export const clientIp = (req: IncomingMessage, trustProxy: boolean): string => networkOf(addressOf(req, trustProxy));

/** Reads a header by its name in lower case. */
export type Header = (name: string) => string | undefined;

/** The headers of a request. Repeated headers are joined into one text. */
export const headersOf =
  (req: IncomingMessage): Header =>
  (name) => {
    const value = req.headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  };
