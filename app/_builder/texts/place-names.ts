'use client';
import { useTranslations } from 'use-intl';
import type { Fields } from '../../../ui/form/draft';
import type { WidgetType } from '../../../widgets/contract/types';
import { useFieldName } from './field-names';

/** `domQuery` → `Dom query`. */
const spelled = (key: string): string => {
  const words = key.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The position, from 1, of the entry with this ID in the list of a field; the ID itself if there is no such entry. */
const numberOf = (id: string, field: unknown): string => {
  const at = Array.isArray(field) ? field.findIndex((entry) => entry?.id === id) : -1;
  return at < 0 ? id : String(at + 1);
};

/**
 * Names a place in a widget for people: `['steps', stepId, 'title']` → “Steps › 2 › Title”.
 * @param contents searched in order for the entry that the path names by its ID
 */
export function usePlaceName(type: WidgetType): (path: readonly string[], ...contents: Fields[]) => string {
  const t = useTranslations('builder');
  const fieldName = useFieldName(type);
  const nameOf = (key: string): string => {
    const name = fieldName(key);
    return name === key ? spelled(key) : name;
  };
  return (path, ...contents) => {
    const [first = '', ...rest] = path[0] === 'content' || path[0] === 'settings' ? path.slice(1) : path;
    const lists = contents.map((content) => content[first]);
    const [entry, ...inner] = rest;
    const number =
      entry === undefined ? [] : [lists.map((list) => numberOf(entry, list)).find((found) => found !== entry) ?? entry];
    const parts = [...number, ...inner].map((part) =>
      part === 'order' ? t('entryOrder') : /^\d+$/.test(part) ? part : spelled(part),
    );
    return [nameOf(first), ...parts].join(' › ');
  };
}
