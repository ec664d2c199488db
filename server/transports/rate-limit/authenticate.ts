import { bearerKey, bearerToken, type Caller } from '../../auth/authenticate';
import { Ctx, isSameCaller } from '../../auth/context';
import { findGrantCaller } from '../../auth/oauth/grants';
import { retried } from '../../database/retry';
import { failure } from '../../operations/failure';
import { DocentError, Unavailable } from '../../platform/errors';
import { noteRequest } from '../../platform/request-id';
import type { Service } from '../service';
import type { LimitName } from './count-caller';
import { rateHeaders, type Window } from './rate-limit';

/** The parts of a request that identify its caller and its rate limit. */
export type Credentials = {
  authorization: string | undefined;
  ip: string;
  limit: LimitName;
  /** The requested resource, if access tokens of applications are accepted in addition to API keys. */
  resource?: string;
};

type Headers = Record<string, string>;
type Refused = { headers: Headers; refusal: DocentError; ctx?: undefined; outcome?: undefined };

/** A request that was counted. The headers belong on every response, errors included. */
type Counted = Refused | { headers: Headers; refusal?: undefined; ctx?: undefined };

/** A request that was counted, and the context of its caller. */
type Authenticated = Refused | { headers: Headers; refusal?: undefined; ctx: Ctx };

const tooMany = (seconds: string | undefined) =>
  new DocentError(
    'rate_limit_exceeded',
    `Too many requests. Wait ${seconds} ${seconds === '1' ? 'second' : 'seconds'}, then try again.`,
  );

const noKey = () =>
  new DocentError('unauthorized', 'A valid API key is needed: send it as `Authorization: Bearer <API_KEY>`.');

function checkLimit(window: Window, limit: number): Counted {
  const { over, headers } = rateHeaders(window, limit);
  return over ? { headers, refusal: tooMany(headers['Retry-After']) } : { headers };
}

const countAddress = async ({ limiter, limits }: Service, ip: string): Promise<Counted> =>
  checkLimit(await limiter(`ip:${ip}`), limits.api);

/** Counts a request of a connected application by its grant; undefined for a token without a valid grant. */
async function countGrant(
  service: Service,
  { authorization, resource, limit }: Credentials,
): Promise<Authenticated | undefined> {
  const token = resource && bearerToken(authorization);
  const found = token && (await findGrantCaller(service.database, token, resource));
  if (!found) return undefined;
  const { companyId, actor } = found.caller;
  noteRequest({ caller: `application ${found.grantId}`, companyId });
  const counted = checkLimit(await service.limiter(`grant:${found.grantId}:${limit}`), service.limits[limit]);
  return counted.refusal ? counted : { headers: counted.headers, ctx: new Ctx(service.database, companyId, actor) };
}

/** Starts work early, with the cached caller of the key, while authentication and counting run. */
type Begin = (ctx: Ctx) => void;

async function countKey(
  service: Service,
  { authorization, ip, limit }: Credentials,
  begin?: Begin,
): Promise<Authenticated> {
  const { recentCallers } = service;
  const contextOf = ({ companyId, actor }: Caller) => new Ctx(service.database, companyId, actor);
  const key = bearerKey(authorization);
  const count = async (given: string) => {
    const recent = begin && recentCallers.find(given, limit);
    if (recent) begin(contextOf(recent));
    return service.countCaller(given, limit);
  };
  const counted = key && (await service.turns(key, () => count(key)));
  if (!counted) {
    if (key) recentCallers.note(key, limit, undefined);
    const { headers } = await countAddress(service, ip);
    delete headers['Retry-After'];
    headers['WWW-Authenticate'] = 'Bearer';
    return { headers, refusal: noKey() };
  }
  const { caller, window } = counted;
  noteRequest({ caller: `key ${caller.actor.id}`, companyId: caller.companyId });
  const { headers, refusal } = checkLimit(window, service.limits[limit]);
  // A caller over the limit gets 429 before any other work.
  recentCallers.note(key, limit, refusal ? undefined : caller);
  return refusal ? { headers, refusal } : { headers, ctx: contextOf(caller) };
}

/** Runs `counted`. If it fails, for example without a database, returns an error, with the count of this process in the headers. */
async function orRefuse<T>(
  service: Service,
  { ip, limit }: Credentials,
  counted: () => Promise<T>,
): Promise<T | Refused> {
  try {
    return await retried(service.database, counted);
  } catch (error) {
    const { headers } = rateHeaders(await service.spareLimiter(`${ip}:${limit}`), service.limits[limit]);
    delete headers['Retry-After'];
    return { headers, refusal: failure(error) };
  }
}

/** Counts a request without a key against the limit of its address. Never throws. */
export const countPublicRequest = (service: Service, ip: string): Promise<Counted> =>
  orRefuse(service, { authorization: undefined, ip, limit: 'api' }, () => countAddress(service, ip));

/** Finds the caller of a key and counts the request against the key's limit: first 401, then 429. Never throws. */
const authenticate = (service: Service, credentials: Credentials, begin?: Begin): Promise<Authenticated> =>
  orRefuse(
    service,
    credentials,
    async () => (await countGrant(service, credentials)) ?? countKey(service, credentials, begin),
  );

type Run<T> = {
  /** Runs for the caller of the request. Must never reject. */
  work: (ctx: Ctx) => Promise<T>;
  /** True if `work` is a single look-up: it starts for the cached caller of the key, while authentication and counting run. */
  isOneLookUp: boolean;
};

/**
 * Authenticates and counts a request, and runs `work` for its caller. The result of work that started early is discarded unless
 * authentication finds the same caller and the rate limit allows the request. Never throws.
 */
export async function runForCaller<T>(
  service: Service,
  credentials: Credentials,
  { work, isOneLookUp }: Run<T>,
): Promise<Refused | { headers: Headers; refusal?: undefined; ctx: Ctx; outcome: T }> {
  let early: { ctx: Ctx; outcome: Promise<T> } | undefined;
  const begin: Begin = (ctx) => {
    early = { ctx, outcome: work(ctx) };
  };
  const authenticated = await authenticate(service, credentials, isOneLookUp ? begin : undefined);
  if (authenticated.refusal) {
    // Records the cause of this error again, since work that started early may have replaced it by its own.
    if (authenticated.refusal instanceof Unavailable) authenticated.refusal.note();
    return authenticated;
  }
  const { headers, ctx } = authenticated;
  const begun = early && isSameCaller(early.ctx, ctx) ? early.outcome : undefined;
  return { headers, ctx, outcome: await (begun ?? work(ctx)) };
}
