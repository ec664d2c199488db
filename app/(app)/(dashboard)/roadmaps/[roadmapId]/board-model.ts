import { containsInAnyCase } from '../../../../../widgets/targeting/any-case';
import type { Roadmap } from '../roadmap-form';

export type Section = Roadmap['sections'][number];
export type Item = Section['items'][number];

/** A move of an item or a section. `position` counts from 0, without the moved item or section. */
export type Move =
  | { kind: 'item'; itemId: number; sectionId: number; position: number }
  | { kind: 'section'; sectionId: number; position: number };

function inserted<T>(others: T[], what: T, position: number): T[] {
  return [...others.slice(0, position), what, ...others.slice(position)];
}

/** The sections after a move. Moves of deleted items and sections, or into deleted sections, have no effect. */
export function afterMove(sections: Section[], move: Move): Section[] {
  if (move.kind === 'section') {
    const section = sections.find(({ id }) => id === move.sectionId);
    const others = sections.filter((other) => other !== section);
    return section ? inserted(others, section, move.position) : sections;
  }
  const item = sections.flatMap(({ items }) => items).find(({ id }) => id === move.itemId);
  if (!item || !sections.some(({ id }) => id === move.sectionId)) return sections;
  return sections.map((section) => {
    const others = section.items.filter((other) => other !== item);
    return { ...section, items: section.id === move.sectionId ? inserted(others, item, move.position) : others };
  });
}

/** The position among all items of a section, for an item that was dropped at `index` among the shown items. */
export function positionAmongAll(all: Item[], shown: Item[], itemId: number, index: number): number {
  const others = all.filter(({ id }) => id !== itemId);
  const next = shown.filter(({ id }) => id !== itemId)[index];
  return next ? others.findIndex(({ id }) => id === next.id) : others.length;
}

const plain = (html: string | null) => (html ?? '').replace(/<[^>]*>/g, ' ');

/** The sections, with only the items that contain all words and have the tag. */
export function filterSections(sections: Section[], text: string | undefined, tag: string | undefined): Section[] {
  const words = text?.split(/\s+/).filter(Boolean) ?? [];
  if (!words.length && !tag) return sections;
  const passes = (item: Item) => {
    const content = `${item.name} ${plain(item.description)}`;
    return (!tag || item.tag?.name === tag) && words.every((word) => containsInAnyCase(content, word));
  };
  return sections.map((section) => ({ ...section, items: section.items.filter(passes) }));
}
