'use client';
import { useTranslations } from 'use-intl';
import type { Change } from '../../widgets/merge/three-way-merge';
import type { Rule } from '../_builder/draft/draft';
import { useDescription } from '../_builder/targeting/names';
import { ChangeList } from './change-list';
import { valueTexts } from './value-text';

/** `displayOn` → `Display on`. */
function inWords(key: string): string {
  const words = key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `steps[id=a1].title` → `Steps › Title`. */
const placeOf = (path: string): string =>
  path
    .replaceAll(/\[[^\]]*\]/g, '')
    .split('.')
    .map(inWords)
    .join(' › ');

/** The paths in readable form, without duplicates: `Name, Steps › Title`. */
export const placesOf = (paths: readonly string[]): string => [...new Set(paths.map(placeOf))].join(', ');

const rulesOf = (value: unknown): Rule[] => (value as { rules?: Rule[] } | null)?.rules ?? [];

type Props = {
  changes: readonly { path: string; from?: unknown; to?: unknown }[];
  conflicts?: readonly { path: string }[];
};

/** The changes of a record of any type, field by field. The names of the fields are made from their paths. */
export function PlainChanges({ changes, conflicts = [] }: Props) {
  const t = useTranslations('unpublished');
  const common = useTranslations('common');
  const targeting = changes.find(({ path }) => path === 'targeting');
  const describe = useDescription('widget', [...rulesOf(targeting?.from), ...rulesOf(targeting?.to)]);
  const words = {
    nothing: t('nothing'),
    yes: common('yes'),
    no: common('no'),
    rules: (value: { ruleLogicalOperator?: unknown }) =>
      describe(rulesOf(value), value.ruleLogicalOperator === 'or' ? 'or' : 'and'),
    frequency: ({ mode }: { mode?: unknown }) => inWords(String(mode)),
  };
  return (
    <ChangeList
      changes={changes.map(({ path, from, to }): Change => ({ path, from, to }))}
      conflicts={conflicts}
      nameOf={placeOf}
      textsOf={({ from, to }) => valueTexts([from, to], words)}
    />
  );
}
