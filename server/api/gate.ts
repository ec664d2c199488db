import { authenticateKey, bearerKey } from '../auth/authenticate';
import { Ctx } from '../context';
import { type Database, database } from '../db';
import { type Env, env } from '../env';
import { DocentError } from '../errors';
import { openLimiter, type RateLimiter, rateHeaders } from './rate-limit';

/** What every transport needs to let a request in. */
export type Service = {
  store: Database;
  limiter: RateLimiter;
  limits: Record<Bucket, number>;
  close: () => Promise<void>;
};

/** Which of a key's two allowances a request draws on. */
export type Bucket = 'api' | 'users';

/** Puts a service together over an open, migrated database. */
export async function openService(store: Database, settings: Env): Promise<Service> {
  const { limiter, close } = await openLimiter(store, settings);
  return {
    store,
    limiter,
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

/** Counts a request without a key on its address's allowance. */
export async function admitPublic(service: Service, ip: string): Promise<Admission> {
  const limit = service.limits.api;
  const { over, headers } = rateHeaders(await service.limiter(`ip:${ip}`), limit);
  return over ? { headers, refusal: tooMany() } : { headers };
}

/**
 * Finds who calls and counts the request on the key's allowance: first 401, then 429.
 * The headers of the result belong on every answer, refusals included.
 */
export async function admit(
  service: Service,
  request: { authorization: string | undefined; ip: string; bucket: Bucket },
): Promise<Admission> {
  const key = bearerKey(request.authorization);
  const caller = key && (await authenticateKey(service.store, key));
  if (!caller) {
    const { headers } = await admitPublic(service, request.ip);
    delete headers['Retry-After'];
    headers['WWW-Authenticate'] = 'Bearer';
    const message = 'A valid API key is needed: send it as `Authorization: Bearer <API_KEY>`.';
    return { headers, refusal: new DocentError('unauthorized', message) };
  }
  const window = await service.limiter(`key:${caller.actor.id}:${request.bucket}`);
  const { over, headers } = rateHeaders(window, service.limits[request.bucket]);
  if (over) return { headers, refusal: tooMany() };
  return { headers, ctx: new Ctx(service.store, caller.companyId, caller.actor) };
}
