'use client';
import { useTranslations } from 'use-intl';
import { pathOfType } from '../../../_ui/kinds';
import type { EntityType } from './entities';

/** What a type is called, many of it. */
export function useEntityNames(): (type: EntityType) => string {
  const t = useTranslations();
  return (type) => {
    const path = pathOfType(type);
    if (path) return t(`kinds.${path}.many`);
    return type === 'changelog' ? t('nav.changelogs') : t('nav.roadmaps');
  };
}
