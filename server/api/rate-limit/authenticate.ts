import { bearerKey } from '../../identity/authenticate';
import { Ctx } from '../../identity/context';
import { DocentError } from '../../kernel/errors';
import { failure } from '../../operation/failure';
import type { LimitName, Service } from '../service';
import { rateHeaders, type Window } from './rate-limit';

/** The part of a request by which its caller is found and counted. */
type Credentials = { authorization: string | undefined; ip: string; limit: LimitName };

type Headers = Record<string, string>;
type Refused = { headers: Headers; refusal: DocentError; ctx?: undefined };

/** A request that was counted. The headers belong on every answer, refusals included. */
type Counted = Refused | { headers: Headers; refusal?: undefined; ctx?: undefined };

/** A request that was counted, and the context of its caller. */
export type Authenticated = Refused | { headers: Headers; refusal?: undefined; ctx: Ctx };

const tooMany = () =>
  new DocentError('rate_limit_exceeded', 'Too many requests. Wait as many seconds as the Retry-After header says.');

const noKey = () =>
  new DocentError('unauthorized', 'A valid API key is needed: send it as `Authorization: Bearer <API_KEY>`.');

function judge(window: Window, limit: number): Counted {
  const { over, headers } = rateHeaders(window, limit);
  return over ? { headers, refusal: tooMany() } : { headers };
}

const countAddress = async ({ limiter, limits }: Service, ip: string): Promise<Counted> =>
  judge(await limiter(`ip:${ip}`), limits.api);

async function countKey(service: Service, { authorization, ip, limit }: Credentials): Promise<Authenticated> {
  const key = bearerKey(authorization);
  const counted = key && (await service.turns(key, () => service.countCaller(key, limit)));
  if (!counted) {
    const { headers } = await countAddress(service, ip);
    delete headers['Retry-After'];
    headers['WWW-Authenticate'] = 'Bearer';
    return { headers, refusal: noKey() };
  }
  const { caller, window } = counted;
  const { headers, refusal } = judge(window, service.limits[limit]);
  return refusal ? { headers, refusal } : { headers, ctx: new Ctx(service.database, caller.companyId, caller.actor) };
}

/** A request that cannot be counted, as when the database is away, is refused with this process's own count in the headers. */
async function orRefuse<T>(service: Service, { ip, limit }: Credentials, counted: Promise<T>): Promise<T | Refused> {
  try {
    return await counted;
  } catch (error) {
    const { headers } = rateHeaders(await service.spareLimiter(`${ip}:${limit}`), service.limits[limit]);
    delete headers['Retry-After'];
    return { headers, refusal: failure(error) };
  }
}

/** Counts a request that needs no key against the limit of its address. Never throws. */
export const countPublicRequest = (service: Service, ip: string): Promise<Counted> =>
  orRefuse(service, { authorization: undefined, ip, limit: 'api' }, countAddress(service, ip));

/** Finds the caller behind a key and counts the request against the key's limit: first 401, then 429. Never throws. */
export const authenticate = (service: Service, credentials: Credentials): Promise<Authenticated> =>
  orRefuse(service, credentials, countKey(service, credentials));
