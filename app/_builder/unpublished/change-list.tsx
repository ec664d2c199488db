'use client';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import type { Fields } from '../../../ui/form/draft';
import type { WidgetType } from '../../../widgets/contract/types';
import { type Change, fieldOfPath } from '../../../widgets/merge/three-way-merge';
import { useAllFolders, useAllThemes } from '../../_ui/data/all-folders';
import { ChangeList } from '../../_unpublished/change-list';
import type { Texts } from '../../_unpublished/types';
import { entryText, valueTexts } from '../../_unpublished/value-text';
import type { Draft, Rule } from '../draft/draft';
import { useDescription } from '../targeting/names';
import { useFrequencyText, useTimeText } from '../texts/frequency-text';
import { usePlaceName } from '../texts/place-names';
import { fieldsOf, partsOf } from './fields';

const rulesOf = (value: unknown): Rule[] => (value as { rules?: Rule[] } | null)?.rules ?? [];

/** Formats both values of a change. */
function useTexts(live: Draft, draft: Draft, changes: readonly Change[]) {
  const t = useTranslations('unpublished');
  const common = useTranslations('common');
  const lists = { folderId: useAllFolders().folders, themeId: useAllThemes().themes };
  const targeting = changes.find(({ path }) => path === 'targeting');
  const describe = useDescription('widget', [...rulesOf(targeting?.from), ...rulesOf(targeting?.to)]);
  const frequency = useFrequencyText();
  const timeText = useTimeText();
  const words = {
    nothing: t('nothing'),
    frequency,
    yes: common('yes'),
    no: common('no'),
    rules: (value: object) =>
      describe(rulesOf(value), (value as Pick<Draft, 'ruleLogicalOperator'>).ruleLogicalOperator),
  };
  const ordered = (ids: unknown, entries: unknown) =>
    (ids as string[])
      .map((id) => entryText((entries as Fields[] | undefined)?.find((entry) => entry.id === id) ?? id))
      .join(', ');
  return ({ path, from, to }: Change): Texts => {
    const field = fieldOfPath(path);
    if (path.endsWith('[order]')) return [ordered(from, fieldsOf(live)[field]), ordered(to, fieldsOf(draft)[field])];
    const list = field === 'folderId' || field === 'themeId' ? lists[field] : undefined;
    const named = (value: unknown) => list?.find(({ id }) => id === value)?.name ?? timeText(partsOf(path), value);
    return valueTexts([named(from), named(to)], words);
  };
}

type Props = Omit<ComponentProps<typeof ChangeList>, 'nameOf' | 'textsOf'> & {
  type: WidgetType;
  /** The live widget. */
  live: Draft;
  /** The widget as it would be after publishing. */
  draft: Draft;
};

/** Lists what publishing would change in a widget. */
export function WidgetChanges({ type, live, draft, ...list }: Props) {
  const placeName = usePlaceName(type);
  const textsOf = useTexts(live, draft, list.changes);
  const contents = [draft, live].map(({ content, settings }) => ({ ...content, ...settings }));
  const nameOf = (path: string) => placeName(partsOf(path), ...contents);
  return <ChangeList {...list} nameOf={nameOf} textsOf={textsOf} />;
}
