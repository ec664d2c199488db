import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Measured } from '../../../embed/preview/measure';
import type { ShowMessage } from '../../../embed/preview/protocol';
import { readBuilt } from '../../platform/browser-script';
import { env } from '../../platform/env';
import { DocentError } from '../../platform/errors';
import { PREVIEW_POLICY, previewPage } from '../../platform/preview-page';
import { routePictures } from './requests';
import type { Preview } from './schema';

/** A widget as it is to be drawn, at a width in pixels. */
export type Drawn = Pick<ShowMessage<string, Record<string, unknown>>, 'type' | 'widget' | 'theme' | 'index'> & {
  colorScheme: 'light' | 'dark';
  width: number;
};

/** Pages narrower than this get the height of a phone. */
const PHONE_BELOW_PX = 640;
const HEIGHTS = { phone: 812, desktop: 768 };
/** How long the browser stays open without a drawing, and how long a step of a drawing may take; tests set other values. */
export const browserLimits = { idleMs: 60_000, stepMs: 8_000 };

/** The origin of the preview page. It cannot exist on the network: all requests of the page are answered here. */
const ORIGIN = 'https://preview.docent.invalid';
const SCRIPT = '/js/preview.js';

const ARGUMENTS = [
  // In addition to the interception of requests: no host name and no address resolves.
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
];

const notConfigured = () =>
  new DocentError(
    'not_configured',
    'This installation has no browser to draw previews with: its operator can set CHROMIUM_PATH.',
  );

let opening: Promise<Browser> | undefined;
let idle: NodeJS.Timeout | undefined;
let drawings = 0;

/** Starts a browser that reaches no network. */
export async function launchBrowser(executablePath: string): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  return chromium.launch({
    executablePath,
    args: ARGUMENTS,
    // Chromium refuses to start its sandbox as root.
    chromiumSandbox: process.getuid?.() !== 0,
    // The server closes the browser when it stops.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}

/** Starts the browser of this process. When it disconnects, `opening` is cleared, so that the next picture starts another one. */
function startBrowser(executablePath: string): Promise<Browser> {
  const started = launchBrowser(executablePath);
  const forget = () => {
    if (opening === started) opening = undefined;
  };
  started.then((browser) => browser.on('disconnected', forget), forget);
  return started;
}

/** The one browser of this process, started when it is first needed, and again after a crash. @throws DocentError `not_configured` */
async function openBrowser(): Promise<Browser> {
  const { CHROMIUM_PATH } = env();
  if (!CHROMIUM_PATH) throw notConfigured();
  opening ??= startBrowser(CHROMIUM_PATH);
  return opening;
}

/** Closes the browser, if one is open. */
export async function closeBrowser(): Promise<void> {
  clearTimeout(idle);
  const closing = opening;
  opening = undefined;
  const browser = await closing?.catch(() => undefined);
  await browser?.close();
}

/** Calls `work` with an isolated browser context, and closes the context afterwards or when `signal` aborts. */
async function inContext<T>(
  { colorScheme, width }: Drawn,
  signal: AbortSignal,
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  clearTimeout(idle);
  drawings += 1;
  try {
    const browser = await openBrowser();
    const height = width < PHONE_BELOW_PX ? HEIGHTS.phone : HEIGHTS.desktop;
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      acceptDownloads: false,
    });
    const close = () => void context.close().catch(() => {});
    signal.addEventListener('abort', close);
    try {
      // While the context opened, no listener was waiting for the signal.
      signal.throwIfAborted();
      return await work(context);
    } finally {
      signal.removeEventListener('abort', close);
      await context.close();
    }
  } finally {
    drawings -= 1;
    if (!drawings) idle = setTimeout(() => void closeBrowser().catch(() => {}), browserLimits.idleMs).unref();
  }
}

/** Answers the page and its script from memory. Other requests are allowed only for pictures. @returns the missing pictures */
export async function answerRequests(
  context: BrowserContext,
  { colorScheme }: Pick<Drawn, 'colorScheme'>,
  signal: AbortSignal,
) {
  await context.routeWebSocket(/.*/, (socket) => socket.close());
  const missing = await routePictures(context, signal);
  await context.route(`${ORIGIN}/`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'Content-Security-Policy': PREVIEW_POLICY },
      body: previewPage(colorScheme, SCRIPT),
    }),
  );
  await context.route(ORIGIN + SCRIPT, (route) =>
    route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: readBuilt('preview.js') }),
  );
  return missing;
}

/** Runs in the page: sends a message as the builder does, and waits until it is drawn, with its pictures. */
const SHOW = `async (message) => {
  const failed = new Promise((_, reject) =>
    addEventListener('message', ({ data }) => data?.kind === 'error' && reject(new Error(data.message))));
  const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const inside = (root) => [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? inside(one.shadowRoot) : [])]);
  const loaded = (picture) => picture.complete || new Promise((done) => { picture.onload = picture.onerror = done; });
  const drawn = async () => {
    postMessage(message, '*');
    await painted();
    await document.fonts.ready;
    await Promise.all(inside(document).filter((one) => one.matches('img')).map(loaded));
    await painted();
  };
  await Promise.race([drawn(), failed]);
}`;

async function drawOn(page: Page, { width: _, ...message }: Drawn): Promise<Measured> {
  page.setDefaultTimeout(browserLimits.stepMs);
  await page.goto(`${ORIGIN}/`);
  const shown = JSON.stringify({ ...message, source: 'docent-builder', kind: 'show' });
  await page.evaluate(`(${SHOW})(${shown})`);
  return page.evaluate<Measured>(
    `(() => { ${readBuilt('measure.js').toString()}; return docentMeasure.measure(); })()`,
  );
}

/** Draws a widget in the browser. @throws DocentError `not_configured`; Error when the browser fails */
export const drawInBrowser = (drawn: Drawn, signal: AbortSignal): Promise<Preview> =>
  inContext(drawn, signal, async (context) => {
    const missing = await answerRequests(context, drawn, signal);
    const page = await context.newPage();
    const measured = await drawOn(page, drawn);
    const png = await page.screenshot({ type: 'png', animations: 'disabled', caret: 'hide' });
    const { width, height } = page.viewportSize() ?? { width: drawn.width, height: 0 };
    return { png: png.toString('base64'), width, height, ...measured, missingPictures: [...missing] };
  });
