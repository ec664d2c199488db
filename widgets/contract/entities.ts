import { events as ofWidgets } from '../generated/events';
import type { EntityEvents } from './events';
import { typeOfPath } from './types';

const changelog = {
  names: ['changelog_opened', 'changelog_post_viewed'],
  outcomes: { seen: ['changelog_opened'], completed: ['changelog_post_viewed'], dismissed: [] },
  stages: [
    { key: 'opened', label: 'Opened', names: ['changelog_opened'] },
    { key: 'viewed', label: 'Viewed a post', names: ['changelog_post_viewed'] },
  ],
  summary: {
    label: 'Changelog',
    position: 5,
    primary: { label: 'Changelog opens', events: ['changelog_opened'] },
    secondary: {
      label: 'Posts viewed per open',
      of: 'events',
      part: ['changelog_post_viewed'],
      whole: ['changelog_opened'],
    },
  },
} as const satisfies EntityEvents;

// Votes are `roadmap_item_voted` events: taking a vote back does not undo them.
const roadmap = {
  names: ['roadmap_viewed', 'roadmap_item_voted'],
  outcomes: { seen: ['roadmap_viewed'], completed: ['roadmap_item_voted'], dismissed: [] },
  stages: [
    { key: 'viewed', label: 'Viewed', names: ['roadmap_viewed'] },
    { key: 'voted', label: 'Voted', names: ['roadmap_item_voted'] },
  ],
  summary: {
    label: 'Roadmap',
    position: 7,
    primary: { label: 'Votes', events: ['roadmap_item_voted'] },
    secondary: { label: 'Vote rate', of: 'people', part: ['roadmap_item_voted'], whole: ['roadmap_viewed'] },
  },
} as const satisfies EntityEvents;

const byType = { ...ofWidgets, changelog, roadmap };

type ByType = typeof byType;

/** A type of entity that events happen on: a widget type, `changelog` or `roadmap`. */
export type EntityType = keyof ByType;

/** The names of the events of one type. */
export type EventName<Type extends EntityType> = ByType[Type]['names'][number];

/** The keys of the stages of one type. */
export type StageKey<Type extends EntityType> = ByType[Type]['stages'][number]['key'];

/** The events on entities, by their type. */
export const EVENTS: Readonly<Record<EntityType, EntityEvents>> = byType;

const targets = Object.values(EVENTS).flatMap((one) => one.targets ?? []);

/** The events that report missing targets and changed targets. */
export const TARGET_EVENTS = {
  missing: targets.map(({ missing }) => missing),
  changed: targets.map(({ changed }) => changed),
};

const positionOf = (type: EntityType): number => EVENTS[type].summary?.position ?? Number.MAX_SAFE_INTEGER;

/** All entity types with events: first the types in the summary, in its order. */
export const ENTITY_TYPES = (Object.keys(EVENTS) as EntityType[]).sort((a, b) => positionOf(a) - positionOf(b));

/** The entity type of a name in a URL, singular or collection: `tour`, `product-tours`. */
export function entityTypeOf(text: string): EntityType | undefined {
  const named = typeOfPath(text) ?? { changelogs: 'changelog', roadmaps: 'roadmap' }[text] ?? text;
  return ENTITY_TYPES.find((type) => type === named);
}
