import { button } from '../../embed/kit/controls';
import { h } from '../../embed/kit/dom';
import { richText } from '../../embed/kit/html';
import { CHECK, CHEVRON, icon } from '../../embed/kit/icons';
import type { RenderEnv } from '../../embed/kit/renderer';
import type { Stage } from '../../embed/kit/stage';
import * as texts from '../../embed/kit/texts';
import { safeLink } from '../../embed/kit/urls';
import type { Views } from '../contract/views';

export type Item = Views['checklist']['items'][number];

type ItemState = { done: boolean; open: boolean; toggle: () => void; act: () => void; complete: () => void };

/** True when the item's button does something. */
const hasAction = (item: Item): boolean =>
  item.type === 'start-tour' ? item.tourId !== undefined : safeLink(item.redirectToUrl) !== undefined;

/** Does what the item's button says: opens its tour, or follows its link. */
export function openItem(env: RenderEnv, item: Item): void {
  if (item.type === 'start-tour') {
    if (item.tourId !== undefined) env.open({ type: 'tour', id: item.tourId });
    return;
  }
  const link = safeLink(item.redirectToUrl);
  if (link) env.navigate(link);
}

/** The row of one task: its name and, if expanded, its text and its buttons. */
export function itemRow(stage: Stage, item: Item, state: ItemState): HTMLElement {
  const { done, open, toggle, act, complete } = state;
  const id = `item-${item.id}`;
  const acts = [
    hasAction(item) &&
      button(item.buttonText || stage.say(texts.open), done ? 'plain' : 'primary', act, `act-${item.id}`),
    // People tick off an item themselves if no action in the page completes it.
    !done &&
      (item.completionType ?? 'manual-click') === 'manual-click' &&
      button(stage.say(texts.markDone), hasAction(item) ? 'plain' : 'primary', complete, `done-${item.id}`),
  ].filter(Boolean);
  const text = richText(item.content);
  const unfolds = !!text || acts.length > 0;
  return h(
    'li',
    { class: 'item', 'data-done': done, 'data-open': open && unfolds },
    h(
      'h3',
      {},
      h(
        'button',
        {
          type: 'button',
          class: 'line',
          'data-key': id,
          'aria-expanded': unfolds ? String(open) : undefined,
          onclick: toggle,
        },
        h('span', { class: 'tick' }, icon(CHECK, 14)),
        h(
          'span',
          { class: 'name' },
          item.title || '…',
          done && h('span', { class: 'sr' }, ` (${stage.say(texts.isDone)})`),
        ),
        unfolds && h('span', { class: 'arrow' }, icon(CHEVRON, 18)),
      ),
    ),
    open && unfolds && h('div', { class: 'more' }, text, acts.length > 0 && h('div', { class: 'acts' }, ...acts)),
  );
}
