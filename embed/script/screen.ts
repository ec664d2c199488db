import { appearanceOf, type Drawing, drawEnvOf, schemeNow } from './draw-env';
import { toJson } from './json';
import { type Bootstrap, nameOf, type Showable } from './offers';
import type { Draw } from './options';
import type { Screen } from './parts';
import { stackLaunchers } from './stack';

type Shown = { offer: Showable; host: HTMLElement; drawn?: ReturnType<Draw>; gone: boolean; drawnScheme?: string };

/** The fields whose changes redraw a widget. */
const drawnOf = ({ view, completed }: Showable) => [view, completed];

/** The widgets that are on the page, each in a host element of its own at the end of the body. */
export function createScreen(parts: Drawing): Screen {
  const shown = new Map<string, Shown>();
  const pageSchemes = new MutationObserver(() => parts.turns.judgeSoon());

  const remove = (name: string) => {
    const one = shown.get(name);
    if (!one) return;
    shown.delete(name);
    one.gone = true;
    try {
      one.drawn?.destroy();
    } catch (error) {
      parts.notifyError(error, one.offer);
    }
    one.host.remove();
    stack();
  };

  const stack = () => stackLaunchers([...shown.values()].map(({ host }) => host));
  addEventListener('resize', stack, { signal: parts.ending });

  /** Draws a widget; `index` goes straight to a step. An error in it must not reach the page. */
  async function show(offer: Showable, answer: Bootstrap | undefined, index?: number): Promise<void> {
    const name = nameOf(offer);
    const already = shown.get(name);
    if (already) {
      if (index !== undefined) already.drawn?.show?.(index);
      return;
    }
    // A tag name that the host does not use: its styles for elements do not apply.
    const host = document.createElement('docent-widget');
    host.setAttribute('data-docent-widget', name);
    const { zIndex } = parts.options;
    if (zIndex) for (const level of [0, 1, 2]) host.style.setProperty(`--docent-z${level}`, `${zIndex + level}`);
    const one: Shown = { offer, host, gone: false };
    shown.set(name, one);
    try {
      const render = await parts.options.load(offer.entityType);
      if (one.gone) return;
      document.body.append(host);
      // Pages switch between light and dark by the classes, attributes or styles of these two elements.
      for (const node of [document.documentElement, document.body]) pageSchemes.observe(node, { attributes: true });
      one.drawnScheme = schemeNow(parts, answer);
      one.drawn = render(host.attachShadow({ mode: 'open' }), offer.view as never, drawEnvOf(parts, offer, answer));
      if (index !== undefined) one.drawn.show?.(index);
      stack();
    } catch (error) {
      remove(name);
      parts.notifyError(error, offer);
    }
  }

  return {
    show,
    remove,
    has: (name: string) => shown.has(name),
    /** Makes a widget complete an entry. @returns false when the widget is not drawn */
    complete: (name: string, entry: string) => {
      const { drawn } = shown.get(name) ?? {};
      drawn?.complete?.(entry);
      return drawn?.complete !== undefined;
    },
    offers: () => [...shown.values()].map(({ offer }) => offer),
    /** Puts back widgets that a framework removed with the rest of the body. */
    restore: () => {
      for (const { host, drawn } of shown.values())
        if (drawn && !drawn.isHandedOver && !host.isConnected) {
          document.body.append(host);
          if (host.popover) host.showPopover();
        }
    },
    update: (offer: Showable, answer: Bootstrap) => {
      const one = shown.get(nameOf(offer));
      const scheme = schemeNow(parts, answer);
      if (!one || (scheme === one.drawnScheme && toJson(drawnOf(one.offer)) === toJson(drawnOf(offer)))) return;
      one.offer = offer;
      one.drawnScheme = scheme;
      // Entries that were completed in another browser.
      const progress = offer.completed && { progress: { completed: [...parts.completions.doneOf(offer)] } };
      one.drawn?.update(offer.view as never, { ...appearanceOf(parts, offer, answer), ...progress });
      stack();
    },
    clear: (panels = true) => {
      if (panels) pageSchemes.disconnect();
      for (const [name, { offer }] of [...shown]) if (panels || !offer.panel) remove(name);
    },
  };
}
