import { alternativesOf } from '../../widgets/selectors/alternatives';
import type { FoundTarget } from '../../widgets/selectors/target-snapshot';
import { h } from '../kit/dom';

export type MockApp = {
  element: HTMLElement;
  /** Adds a labeled placeholder for every selector that matches no element of the mock. */
  provide: (selectors: string[]) => void;
  find: (selector: string) => FoundTarget | undefined;
  setScheme: (scheme: 'light' | 'dark') => void;
};

const NAVIGATION = /nav|menu|side|link|tab/i;
const HELP = /help|account|avatar|profile|search|settings|header/i;
const PLACES = ['heading', 'list', 'chart', 'header'];

const bone = (width: string): HTMLElement => {
  const element = h('span', { class: 'bone' });
  element.style.setProperty('width', width);
  return element;
};
const slot = (place: string) => h('div', { class: 'slot', 'data-place': place });
const link = (width: string, now = false) => h('div', { class: now ? 'link now' : 'link' }, h('i'), bone(width));
const card = () => h('div', { class: 'card' }, bone('45%'), bone('70%'));
const line = (place?: string) =>
  h(
    'div',
    { class: 'line' },
    h('i', { class: 'face' }),
    bone('32%'),
    h('span', { class: 'gap' }),
    place && slot(place),
    h('span', { class: 'bone short' }),
  );

function bars(): HTMLElement {
  const heights = [38, 54, 46, 70, 62, 84, 76, 92, 68, 80];
  const columns = heights.map((height) => {
    const column = h('i');
    column.style.setProperty('height', `${height}%`);
    return column;
  });
  return h('div', { class: 'bars' }, ...columns);
}

/** A mock host application made of skeletons, with slots for the placeholders that widgets point at. */
export function createMockApp(): MockApp {
  const element = h(
    'div',
    { class: 'mock' },
    h(
      'nav',
      { role: 'none' },
      h('div', { class: 'brand' }, h('i'), bone('84px')),
      link('58%', true),
      link('72%'),
      slot('nav'),
      link('48%'),
      link('64%'),
    ),
    h(
      'div',
      {},
      h(
        'header',
        { role: 'none' },
        h('div', { class: 'search' }),
        h('span', { class: 'gap' }),
        slot('header'),
        h('i', { class: 'face' }),
      ),
      h(
        'div',
        { class: 'main' },
        h('div', { class: 'heading' }, h('span', { class: 'bone' }), h('span', { class: 'gap' }), slot('heading')),
        h('div', { class: 'cards' }, card(), card(), card()),
        h(
          'div',
          { class: 'card wide' },
          h('div', { class: 'cardhead' }, bone('120px'), h('span', { class: 'gap' }), slot('chart')),
          bars(),
        ),
        h('div', { class: 'card wide' }, line(), line('list'), line(), line()),
      ),
    ),
  );
  const placeholders = new Map<string, HTMLElement>();

  const own = (selector: string): Element | null => {
    try {
      return element.querySelector(selector);
    } catch {
      return null;
    }
  };
  const placeOf = (selector: string, at: number): string => {
    const narrow = matchMedia('(max-width: 640px)').matches;
    if (NAVIGATION.test(selector) && !narrow) return 'nav';
    return HELP.test(selector) ? 'header' : (PLACES[at % 3] as string);
  };
  const settle = () => {
    [...placeholders].forEach(([selector, target], at) => {
      const holder = element.querySelector(`[data-place="${placeOf(selector, at)}"]`);
      if (target.parentElement !== holder) holder?.append(target);
    });
  };
  addEventListener('resize', settle);

  return {
    element,
    provide: (selectors) => {
      const wanted = new Set(selectors);
      for (const [selector, target] of placeholders) {
        if (wanted.has(selector)) continue;
        target.remove();
        placeholders.delete(selector);
      }
      for (const selector of wanted)
        if (!placeholders.has(selector) && !own(selector))
          placeholders.set(
            selector,
            h('button', { type: 'button', class: 'target', title: selector }, alternativesOf(selector)[0]),
          );
      settle();
    },
    find: (selector) => {
      const found = placeholders.get(selector) ?? own(selector);
      return found ? { element: found } : undefined;
    },
    setScheme: (scheme) => {
      element.dataset.scheme = scheme;
    },
  };
}
