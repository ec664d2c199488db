import { button, closeButton } from '../kit/controls';
import { h } from '../kit/dom';
import type * as Semantics from '../kit/semantics';
import { findAll } from '../script/find';
import { openBar } from './bar';
import { createOutline } from './outline';
import { forget, keep, kept, type Place, type Purpose, send } from './page-session';
import { pointAtPage } from './pointing';
import { arePositions, selectorsFor } from './selectors';

const TITLE = 'Pick an element';
const MAX_SELECTOR_LENGTH = 1_000;
const POSITION_WARNING =
  'Only its position tells this element from others, and one more element before it changes that. Add an attribute such as data-tour to it, or pick an element around it that has one.';

const countOf = (count: number) => `matches ${count} ${count === 1 ? 'element' : 'elements'}`;
const key = (name: string) => h('kbd', {}, name);

/** What a person would call an element. */
const calledOf = (element: Element): string => {
  const text =
    element.getAttribute('aria-label') ?? element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40) ?? '';
  return [element.localName, text && `“${text}”`].filter(Boolean).join(' ');
};

/** Lets a person pick an element of this page, or of another one that they go to first, and sends it to the builder. */
export function startPicker(place: Place, { name }: Purpose, semantics: typeof Semantics): void {
  const bar = openBar(place, TITLE);
  const { stage, card } = bar;
  const outline = createOutline(stage.element);
  let at: Element | undefined;
  let stopPointing = () => {};

  const close = () => {
    stopPointing();
    outline.remove();
    bar.remove();
    forget();
  };
  /** Draws the bar, and brings the focus to what comes next. */
  const draw = (first: string | undefined, text: (Node | string)[], ...foot: HTMLElement[]) => {
    card.draw(
      closeButton(stage, close),
      h('div', { class: 'body' }, h('h2', { class: 'title', id: 'title' }, `${TITLE} for “${name}”`), ...text),
      foot.length > 0 && h('div', { class: 'foot' }, ...foot),
    );
    const next = first && card.element.querySelector<HTMLElement>(`[data-key="${first}"]`);
    (next || card.element).focus({ preventScroll: true });
  };
  const point = (element: Element) => {
    at = element;
    const [selector] = selectorsFor(element, semantics);
    const text = `${selector ?? element.localName} · ${countOf(selector ? findAll(selector).length : 0)}`;
    outline.show(element, text);
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // The bar moves away from the elements behind it.
    const box = element.getBoundingClientRect();
    card.element.classList.toggle('aside', box.top > innerHeight - 260 && box.height < innerHeight / 2);
    stage.announce(`${calledOf(element)}, ${text}`);
  };

  const use = () => {
    stopPointing();
    keep({ using: true });
    outline.show(undefined);
    draw(
      'pick',
      [h('p', { class: 'text' }, 'Use the page as ever, and go to where the element is.')],
      button('Pick an element', 'primary', pick, 'pick'),
    );
  };
  const pick = () => {
    stopPointing();
    keep({ using: false });
    at = undefined;
    outline.show(undefined);
    draw(
      undefined,
      [
        h('p', { class: 'text' }, 'Click the element. The page does not receive the click.'),
        h(
          'p',
          { class: 'keys' },
          'Or ',
          key('Tab'),
          ' ',
          key('↑'),
          ' ',
          key('↓'),
          ' ',
          key('←'),
          ' ',
          key('→'),
          ' to move, ',
          key('Enter'),
          ' to pick, ',
          key('Esc'),
          ' to use the page.',
        ),
      ],
      button('Use the page', 'plain', use, 'use'),
    );
    stopPointing = pointAtPage({ own: bar.host, surface: card.element, at: () => at, point, pick: picked, pause: use });
  };
  const picked = (element: Element) => {
    stopPointing();
    point(element);
    const all = selectorsFor(element, semantics);
    while (all.join(' || ').length > MAX_SELECTOR_LENGTH) all.pop();
    const again = button('Pick another', 'plain', pick, 'again');
    if (!all.length)
      return draw(
        'again',
        [h('p', { class: 'warn', role: 'alert' }, 'Nothing tells this element from the others. Pick one around it.')],
        again,
      );
    const lines = all.map((one) => h('li', {}, h('code', {}, one), h('span', {}, countOf(findAll(one).length))));
    const give = () => void hand(element, all.join(' || '));
    const warning = arePositions(all) ? [h('p', { class: 'warn', role: 'alert' }, POSITION_WARNING)] : [];
    draw(
      'send',
      [h('p', { class: 'text' }, calledOf(element)), h('ol', { class: 'picked' }, ...lines), ...warning],
      button('Use this element', 'primary', give, 'send'),
      again,
    );
    stage.announce(
      `${calledOf(element)}: ${all.length > 1 ? `a selector and ${all.length - 1} to fall back on` : 'one selector'}`,
    );
  };
  const hand = async (element: Element, selector: string) => {
    const snapshot = semantics.snapshotOf(element, selector);
    const sent = await send(place, selector, findAll(selector).length, snapshot).catch(() => undefined);
    outline.show(undefined);
    if (sent === undefined)
      return draw(
        'send',
        [h('p', { class: 'warn', role: 'alert' }, 'It could not be sent.')],
        button('Try again', 'primary', () => void hand(element, selector), 'send'),
      );
    forget();
    const text = sent
      ? 'The builder has it. You can close this page.'
      : 'The time for picking is over. Begin again in the builder.';
    draw(undefined, [h('p', { class: 'text', role: 'status' }, text)]);
    // Works where the builder opened this tab.
    if (sent) window.close();
  };

  if (kept()?.using) use();
  else pick();
}
