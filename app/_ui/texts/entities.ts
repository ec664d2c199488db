'use client';
import { useMessages } from 'use-intl';
import type { EntityTexts, WidgetTexts } from '../../../messages/types';
import { IconMap2, IconNews } from '../../../ui/icons';
import type { EntityType } from '../../../widgets/contract/entities';
import { isWidgetType, type WidgetType, widgetTypes } from '../../../widgets/contract/types';
import { icons } from '../../../widgets/generated/form/icons';

export const ENTITY_ICONS = { ...icons, changelog: IconNews, roadmap: IconMap2 } satisfies Record<EntityType, unknown>;

/** The address of the page that edits a widget, a changelog or a roadmap. */
export const editorOf = (type: EntityType, id: number): string =>
  isWidgetType(type) ? `/builder/${widgetTypes[type].path}/${id}` : `/${type}s/${id}`;

/** The texts of a type of entity. */
export function useEntityTexts(): (type: EntityType) => EntityTexts {
  const { types } = useMessages();
  return (type) => types[type];
}

/** The texts of a widget type. */
export function useWidgetTexts(): (type: WidgetType) => WidgetTexts {
  const { types } = useMessages();
  return (type) => types[type];
}

/** The texts of a requirement that is not met. */
export const unmetTexts = (texts: WidgetTexts, field: string) => texts.unmet[field.replace(/^settings\./, '')];
