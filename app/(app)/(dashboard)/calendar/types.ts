import { IconMap2, IconNews } from '../../../../ui/icons';
import { WIDGET_TYPES } from '../../../../widgets/contract/types';
import { icons } from '../../../../widgets/generated/form/icons';
import type { Outputs } from '../../../_ui/data/api';

export type Schedule = Outputs['schedule']['get'];
export type Entry = Schedule['entries'][number];
export type Running = Schedule['running'][number];
export type Type = Entry['entity']['type'];

/** An action that has not run: it can be moved. */
export type Movable = Entry & { scheduleId: number };

export const isMovable = (entry: Entry): entry is Movable => entry.state === 'pending' && entry.scheduleId !== null;

export const TYPES: readonly Type[] = [...WIDGET_TYPES, 'changelog_post', 'roadmap_item'];

export const isType = (text: string | undefined): text is Type => TYPES.some((type) => type === text);

export const TYPE_ICONS = { ...icons, changelog_post: IconNews, roadmap_item: IconMap2 } satisfies Record<
  Type,
  unknown
>;

/** The path of an entity's page in the dashboard, for navigation without a page load. */
export const hrefOf = ({ entity }: { entity: Entry['entity'] }): string => {
  const { pathname, search } = new URL(entity.dashboardUrl);
  return pathname + search;
};

export const keyOf = ({ entity, action, at, scheduleId }: Entry): string =>
  `${entity.type}/${entity.id}/${action}/${scheduleId ?? at}`;
