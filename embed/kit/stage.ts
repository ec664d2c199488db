import { h } from './dom';
import { createLayer, type Layer } from './layer';
import type { Appearance, RenderEnv } from './renderer';
import { BASE_STYLES } from './styles';
import { fill } from './texts';

/** The environment of a widget: styles, theme, direction, texts, and its cleanup. */
export type Stage = {
  element: HTMLElement;
  env: RenderEnv;
  /** A text of texts.ts in the language of the widget. */
  say: (text: string, values?: Record<string, string | number>) => string;
  /** True unless the person prefers reduced motion. */
  moves: () => boolean;
  /** Has screen readers read a text out. */
  announce: (text: string) => void;
  /** Calls back once people can see what was drawn. */
  afterPaint: (then: () => void) => void;
  /** Registers a cleanup function for `destroy`. */
  ends: (end: () => void) => void;
  /** Adds a style sheet, once. */
  addStyles: (css: string) => void;
  /** Where the widget is in the document. */
  layer: Layer;
  change: (appearance: Partial<Appearance>) => void;
  destroy: () => void;
};

/** Adds a style sheet through CSSOM, which no content security policy forbids; older browsers get an element with the nonce. */
function addStyles(root: ShadowRoot, css: string, nonce: string | undefined): void {
  if ('adoptedStyleSheets' in root && 'replaceSync' in CSSStyleSheet.prototype) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  } else root.append(h('style', { nonce }, css));
}

/** The maximum width of a scroll bar, in pixels. */
const BAR_PX = 24;

/** The font of the application. A page that sets no font is shown in Times, so Times counts as none. */
function hostFont(): string {
  const family = document.body ? getComputedStyle(document.body).fontFamily : '';
  return !family || /^("?times|serif)/i.test(family) ? '' : `${family}, `;
}

/** Prepares a shadow root for a widget. */
export function createStage(root: ShadowRoot, styles: string, given: RenderEnv): Stage {
  const env = { ...given };
  const live = h('div', { class: 'sr', 'aria-live': 'polite', role: 'status' });
  const element = h('div', { class: 'docent' }, live);
  const ending: (() => void)[] = [];
  let destroyed = false;
  const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const moves = () => !(env.reducedMotion ?? reducesMotion.matches);

  const applyAppearance = () => {
    const { scheme, tokens } = env.palettes[env.colorScheme];
    for (const [name, value] of Object.entries(tokens)) element.style.setProperty(name, value);
    const font = tokens['--font'];
    if (font?.startsWith('system-ui')) element.style.setProperty('--font', hostFont() + font);
    element.style.setProperty('color-scheme', scheme);
    element.dataset.scheme = scheme;
    element.dir = env.dir;
    element.lang = env.locale;
    element.classList.toggle('still', !moves());
  };
  addStyles(root, BASE_STYLES + styles, env.nonce);
  applyAppearance();
  root.append(element);
  // On a page that is wider than the screen, under an on-screen keyboard, or with CSS `zoom`, the widget has to follow the visible part of
  // the window. The code for this is loaded only then.
  let unfollow = () => {};
  const followIfNeeded = () => {
    const { currentCSSZoom: zoom = 1 } = root.host as { currentCSSZoom?: number };
    if (!view || destroyed || (zoom === 1 && view.width + BAR_PX > innerWidth && view.height + BAR_PX > innerHeight))
      return;
    view.removeEventListener('resize', followIfNeeded);
    import('./viewport').then(
      ({ followViewport }) => {
        if (!destroyed) unfollow = followViewport(element);
      },
      () => {},
    );
  };
  const view = window.visualViewport;
  view?.addEventListener('resize', followIfNeeded);
  followIfNeeded();
  const layer = createLayer(root.host as HTMLElement);
  reducesMotion.addEventListener('change', applyAppearance);

  const added = new Set<string>();
  return {
    element,
    addStyles: (css) => {
      if (!added.has(css)) addStyles(root, css, env.nonce);
      added.add(css);
    },
    env,
    say: (text, values = {}) => fill(env.texts?.[text] ?? text, values),
    moves,
    announce: (text) => {
      live.textContent = text;
    },
    afterPaint: (then) => requestAnimationFrame(() => requestAnimationFrame(() => destroyed || then())),
    layer,
    ends: (end) => ending.push(end),
    change: (appearance) => {
      Object.assign(env, appearance);
      applyAppearance();
    },
    destroy: () => {
      if (destroyed) return;
      destroyed = true;
      for (const end of ending.splice(0).reverse()) end();
      reducesMotion.removeEventListener('change', applyAppearance);
      view?.removeEventListener('resize', followIfNeeded);
      unfollow();
      layer.end();
      root.replaceChildren();
      if ('adoptedStyleSheets' in root) root.adoptedStyleSheets = [];
    },
  };
}
