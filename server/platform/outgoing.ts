import { lookup as lookUp } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import ipaddr from 'ipaddr.js';

/** Why a request was not sent, or its response not accepted. */
export type OutgoingReason = 'address' | 'private' | 'redirects' | 'too_large' | 'encoding' | 'timeout' | 'network';

/** An error of an outgoing request. The message names the host, but not the addresses that it resolved to. */
export class OutgoingError extends Error {
  constructor(
    readonly reason: OutgoingReason,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'OutgoingError';
  }
}

export type OutgoingOptions = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Maximum response size in bytes, both compressed and decompressed. */
  maxBytes: number;
  /** Timeout of everything together: name resolution, connection, redirects, and the response up to its last byte. */
  timeoutMs: number;
  /** Maximum redirects of a GET; each is checked like the first URL. Default 0: returns the redirect itself. */
  maxRedirects?: number;
  /** Allows ports other than 443. Default false. */
  anyPort?: boolean;
  /** Allows private addresses, names without a dot, http, and every port. Default false. */
  allowPrivate?: boolean;
};

export type OutgoingAnswer = { status: number; headers: Headers; body: Buffer; url: string };

export type SendOutgoing = (address: string | URL, options: OutgoingOptions) => Promise<OutgoingAnswer>;

type Addresses = { address: string; family: number }[];

/** Functions that tests replace: name resolution, the check for public addresses, and trusted certificates. */
export type OutgoingDeps = {
  resolve: (hostname: string) => Promise<Addresses>;
  isPublic: (address: string) => boolean;
  ca?: string;
  /** The port to connect to instead of 443. */
  port?: number;
};

const isPublicAddress = (address: string): boolean => ipaddr.process(address).range() === 'unicast';

/** The functions that this process uses. */
export const outgoingDeps: OutgoingDeps = {
  resolve: (hostname) => lookUp(hostname, { all: true }),
  isPublic: isPublicAddress,
};

const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** True for the URL of a public host: https, a name with a dot, no user, and the default port unless `anyPort` is set. */
export function hasPublicForm(address: string | URL, anyPort = false): boolean {
  const url = URL.canParse(String(address)) ? new URL(address) : undefined;
  if (url?.protocol !== 'https:' || url.username || url.password) return false;
  return (anyPort || !url.port) && !isIP(bareHost(url)) && /[^.]\.[^.]/.test(url.hostname);
}

function hasAllowedForm(url: URL, { anyPort, allowPrivate }: OutgoingOptions): boolean {
  if (!allowPrivate) return hasPublicForm(url, anyPort);
  return ['http:', 'https:'].includes(url.protocol) && !url.username && !url.password;
}

/** Resolves a name and checks its addresses. The connection goes to exactly these addresses, so the name cannot change in between. */
const guardedLookup =
  ({ resolve, isPublic }: OutgoingDeps, allowPrivate: boolean): LookupFunction =>
  (hostname, options, callback) => {
    const resolveAndCheck = async () => {
      const addresses = await resolve(hostname);
      if (!addresses.length) throw new OutgoingError('network', `${hostname} has no address`);
      if (!allowPrivate && !addresses.every(({ address }) => isPublic(address)))
        throw new OutgoingError('private', `${hostname} is not a public address`);
      return addresses;
    };
    resolveAndCheck().then(
      (addresses) => {
        const [first] = addresses;
        if (options.all) callback(null, addresses);
        else callback(null, first?.address ?? '', first?.family);
      },
      (error) => callback(error, ''),
    );
  };

const DECODERS: Record<string, (body: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};

const tooLarge = (host: string, maxBytes: number, cause?: unknown) =>
  new OutgoingError('too_large', `The answer of ${host} has more than ${maxBytes} bytes`, { cause });

/** Decompresses a body up to the size limit. */
async function decode(body: Buffer, encoding: string, host: string, maxBytes: number): Promise<Buffer> {
  const name = encoding.trim().toLowerCase();
  if (!name || name === 'identity' || !body.length) return body;
  const decoder = Object.hasOwn(DECODERS, name) ? DECODERS[name] : undefined;
  if (!decoder) throw new OutgoingError('encoding', `The answer of ${host} is encoded as ${name.slice(0, 50)}`);
  try {
    return await decoder(body, { maxOutputLength: maxBytes });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(host, maxBytes, cause);
    throw new OutgoingError('encoding', `The answer of ${host} cannot be unpacked`, { cause });
  }
}

async function readBody(response: IncomingMessage, host: string, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) throw tooLarge(host, maxBytes);
    chunks.push(chunk);
  }
  return decode(Buffer.concat(chunks), response.headers['content-encoding'] ?? '', host, maxBytes);
}

function headersOf(response: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(response.headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  return headers;
}

/** One request, without redirects. */
async function sendOnce(deps: OutgoingDeps, url: URL, options: OutgoingOptions, signal: AbortSignal) {
  const { method = 'GET', headers = {}, body, maxBytes, allowPrivate = false } = options;
  if (!hasAllowedForm(url, options)) throw new OutgoingError('address', `${url.href} is not a public https address`);
  // Connections to literal IP addresses do not use the resolver.
  if (!allowPrivate && isIP(bareHost(url)) && !deps.isPublic(bareHost(url)))
    throw new OutgoingError('private', `${url.hostname} is not a public address`);
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const lookup = guardedLookup(deps, allowPrivate);
    const sent = request(url, {
      method,
      headers: { 'User-Agent': 'Docent', ...headers },
      lookup,
      signal,
      ...(deps.ca && { ca: deps.ca }),
      ...(deps.port && !url.port && { port: deps.port }),
      agent: false,
    });
    sent.on('response', resolve).on('error', reject).end(body);
  });
  try {
    return {
      url: url.href,
      status: response.statusCode ?? 0,
      headers: headersOf(response),
      body: await readBody(response, url.host, maxBytes),
    };
  } finally {
    response.destroy();
  }
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Headers that are not sent to another host after a redirect. */
const SECRET_HEADERS = /^(authorization|cookie|proxy-authorization)$/i;

async function follow(deps: OutgoingDeps, first: URL, options: OutgoingOptions, signal: AbortSignal) {
  const { method = 'GET', maxRedirects = 0 } = options;
  let [url, headers] = [first, options.headers ?? {}];
  for (let redirects = 0; ; redirects += 1) {
    const answer = await sendOnce(deps, url, { ...options, headers }, signal);
    const location = answer.headers.get('location');
    if (!maxRedirects || method !== 'GET' || !REDIRECTS.has(answer.status) || !location) return answer;
    if (redirects === maxRedirects)
      throw new OutgoingError('redirects', `${first.host} redirects more than ${maxRedirects} times`);
    if (!URL.canParse(location, url)) throw new OutgoingError('address', `${url.host} redirects to no address`);
    const next = new URL(location, url);
    if (next.origin !== url.origin)
      headers = Object.fromEntries(Object.entries(headers).filter(([name]) => !SECRET_HEADERS.test(name)));
    url = next;
  }
}

/** Makes a sender of outgoing requests; tests pass other functions to resolve and check addresses. */
export const makeSendOutgoing =
  (deps: OutgoingDeps): SendOutgoing =>
  async (address, options) => {
    if (!URL.canParse(String(address))) throw new OutgoingError('address', 'This is not an address');
    const url = new URL(address);
    const signal = AbortSignal.timeout(options.timeoutMs);
    try {
      return await follow(deps, url, options, signal);
    } catch (error) {
      if (error instanceof OutgoingError) throw error;
      if (signal.aborted)
        throw new OutgoingError('timeout', `${url.host} did not answer within ${options.timeoutMs} ms`, {
          cause: error,
        });
      throw new OutgoingError('network', `${url.host} could not be reached`, { cause: error });
    }
  };

/**
 * Sends a request of Docent to another host. Every such request goes through here: to public https addresses only unless the options say
 * otherwise, limited in time and size, with each redirect checked again. SMTP, PostgreSQL and Redis use their own connections, to the
 * hosts that the operator configures.
 * @throws OutgoingError with the reason
 */
export const sendOutgoing: SendOutgoing = makeSendOutgoing(outgoingDeps);
