import { authenticateKey, bearerKey, type Caller, hashKey, type KeyRow, toCaller } from '../auth/authenticate';
import { Ctx } from '../context';
import { type Database, database } from '../db';
import { type Env, env } from '../env';
import { DocentError } from '../errors';
import { failure } from './failure';
import { FIND_KEY_AND_HIT, memoryLimiter, openLimiter, type RateLimiter, rateHeaders, type Window } from './rate-limit';

/** Which of a key's two allowances a request draws on. */
export type Bucket = 'api' | 'users';

/** Finds who a key belongs to and counts the request on its allowance; undefined for an unknown key. */
type AdmitKey = (key: string, bucket: Bucket) => Promise<{ caller: Caller; window: Window } | undefined>;

/** What every transport needs to let a request in. */
export type Service = {
  store: Database;
  limiter: RateLimiter;
  /** Counts for the headers of refusals while nothing else can. */
  spareLimiter: RateLimiter;
  admitKey: AdmitKey;
  limits: Record<Bucket, number>;
  close: () => Promise<void>;
};

const admitInTwoSteps =
  (store: Database, limiter: RateLimiter): AdmitKey =>
  async (key, bucket) => {
    const caller = await authenticateKey(store, key);
    // By hash: ids would meet those of another installation that shares the Redis.
    return caller && { caller, window: await limiter(`key:${hashKey(key).toString('base64url')}:${bucket}`) };
  };

/** Where the database counts, one statement does both. */
const admitInOneStep =
  (store: Database): AdmitKey =>
  async (key, bucket) => {
    const [row] = await store.sql<KeyRow & { count: number; resetAt: Date }>(FIND_KEY_AND_HIT, [hashKey(key), bucket]);
    return row && { caller: toCaller(store, row), window: { count: row.count, resetAt: row.resetAt.getTime() } };
  };

/** Puts a service together over an open, migrated database. */
export async function openService(store: Database, settings: Env): Promise<Service> {
  const { limiter, inDatabase, close } = await openLimiter(store, settings);
  return {
    store,
    limiter,
    spareLimiter: memoryLimiter(),
    admitKey: inDatabase ? admitInOneStep(store) : admitInTwoSteps(store, limiter),
    close,
    limits: { api: settings.DOCENT_RATE_LIMIT, users: settings.DOCENT_RATE_LIMIT_USERS },
  };
}

// Shared like the database handle: Next bundles its own copy of this module.
const shared = globalThis as typeof globalThis & { docentService?: Promise<Service> };

/** The process's service, opened at first use. */
export const service = (): Promise<Service> =>
  (shared.docentService ??= database().then((store) => openService(store, env())));

/** Makes `opened` the process's service. */
export function useService(opened: Service): void {
  shared.docentService = Promise.resolve(opened);
}

export type Admission = { headers: Record<string, string>; refusal?: DocentError; ctx?: Ctx };

const tooMany = () =>
  new DocentError('rate_limit_exceeded', 'Too many requests. Wait as many seconds as the Retry-After header says.');

/** A request as the gate sees it. */
type Arrival = { authorization: string | undefined; ip: string; bucket: Bucket };

function judge(window: Window, limit: number): Admission {
  const { over, headers } = rateHeaders(window, limit);
  return over ? { headers, refusal: tooMany() } : { headers };
}

const countPublic = async (service: Service, ip: string): Promise<Admission> =>
  judge(await service.limiter(`ip:${ip}`), service.limits.api);

async function countKey(service: Service, { authorization, ip, bucket }: Arrival): Promise<Admission> {
  const key = bearerKey(authorization);
  const admitted = key && (await service.admitKey(key, bucket));
  if (!admitted) {
    const { headers } = await countPublic(service, ip);
    delete headers['Retry-After'];
    headers['WWW-Authenticate'] = 'Bearer';
    const message = 'A valid API key is needed: send it as `Authorization: Bearer <API_KEY>`.';
    return { headers, refusal: new DocentError('unauthorized', message) };
  }
  const { caller, window } = admitted;
  const admission = judge(window, service.limits[bucket]);
  return admission.refusal ? admission : { ...admission, ctx: new Ctx(service.store, caller.companyId, caller.actor) };
}

/** A request that cannot be counted, as when the database is away, is refused with this process's own count in the headers. */
async function orRefuse(service: Service, { ip, bucket }: Arrival, counted: Promise<Admission>): Promise<Admission> {
  try {
    return await counted;
  } catch (error) {
    const { headers } = rateHeaders(await service.spareLimiter(`${ip}:${bucket}`), service.limits[bucket]);
    delete headers['Retry-After'];
    return { headers, refusal: failure(error) };
  }
}

/** Counts a request without a key on its address's allowance. Never throws. */
export const admitPublic = (service: Service, ip: string): Promise<Admission> =>
  orRefuse(service, { authorization: undefined, ip, bucket: 'api' }, countPublic(service, ip));

/**
 * Finds who calls and counts the request on the key's allowance: first 401, then 429. Never throws.
 * The headers of the result belong on every answer, refusals included.
 */
export const admit = (service: Service, request: Arrival): Promise<Admission> =>
  orRefuse(service, request, countKey(service, request));
