import { h } from '../kit/dom';

const NOTICE_MS = 2_400;

/** A line at the edge of the preview: it fades by itself, unless it offers an action. */
export function createNotice() {
  const element = h('div', { class: 'mock-notice', 'aria-live': 'polite' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = () => {
    clearTimeout(timer);
    element.replaceChildren();
  };
  const show = (text: string, action?: { label: string; act: () => void }) => {
    clear();
    element.append(h('p', {}, text, action && h('button', { type: 'button', onclick: action.act }, action.label)));
    if (!action) timer = setTimeout(clear, NOTICE_MS);
  };
  return { element, show, clear };
}
