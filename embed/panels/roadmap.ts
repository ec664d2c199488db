import { type Child, h } from '../kit/dom';
import { richText } from '../kit/html';
import type { PanelRenderer, Tag } from './env';
import { ROADMAP_STYLES } from './roadmap-styles';
import { notice, openSheet, type Sheet } from './sheet';
import { tagLabel } from './tag';
import * as texts from './texts';
import { type Votable, voteButton } from './vote';

type Item = Votable & { description: string; tag: Tag | null };
type Section = { id: number; name: string; items: Item[] };
type Roadmap = { id: number; name: string; sections: Section[] };

function drawItem(item: Item, sheet: Sheet, onVoted: (itemId: number) => void): HTMLElement {
  const vote = voteButton(item, sheet, () => onVoted(item.id));
  const name = h('p', { class: 'name' }, item.name, item.tag && tagLabel(item.tag));
  return h(
    'li',
    { class: 'item' },
    vote.element,
    h('div', { class: 'about' }, name, richText(item.description), vote.fault),
  );
}

function drawSections({ id, sections }: Roadmap, sheet: Sheet): Child[] {
  const { stage, env } = sheet;
  const votedFor = new Set<number>();
  // Repeated clicks count as one vote.
  const onVoted = (itemId: number) => {
    if (!votedFor.has(itemId)) env.emit({ name: 'roadmap_item_voted', id, props: { itemId } });
    votedFor.add(itemId);
  };
  stage.afterPaint(() => env.emit({ name: 'roadmap_viewed', id }));
  if (!sections.some(({ items }) => items.length))
    return [notice(stage.say(texts.noItems), stage.say(texts.noItemsMore))];
  return sections.map((section) =>
    h(
      'section',
      { class: 'section', 'aria-labelledby': `section-${section.id}` },
      h(
        'h3',
        { class: 'heading', id: `section-${section.id}` },
        section.name,
        section.items.length > 0 && h('b', { 'aria-hidden': 'true' }, String(section.items.length)),
      ),
      section.items.length
        ? h('ul', { class: 'items' }, ...section.items.map((item) => drawItem(item, sheet, onVoted)))
        : h('p', { class: 'text' }, stage.say(texts.noItemsHere)),
    ),
  );
}

/** Draws the panel of a roadmap. */
export const render: PanelRenderer = (root, { id }, env) =>
  openSheet<Roadmap>(root, env, {
    entityType: 'roadmap',
    body: { roadmapId: id },
    title: texts.roadmap,
    styles: ROADMAP_STYLES,
    draw: drawSections,
  });
