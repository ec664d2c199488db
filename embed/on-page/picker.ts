import { button, closeButton } from '../kit/controls';
import { h } from '../kit/dom';
import type * as Semantics from '../kit/semantics';
import { findAll } from '../script/find';
import { type Bar, openBar } from './bar';
import { createOutline, type Outline } from './outline';
import { forget, keep, kept, type Place, type Purpose, send } from './page-session';
import { pointAtPage } from './pointing';
import { arePositions, selectorsFor } from './selectors';

const TITLE = 'Pick an element';
const MAX_SELECTOR_LENGTH = 1_000;
const POSITION_WARNING =
  'Only its position identifies this element, and a new element before it would change the position. Add an attribute such as data-tour to it, or pick an element around it that has one.';

const countOf = (count: number) => `matches ${count} ${count === 1 ? 'element' : 'elements'}`;
const key = (name: string) => h('kbd', {}, name);

/** A short description of an element for people: its tag and its text. */
const calledOf = (element: Element): string => {
  const text =
    element.getAttribute('aria-label') ?? element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40) ?? '';
  return [element.localName, text && `“${text}”`].filter(Boolean).join(' ');
};

/** A picker that is open. */
type Picker = {
  place: Place;
  semantics: typeof Semantics;
  bar: Bar;
  outline: Outline;
  /** The element that the person points at. */
  at: Element | undefined;
  stopPointing: () => void;
  /** Draws the bar, and moves the focus to the control with the key `first`, or to the bar. */
  draw: (first: string | undefined, text: (Node | string)[], ...foot: HTMLElement[]) => void;
};

function openPicker(place: Place, name: string, semantics: typeof Semantics): Picker {
  const bar = openBar(place, TITLE);
  const { stage, card } = bar;
  const outline = createOutline(stage.element);
  const close = () => {
    picker.stopPointing();
    outline.remove();
    bar.remove();
    forget();
  };
  const picker: Picker = {
    ...{ place, semantics, bar, outline, at: undefined },
    stopPointing: () => {},
    draw: (first, text, ...foot) => {
      card.draw(
        closeButton(stage, close),
        h('div', { class: 'body' }, h('h2', { class: 'title', id: 'title' }, `${TITLE} for “${name}”`), ...text),
        foot.length > 0 && h('div', { class: 'foot' }, ...foot),
      );
      const next = first && card.element.querySelector<HTMLElement>(`[data-key="${first}"]`);
      (next || card.element).focus({ preventScroll: true });
    },
  };
  return picker;
}

/** Outlines an element, and says what it is. */
function point(picker: Picker, element: Element): void {
  const { stage, card } = picker.bar;
  picker.at = element;
  const [selector] = selectorsFor(element, picker.semantics);
  const text = `${selector ?? element.localName} · ${countOf(selector ? findAll(selector).length : 0)}`;
  picker.outline.show(element, text);
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  // The bar moves away from the elements behind it.
  const box = element.getBoundingClientRect();
  card.element.classList.toggle('aside', box.top > innerHeight - 260 && box.height < innerHeight / 2);
  stage.announce(`${calledOf(element)}, ${text}`);
}

/** Lets the person use the page, for example to go to where the element is. */
function usePage(picker: Picker): void {
  picker.stopPointing();
  keep({ using: true });
  picker.outline.show(undefined);
  picker.draw(
    'pick',
    [h('p', { class: 'text' }, 'Use the page as usual, and go to where the element is.')],
    button('Pick an element', 'primary', () => pick(picker), 'pick'),
  );
}

const keysText = () => {
  const arrows = ['↑', '↓', '←', '→'].flatMap((name) => [key(name), ' ']);
  const end = [' to pick, ', key('Esc'), ' to use the page.'];
  return h('p', { class: 'keys' }, 'Or ', key('Tab'), ' ', ...arrows, 'to move, ', key('Enter'), ...end);
};

/** Lets the person point at an element. */
function pick(picker: Picker): void {
  const { bar, outline, draw } = picker;
  picker.stopPointing();
  keep({ using: false });
  picker.at = undefined;
  outline.show(undefined);
  draw(
    undefined,
    [h('p', { class: 'text' }, 'Click the element. The page does not receive the click.'), keysText()],
    button('Use the page', 'plain', () => usePage(picker), 'use'),
  );
  picker.stopPointing = pointAtPage({
    own: bar.host,
    surface: bar.card.element,
    at: () => picker.at,
    point: (element) => point(picker, element),
    pick: (element) => confirmPick(picker, element),
    pause: () => usePage(picker),
  });
}

/** Shows the selectors of the picked element; the person can use the element or pick another one. */
function confirmPick(picker: Picker, element: Element): void {
  const { draw, semantics, bar } = picker;
  picker.stopPointing();
  point(picker, element);
  const all = selectorsFor(element, semantics);
  while (all.join(' || ').length > MAX_SELECTOR_LENGTH) all.pop();
  const again = button('Pick another', 'plain', () => pick(picker), 'again');
  if (!all.length) {
    const text = 'No selector identifies only this element. Pick an element around it.';
    draw('again', [h('p', { class: 'warn', role: 'alert' }, text)], again);
    return;
  }
  const lines = all.map((one) => h('li', {}, h('code', {}, one), h('span', {}, countOf(findAll(one).length))));
  const warning = arePositions(all) ? [h('p', { class: 'warn', role: 'alert' }, POSITION_WARNING)] : [];
  draw(
    'send',
    [h('p', { class: 'text' }, calledOf(element)), h('ol', { class: 'picked' }, ...lines), ...warning],
    button('Use this element', 'primary', () => void sendPick(picker, element, all.join(' || ')), 'send'),
    again,
  );
  bar.stage.announce(
    `${calledOf(element)}: ${all.length > 1 ? `a selector and ${all.length - 1} to fall back on` : 'one selector'}`,
  );
}

/** Sends the selector to the builder. */
async function sendPick(picker: Picker, element: Element, selector: string): Promise<void> {
  const { place, draw, outline } = picker;
  const snapshot = picker.semantics.snapshotOf(element, selector);
  const sent = await send(place, selector, findAll(selector).length, snapshot).catch(() => undefined);
  outline.show(undefined);
  if (sent === undefined) {
    const again = button('Try again', 'primary', () => void sendPick(picker, element, selector), 'send');
    draw('send', [h('p', { class: 'warn', role: 'alert' }, 'It could not be sent.')], again);
    return;
  }
  forget();
  const text = sent
    ? 'The builder has it. You can close this page.'
    : 'The time for picking is over. Begin again in the builder.';
  draw(undefined, [h('p', { class: 'text', role: 'status' }, text)]);
  // Works only if the builder opened this tab.
  if (sent) window.close();
}

/** Lets a person pick an element of this page, or of another one that they go to first, and sends it to the builder. */
export function startPicker(place: Place, { name }: Purpose, semantics: typeof Semantics): void {
  const picker = openPicker(place, name, semantics);
  if (kept()?.using) usePage(picker);
  else pick(picker);
}
