import { h } from '../kit/dom';

/** The frame around the element that is pointed at, with a label that describes the element. */
export type Outline = { show: (element: Element | undefined, text?: string) => void; remove: () => void };

/** Elements can also move without an event. */
const REFRESH_MS = 250;
const TAG_PX = 26;

const move = (element: HTMLElement, x: number, y: number) =>
  element.style.setProperty('translate', `${Math.round(x)}px ${Math.round(y)}px`);

export function createOutline(parent: HTMLElement): Outline {
  const frame = h('div', { class: 'outline', hidden: true });
  const tag = h('div', { class: 'tag', hidden: true, 'aria-hidden': 'true' });
  parent.append(frame, tag);
  let at: Element | undefined;
  const place = () => {
    const there = at?.isConnected === true;
    frame.hidden = tag.hidden = !there;
    if (!at || !there) return;
    const { left, top, bottom, width, height } = at.getBoundingClientRect();
    move(frame, left, top);
    frame.style.setProperty('width', `${width}px`);
    frame.style.setProperty('height', `${height}px`);
    move(tag, Math.max(4, left), top > TAG_PX ? top - TAG_PX : Math.min(bottom + 4, innerHeight - TAG_PX));
  };
  const refresh = setInterval(place, REFRESH_MS);
  addEventListener('scroll', place, true);
  addEventListener('resize', place);
  return {
    show: (element, text = '') => {
      at = element;
      tag.textContent = text;
      place();
    },
    remove: () => {
      clearInterval(refresh);
      removeEventListener('scroll', place, true);
      removeEventListener('resize', place);
      frame.remove();
      tag.remove();
    },
  };
}
