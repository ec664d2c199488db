import { env } from './env';

let parsed: Readonly<URL> | undefined;

/** `APP_URL`, parsed once. */
export const appUrl = (): Readonly<URL> => (parsed ??= new URL(env().APP_URL));

/** The public origin as a URL. @param localPort used when `APP_URL` lets the system choose the port */
export function publicOrigin(localPort: number | undefined): Readonly<URL> {
  const given = appUrl();
  return given.port === '0' ? Object.assign(new URL(given.href), { port: String(localPort) }) : given;
}
