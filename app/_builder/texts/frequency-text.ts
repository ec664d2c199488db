'use client';
import { useMessages, useTranslations } from 'use-intl';
import type { Fields } from '../../../ui/form/draft';
import { spanOf } from '../../_unpublished/value-text';

/** Formats the value of a field that is a number of hours; returns any other value unchanged. */
export function useTimeText(): (path: readonly string[], value: unknown) => unknown {
  const t = useTranslations('builder.frequency');
  return (path, value) => {
    if (typeof value !== 'number' || !path.at(-1)?.endsWith('Hours')) return value;
    const { unit, count } = spanOf(value);
    return t(unit, { count });
  };
}

/** Describes how often a widget shows. */
export function useFrequencyText(): (frequency: Fields) => string {
  const t = useTranslations('builder.frequency');
  const timeText = useTimeText();
  const { frequency: modes } = useMessages().forms;
  return ({ mode, intervalHours, maxShows }) => {
    const name = (modes as Readonly<Record<string, string>>)[String(mode)] ?? String(mode);
    const every = mode === 'interval' && typeof intervalHours === 'number';
    return [
      name,
      ...(every ? [String(timeText(['intervalHours'], intervalHours))] : []),
      ...(typeof maxShows === 'number' ? [t('most', { count: maxShows })] : []),
    ].join(', ');
  };
}
