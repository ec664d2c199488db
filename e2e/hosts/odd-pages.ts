import { ORIGIN } from '../support/addresses';

/** An unusual page in which a tour points at `#target`. */
export type OddPage = {
  head?: string;
  body?: string;
  attributes?: string;
  headers?: Record<string, string>;
  /** Runs in the page before all other scripts. */
  before?: () => void;
  size?: { width: number; height: number };
  /** The selector of the step. */
  selector?: string;
  type?: string;
  doctype?: string;
  /** Puts the script into the head, which some libraries keep when they replace the body. */
  isScriptInHead?: boolean;
  /** Shows the target, on a page that hides it at first. */
  reveal?: () => void;
};

export const BUTTON = '<button id="target" type="button" style="width: 120px; height: 40px">Target</button>';
const TALL = '<div style="height: 2000px"></div>';
export const NONCE = 'bm9uY2U';

const csp = (policy: string) => ({ 'Content-Security-Policy': policy });
const connect = `connect-src 'self' ${ORIGIN}`;
const withStyle = `style-src 'self' 'unsafe-inline'`;

/** Pages with an unusual layout. */
const LAYOUTS: Record<string, OddPage> = {
  'a page from right to left': { attributes: 'dir="rtl" lang="ar"', body: BUTTON },
  'a dark page': { head: '<style>:root { color-scheme: dark }</style>', body: BUTTON },
  'a page at 200 %': { size: { width: 640, height: 512 }, body: TALL + BUTTON + TALL },
  'a page at 400 %': { size: { width: 320, height: 256 }, body: TALL + BUTTON + TALL },
  'a phone in landscape': { size: { width: 667, height: 375 }, body: TALL + BUTTON + TALL },
  'a root with a zoom': { head: '<style>html { zoom: 1.25 }</style>', body: TALL + BUTTON + TALL },
  'a body with a zoom': { head: '<style>body { zoom: .75 }</style>', body: TALL + BUTTON + TALL },
  'a body that is scaled': { head: '<style>body { transform: scale(.8) }</style>', body: BUTTON },
  'a body that is moved, scrolled down': {
    head: '<style>body { transform: translate(18px, 24px) }</style>',
    body: TALL + BUTTON + TALL,
  },
  'a body with CSS containment': { head: '<style>body { contain: layout paint }</style>', body: BUTTON + TALL },
  'a page with scroll snapping': {
    head: '<style>html { scroll-snap-type: y mandatory; scroll-behavior: smooth } div, button { scroll-snap-align: start }</style>',
    body: TALL + BUTTON + TALL,
  },
  'a page without a doctype': { doctype: '', body: TALL + BUTTON + TALL },
  'a page with vertical text': { head: '<style>html { writing-mode: vertical-rl }</style>', body: BUTTON },
  'styles that transition everything': {
    head: '<style>* { transition: all 1s !important; animation: none !important }</style>',
    body: BUTTON,
  },
  'a tiny root font size': { head: '<style>html { font-size: 6px }</style>', body: BUTTON },
  'a frame that scrolls': {
    body: `<iframe id="frame" width="320" height="160" srcdoc='<div style="height: 900px"></div>${BUTTON.replaceAll('"', '&quot;')}<div style="height: 900px"></div>'></iframe>`,
    selector: '#frame >>> #target',
  },
  'content-visibility: auto far down': {
    body: `${TALL}<section style="content-visibility: auto; contain-intrinsic-size: 300px">${BUTTON}</section>${TALL}`,
  },
  'a dialog that is not modal': {
    body: `<dialog open id="dialog" style="top: 100px"><p>Dialog</p>${BUTTON}</dialog>`,
  },
  'a row of a table': {
    body: '<table style="border-spacing: 0"><tr id="target" style="height: 40px"><td>One</td><td>Two</td></tr></table>',
  },
  'a part of a drawing': {
    body: '<svg width="300" height="200"><rect id="target" x="40" y="60" width="120" height="40" fill="gray"/></svg>',
  },
  'a link around a block': {
    body: '<a href="#here" id="target"><div style="width: 120px; height: 40px">Target</div></a>',
  },
  'a box clipped by its round parent': {
    body: `<div style="overflow: clip; border-radius: 20px; width: 300px; height: 120px">${BUTTON}</div>`,
  },
};

/** Pages whose target is hidden at first. */
const HIDDEN: Record<string, OddPage> = {
  'a popover that is closed': {
    body: `<div popover id="popover">${BUTTON}</div>`,
    reveal: () => document.getElementById('popover')?.showPopover(),
  },
  'a dialog that is closed': {
    body: `<dialog id="dialog">${BUTTON}</dialog>`,
    reveal: () => (document.getElementById('dialog') as HTMLDialogElement).showModal(),
  },
  'a disclosure that is closed': {
    body: `<details id="details"><summary>More</summary>${BUTTON}</details>`,
    reveal: () => document.getElementById('details')?.setAttribute('open', ''),
  },
  'a page whose body is hidden until it is ready': {
    head: '<style id="hides">body { visibility: hidden }</style>',
    body: BUTTON,
    reveal: () => document.getElementById('hides')?.remove(),
  },
  'a panel of no width': {
    body: `<div id="panel" style="width: 0; overflow: hidden">${BUTTON}</div>`,
    reveal: () => document.getElementById('panel')?.removeAttribute('style'),
  },
};

/** Pages with a security policy. */
const POLICIES: Record<string, OddPage> = {
  'a policy with a nonce': {
    // Without strict-dynamic, what the script loads later is allowed by its origin.
    headers: csp(`default-src 'none'; script-src 'nonce-${NONCE}' ${ORIGIN}; ${withStyle}; ${connect}`),
    body: BUTTON,
  },
  'strict-dynamic': {
    headers: csp(`default-src 'none'; script-src 'nonce-${NONCE}' 'strict-dynamic'; ${withStyle}; ${connect}`),
    body: BUTTON,
  },
  'a policy that names the origin': {
    headers: csp(`default-src 'none'; script-src ${ORIGIN}; ${withStyle}; ${connect}`),
    body: BUTTON,
  },
  'Trusted Types with no policy at all': {
    headers: csp(`require-trusted-types-for 'script'; trusted-types 'none'`),
    body: BUTTON,
  },
  'Trusted Types with a policy of the application': {
    headers: csp(`require-trusted-types-for 'script'; trusted-types docent application`),
    body: BUTTON,
  },
  'a page with cross-origin isolation': {
    headers: { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'credentialless' },
    body: BUTTON,
  },
};
/** Pages whose scripts change the environment. */
const SURROUNDINGS: Record<string, OddPage> = {
  'storages that are full': {
    body: BUTTON,
    before: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  },
  'storages that are null': {
    body: BUTTON,
    before: () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get: () => null, configurable: true });
    },
  },
  'a fetch without abort signals': {
    body: BUTTON,
    before: () => {
      window.fetch = ((url: string, { method = 'GET', body }: { method?: string; body?: string } = {}) =>
        new Promise<Response>((resolve, reject) => {
          const request = new XMLHttpRequest();
          request.open(method, url);
          request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
          request.onerror = () => reject(new TypeError('failed'));
          request.send(body);
        })) as typeof window.fetch;
    },
  },
  'an Object.prototype with added properties': {
    body: BUTTON,
    before: () => {
      Object.assign(Object.prototype, { extend: () => ({}), length2: 3, each: () => [], toHtml: 'x' });
    },
  },
  'an Array.prototype with added properties': {
    body: BUTTON,
    before: () => {
      Object.assign(Array.prototype, { first: () => 1, remove: () => [], last: 'x' });
    },
  },
  'View Transitions': {
    body: BUTTON,
    before: () => {
      // The overlay of a transition takes every click, so each transition begins only 400 ms after the previous one ended.
      const transition = async () => {
        await document.startViewTransition?.(() => {}).finished.catch(() => {});
        setTimeout(transition, 400);
      };
      addEventListener('load', transition);
    },
  },
  'a page that writes its title all the time': {
    body: BUTTON,
    before: () => {
      let count = 0;
      setInterval(() => {
        document.title = String(count++);
      }, 20);
    },
  },
};

export const ODD_PAGES: Record<string, OddPage> = { ...LAYOUTS, ...HIDDEN, ...POLICIES, ...SURROUNDINGS };
