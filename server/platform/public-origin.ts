import { env } from './env';

/** The public origin as a URL. @param localPort used when `APP_URL` lets the system choose the port */
export function publicOrigin(localPort: number | undefined): URL {
  const origin = new URL(env().APP_URL);
  if (origin.port === '0') origin.port = String(localPort);
  return origin;
}
