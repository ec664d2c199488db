import type { BrowserContext, Route } from 'playwright-core';
import { sendOutgoing } from '../../platform/outgoing';

const MAX_PICTURES = 20;
const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
const PICTURE_TIMEOUT_MS = 4_000;
const MAX_URL_LENGTH = 500;

/** Takes the place of a picture that could not be loaded. */
const PLACEHOLDER = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"><rect width="320" height="180" fill="#9aa1ae"/><path d="M110 130l35-45 25 30 15-18 28 33z" fill="#e7e9ee"/><circle cx="195" cy="65" r="12" fill="#e7e9ee"/></svg>`;

/** Loads a picture of the content through the guard of outgoing requests. @throws Error when it is not a picture at a public address */
async function loadPicture(url: string): Promise<{ contentType: string; body: Buffer }> {
  const { status, headers, body } = await sendOutgoing(url, {
    headers: { Accept: 'image/*' },
    maxBytes: MAX_PICTURE_BYTES,
    timeoutMs: PICTURE_TIMEOUT_MS,
    maxRedirects: 3,
  });
  const contentType = headers.get('content-type') ?? '';
  if (status !== 200 || !contentType.startsWith('image/')) throw new Error('This is not a picture.');
  return { contentType, body };
}

/**
 * Answers every request of a browser context: the server loads pictures and refuses all other requests, so that the browser itself
 * reaches no host. Routes that are added later take precedence.
 * @returns the URLs of pictures that could not be loaded; more are added while pictures load
 */
export async function routePictures(context: BrowserContext, signal: AbortSignal): Promise<Set<string>> {
  const missing = new Set<string>();
  let pictures = 0;
  const answer = async (route: Route): Promise<void> => {
    const request = route.request();
    if (request.resourceType() !== 'image') return route.abort('blockedbyclient');
    pictures += 1;
    const url = request.url();
    const picture = pictures > MAX_PICTURES ? undefined : await loadPicture(url).catch(() => undefined);
    if (!picture) missing.add(url.slice(0, MAX_URL_LENGTH));
    return route.fulfill(picture ?? { contentType: 'image/svg+xml', body: PLACEHOLDER });
  };
  await context.route('**', (route) =>
    answer(route).catch((error) => {
      // A context that was closed meanwhile cannot be answered.
      if (!signal.aborted && context.pages().length) throw error;
    }),
  );
  return missing;
}
