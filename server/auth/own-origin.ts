import { env } from '../platform/env';

/** The origins that a page of `host` may have: only https if the public address is https. */
export function originsOf(host: string): string[] {
  const https = `https://${host}`;
  return env().APP_URL.startsWith('https:') ? [https] : [`http://${host}`, https];
}

/** True when `origin` is an origin of the requested `host`. A browser does not let another site forge it. */
export const isOwnOrigin = (origin: string, host: string | undefined): boolean =>
  host !== undefined && originsOf(host).includes(origin);
