import type { Palettes } from '../../widgets/appearance/theme';
import type { Progress, RenderEnv, Rendered, WidgetResponse } from '../kit/renderer';
import { schemeOf } from '../kit/scheme';
import { safeLink } from '../kit/urls';
import type { PanelEnv } from '../panels/env';
import { findTarget } from './find';
import { toJson } from './json';
import type { Listeners } from './listeners';
import { type Bootstrap, nameOf, type Showable } from './offers';
import type { Storage } from './storage';

/** A renderer of a widget, or of a panel. */
export type Draw = (
  root: ShadowRoot,
  view: never,
  env: PanelEnv,
) => Rendered<never> & { /** In headless mode: nothing is on the page. */ isHandedOver?: true };

/** What the runtime provides to the screen. */
export type ScreenDependencies = {
  load: (entityType: string) => Promise<Draw>;
  listeners: Listeners;
  local: Storage;
  nonce: string | undefined;
  zIndex: number | undefined;
  emit: (offer: Showable, name: string, props?: Record<string, unknown>, fromResponse?: true) => void;
  submit: (offer: Showable, response: WidgetResponse, shownAt: number) => void;
  /** The answer that a person has given and not sent, on this page or one before. */
  givenOf: (offer: Showable) => Progress['given'];
  open: RenderEnv['open'];
  when: RenderEnv['when'];
  doneOf: (offer: Showable) => Set<string>;
  ask: PanelEnv['ask'];
  /** Goes to an address. */
  follow: (url: string, offer: Showable) => void;
  asksEmail: () => boolean;
  /** What the application says about its colors. */
  ownScheme: () => 'light' | 'dark' | 'auto';
  /** The background behind widgets has changed its colors. */
  recolored: () => void;
  failed: (error: unknown, offer?: Showable) => void;
  closed: (offer: Showable, laterHours?: number) => void;
};

type Shown = { offer: Showable; host: HTMLElement; drawn?: ReturnType<Draw>; gone: boolean; drawnScheme?: string };

/** What is drawn with before the server has answered. */
const uncolored = <Scheme extends 'light' | 'dark'>(scheme: Scheme) => ({ scheme, tokens: {} });
const UNCOLORED: Palettes = { light: uncolored('light'), dark: uncolored('dark') };
/** What changes how a widget is drawn. */
const drawnOf = ({ view, completed }: Showable) => [view, completed];

/** The widgets that are on the page, each in a host element of its own at the end of the body. */
export function createScreen(deps: ScreenDependencies) {
  const shown = new Map<string, Shown>();
  const themes = new MutationObserver(deps.recolored);

  const remove = (name: string) => {
    const one = shown.get(name);
    if (!one) return;
    shown.delete(name);
    one.gone = true;
    try {
      one.drawn?.destroy();
    } catch (error) {
      deps.failed(error, one.offer);
    }
    one.host.remove();
    stack();
  };

  const schemeNow = (answer?: Bootstrap) => {
    const { colorScheme = 'auto' } = answer ?? {};
    return schemeOf(colorScheme === 'auto' ? deps.ownScheme() : colorScheme);
  };
  const appearanceOf = ({ palette = 0 }: Showable, answer?: Bootstrap) => ({
    palettes: answer?.palettes[palette] ?? UNCOLORED,
    colorScheme: schemeNow(answer),
    locale: document.documentElement.lang || navigator.language || 'en',
    dir: getComputedStyle(document.body).direction as 'ltr' | 'rtl',
  });

  const envOf = (offer: Showable, answer: Bootstrap | undefined): PanelEnv => {
    const name = nameOf(offer);
    const kept = deps.local.get<Progress>(`at:${name}`) ?? {};
    const shownAt = Date.now();
    return {
      ...appearanceOf(offer, answer),
      ...(deps.nonce && { nonce: deps.nonce }),
      asksEmail: deps.asksEmail(),
      progress: { ...kept, given: deps.givenOf(offer), completed: [...deps.doneOf(offer)] },
      find: findTarget,
      emit: ({ name: event, props, id, fromResponse }) =>
        deps.emit(id ? { ...offer, id } : offer, event, props, fromResponse),
      keep: (progress) => {
        deps.local.set(`at:${name}`, { ...deps.local.get<Progress>(`at:${name}`), ...progress });
        deps.local.set(`under:${name}`, true);
      },
      submit: async (response) => deps.submit(offer, response, shownAt),
      navigate: (url) => {
        const link = safeLink(url);
        if (link) deps.follow(link, offer);
      },
      open: deps.open,
      when: deps.when,
      ask: deps.ask,
      listeners: deps.listeners,
      failed: (error) => deps.failed(error, offer),
      closed: (laterHours) => {
        deps.local.remove(`under:${name}`);
        remove(name);
        deps.closed(offer, laterHours);
      },
    };
  };

  /** Puts launchers of one corner above each other; the lowest is the one that came first. A phone has no room for two in a row. */
  const stack = () => {
    const heights: Record<string, number> = {};
    for (const { host } of shown.values()) {
      const box = host.shadowRoot?.querySelector('.launcher')?.getBoundingClientRect();
      if (!box?.height) continue;
      const corner = `${innerWidth > 480 && box.left + box.right < innerWidth}${box.top * 2 < innerHeight}`;
      const lift = heights[corner] ?? 0;
      host.style.setProperty('--docent-lift', `${lift}px`);
      heights[corner] = lift + box.height + 12;
    }
  };

  /** Draws a widget; `index` goes straight to a step. Nothing of it may disturb the page. */
  async function show(offer: Showable, answer: Bootstrap | undefined, index?: number): Promise<void> {
    const name = nameOf(offer);
    const already = shown.get(name);
    if (already) {
      if (index !== undefined) already.drawn?.show?.(index);
      return;
    }
    // No tag of the host's: its styles for elements do not meet it.
    const host = document.createElement('docent-widget');
    host.setAttribute('data-docent-widget', name);
    if (deps.zIndex)
      for (const level of [0, 1, 2]) host.style.setProperty(`--docent-z${level}`, `${deps.zIndex + level}`);
    const one: Shown = { offer, host, gone: false };
    shown.set(name, one);
    try {
      const render = await deps.load(offer.entityType);
      if (one.gone) return;
      document.body.append(host);
      // Themes are classes, attributes and styles of these two.
      for (const themed of [document.documentElement, document.body]) themes.observe(themed, { attributes: true });
      one.drawnScheme = schemeNow(answer);
      one.drawn = render(host.attachShadow({ mode: 'open' }), offer.view as never, envOf(offer, answer));
      if (index !== undefined) one.drawn.show?.(index);
      stack();
    } catch (error) {
      remove(name);
      deps.failed(error, offer);
    }
  }

  return {
    show,
    remove,
    has: (name: string) => shown.has(name),
    /** Has a widget complete an entry. @returns false when it is not drawn */
    complete: (name: string, entry: string) => {
      const { drawn } = shown.get(name) ?? {};
      drawn?.complete?.(entry);
      return drawn?.complete !== undefined;
    },
    offers: () => [...shown.values()].map(({ offer }) => offer),
    /** Brings back what a framework took off the page with the rest of the body. */
    restore: () => {
      for (const { host, drawn } of shown.values())
        if (drawn && !drawn.isHandedOver && !host.isConnected) {
          document.body.append(host);
          if (host.popover) host.showPopover();
        }
    },
    update: (offer: Showable, answer: Bootstrap) => {
      const one = shown.get(nameOf(offer));
      const scheme = schemeNow(answer);
      if (!one || (scheme === one.drawnScheme && toJson(drawnOf(one.offer)) === toJson(drawnOf(offer)))) return;
      one.offer = offer;
      one.drawnScheme = scheme;
      // What was completed in another browser.
      const progress = offer.completed && { progress: { completed: [...deps.doneOf(offer)] } };
      one.drawn?.update(offer.view as never, { ...appearanceOf(offer, answer), ...progress });
      stack();
    },
    clear: (panels = true) => {
      if (panels) themes.disconnect();
      for (const [name, { offer }] of [...shown]) if (panels || !offer.panel) remove(name);
    },
  };
}

export type Screen = ReturnType<typeof createScreen>;
