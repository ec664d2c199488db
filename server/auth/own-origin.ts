import { env } from '../platform/env';

/** The origins that a page of this very `host` may have: https alone where the public address is. */
export function originsOf(host: string): string[] {
  const https = `https://${host}`;
  return env().APP_URL.startsWith('https:') ? [https] : [`http://${host}`, https];
}

/** True when `origin` is a page of the `host` that it asks. Another site cannot make a browser name its own host here. */
export const isOwnOrigin = (origin: string, host: string | undefined): boolean =>
  host !== undefined && originsOf(host).includes(origin);
