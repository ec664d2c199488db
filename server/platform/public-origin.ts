import { env } from './env';

let parsed: { text: string; url: Readonly<URL> } | undefined;

/** `APP_URL`, parsed once for each value: tests choose their port after the start. */
export function appUrl(): Readonly<URL> {
  const { APP_URL: text } = env();
  if (parsed?.text !== text) parsed = { text, url: new URL(text) };
  return parsed.url;
}

/** The public origin as a URL. @param localPort used when `APP_URL` lets the system choose the port */
export function publicOrigin(localPort: number | undefined): Readonly<URL> {
  const given = appUrl();
  return given.port === '0' ? Object.assign(new URL(given.href), { port: String(localPort) }) : given;
}
