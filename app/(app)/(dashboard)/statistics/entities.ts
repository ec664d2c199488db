import { IconMap2, IconNews } from '@tabler/icons-react';
import type { Inputs } from '../../../_ui/api';
import { KINDS, type KindPath, pathOfType } from '../../../_ui/kinds';

/** What statistics are kept of. */
export type EntityType = Inputs['stats']['widgets']['entityType'];

type Figures = { seen: readonly string[]; done: readonly string[] };

/** Which events say that something was seen, and that it did what it is for. The server's lists count the same. */
export const FIGURES: Record<EntityType, Figures> = {
  tour: { seen: ['tour_start', 'tour_auto_start'], done: ['tour_finish'] },
  checklist: { seen: ['checklist_shown'], done: ['checklist_finished'] },
  smartTip: { seen: ['smart_tip_available'], done: ['smart_tip_open'] },
  announcement: { seen: ['announcement_shown'], done: ['announcement_action_clicked'] },
  changelog: { seen: ['changelog_opened'], done: ['changelog_post_viewed'] },
  npsWidget: { seen: ['nps_widget_shown'], done: ['nps_widget_answered'] },
  roadmap: { seen: ['roadmap_viewed'], done: ['roadmap_item_voted'] },
  microSurvey: { seen: ['micro_survey_shown'], done: ['micro_survey_completed'] },
  feedbackWidget: { seen: ['feedback_widget_opened'], done: ['feedback_widget_submitted'] },
};

export const ENTITY_TYPES = Object.keys(FIGURES) as EntityType[];

/** The type that an address names, by itself or as a collection: `tour`, `product-tours`. */
export function entityTypeOf(text: string): EntityType | undefined {
  const byPath = Object.hasOwn(KINDS, text) ? KINDS[text as KindPath].type : text;
  return ENTITY_TYPES.find((type) => type === byPath);
}

export const iconOf = (type: EntityType) => {
  const path = pathOfType(type);
  return path ? KINDS[path].icon : type === 'changelog' ? IconNews : IconMap2;
};

/** Where the thing itself is looked after. */
export function homeOf(type: EntityType, id: number): string {
  const path = pathOfType(type);
  return path ? `/builder/${path}/${id}` : `/${type}s/${id}`;
}

type Events = Record<string, { count: number; uniqueUsers: number }>;

/** How often any of these events happened. */
export const countOf = (events: Events, names: readonly string[]): number =>
  names.reduce((sum, name) => sum + (events[name]?.count ?? 0), 0);

/** Types whose rate is of people, not of times: someone sees a checklist again and again, and finishes it once. */
const BY_PEOPLE: readonly EntityType[] = ['checklist', 'roadmap'];

/** How much of what was seen did what it is for, in percent; undefined when nothing was seen. */
export function rateOf(type: EntityType, events: Events): number | undefined {
  const { seen, done } = FIGURES[type];
  const sum = (names: readonly string[]) =>
    BY_PEOPLE.includes(type)
      ? names.reduce((total, name) => total + (events[name]?.uniqueUsers ?? 0), 0)
      : countOf(events, names);
  const whole = sum(seen);
  return whole === 0 ? undefined : (100 * sum(done)) / whole;
}
