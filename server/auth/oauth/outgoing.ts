import { AsyncLocalStorage } from 'node:async_hooks';
import { env } from '../../platform/env';
import { hasPublicForm, type SendOutgoing } from '../../platform/outgoing';

/** The largest answer that is read, in bytes. */
const MAX_BODY_BYTES = 5 * 1024;

/** Size limits by the kind of document. The library now reads only metadata documents; the other limits are a precaution. */
export const BODY_LIMITS = {
  'client_id metadata document': MAX_BODY_BYTES,
  jwks_uri: MAX_BODY_BYTES,
  sector_identifier_uri: MAX_BODY_BYTES,
};

/** The default timeout of the library. */
const TIMEOUT_MS = 2_500;

/** Makes the fetch function of the OAuth library from `send`. */
export const makeFetch =
  (send: SendOutgoing) =>
  async (address: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = address instanceof Request ? address.url : String(address);
    const { method = 'GET' } = init;
    const headers = Object.fromEntries(new Headers(init.headers));
    const answer = await send(url, { method, headers, maxBytes: MAX_BODY_BYTES, timeoutMs: TIMEOUT_MS });
    // These headers describe the encoded body, which was decoded.
    for (const name of ['content-encoding', 'content-length']) answer.headers.delete(name);
    const body = [204, 205, 304].includes(answer.status) ? null : new Uint8Array(answer.body);
    return new Response(body, { status: answer.status, headers: answer.headers });
  };

/** Counts an outgoing request against the IP address whose request caused it. @throws DocentError `rate_limit_exceeded` */
type Count = () => Promise<void>;

const asking = new AsyncLocalStorage<{ count: Count; asked: Set<string> }>();

/** Runs work that may fetch metadata documents of applications; `count` is called for each. */
export const countingDocuments = <Result>(count: Count, work: () => Promise<Result>): Promise<Result> =>
  asking.run({ count, asked: new Set() }, work);

/**
 * True when the metadata document of a client id may be fetched: once for each request to Docent.
 * @throws the error of `count`
 */
export async function mayFetchDocument(clientId: string): Promise<boolean> {
  const request = asking.getStore();
  if (!request || !env().DOCENT_CLIENT_DOCUMENTS || !hasPublicForm(clientId) || request.asked.has(clientId))
    return false;
  request.asked.add(clientId);
  await request.count();
  return true;
}
