import { type Child, h, redraw } from './dom';
import { deepActive, focusInto, onEscape, rememberFocus } from './focus';
import type { Stage } from './stage';

/** The behavior of a card beyond its styles. */
export type CardOptions = {
  /** Classes. */
  look: string;
  role?: 'dialog' | 'region' | 'status' | 'tooltip';
  /** Nothing else on the page can be used while it is open. */
  modal?: boolean;
  /** Focus goes in when it opens, and back when it closes. */
  takesFocus?: boolean;
  /** Keeps Tab inside the card while it is modal: `trapTab`, for cards that can be modal. */
  trap?: (element: HTMLElement) => void;
  /** Returns false if it closed nothing: the host application then gets the key. */
  onEscape?: () => unknown;
};

export type Card = {
  element: HTMLElement;
  /** Replaces its content. The element with the id `title` names it. */
  draw: (...children: Child[]) => void;
  focus: () => void;
  /** Takes it off the page and gives the focus back. */
  remove: () => void;
};

/** The title of a card, which is its name to screen readers. */
export const cardTitle = (text: unknown): HTMLElement | undefined =>
  typeof text === 'string' && text.trim() ? h('h2', { class: 'title', id: 'title' }, text) : undefined;

/** A preview must not take the focus from the form of the builder. */
const mayFocus = (stage: Stage) => !stage.env.still || document.hasFocus();

/** Puts a card on the stage. */
export function createCard(stage: Stage, label: string, options: CardOptions): Card {
  const root = stage.element.getRootNode() as ShadowRoot;
  const giveBack = rememberFocus(root);
  const element = h('div', {
    class: `card enter ${options.look}`,
    role: options.role ?? 'dialog',
    'aria-modal': options.modal && 'true',
    tabindex: -1,
  });
  // In a preview, Tab must leave the card, so that the author reaches the form.
  if (!stage.env.still) options.trap?.(element);
  const unlisten = options.onEscape && onEscape(options.onEscape, root.host, options.takesFocus === true);
  stage.element.append(element);
  stage.layer.raise(undefined, { element, holdsFocus: options.takesFocus === true });
  let there = true;

  const remove = () => {
    if (!there) return;
    there = false;
    unlisten?.();
    const dialog = stage.layer.isInDialog() ? root.host.parentElement : null;
    if (options.takesFocus && mayFocus(stage)) giveBack();
    element.remove();
    // A dialog of the application handles keys, such as Escape, only while the focus is in it.
    if (dialog && options.takesFocus && !dialog.contains(deepActive())) focusInto(dialog);
  };
  stage.ends(remove);
  return {
    element,
    draw: (...children) => {
      redraw(element, ...children);
      const named = element.querySelector('#title');
      element.setAttribute(named ? 'aria-labelledby' : 'aria-label', named ? 'title' : label);
      element.removeAttribute(named ? 'aria-label' : 'aria-labelledby');
      element.classList.toggle('has-close', !!element.querySelector(':scope > .close'));
      element.classList.toggle('has-media', !!element.querySelector(':scope > .media'));
    },
    focus: () => {
      if (options.takesFocus && mayFocus(stage)) element.focus({ preventScroll: true });
    },
    remove,
  };
}
