import { env } from '../platform/env';

/** The origins that a page of this very `host` may have: https alone where the public address is. */
export function originsOf(host: string): string[] {
  const https = `https://${host}`;
  return env().APP_URL.startsWith('https:') ? [https] : [`http://${host}`, https];
}

/** True when `origin` is a page of the requested `host`. A browser does not let another site forge it. */
export const isOwnOrigin = (origin: string, host: string | undefined): boolean =>
  host !== undefined && originsOf(host).includes(origin);
