'use client';
import { useTranslations } from 'use-intl';
import type { WidgetType } from '../../../widgets/contract/types';
import { useAllFolders, useAllThemes } from '../../_ui/data/all-folders';
import { ConflictDialog } from '../../_unpublished/conflict-dialog';
import { valueTexts } from '../../_unpublished/value-text';
import { toEdited } from '../draft/changes';
import type { Draft, Rule } from '../draft/draft';
import { withUnpublished } from '../draft/widget';
import { useDescription } from '../targeting/names';
import { useFrequencyText, useTimeText } from '../texts/frequency-text';
import { usePlaceName } from '../texts/place-names';
import { type Difference, withMine } from './merge';
import type { Conflict } from './use-edit-conflict';

type Side = 'mine' | 'theirs';

const rulesOf = (value: unknown): Rule[] => (value as { rules?: Rule[] } | undefined)?.rules ?? [];

/** Formats both values of a field. */
function useTexts(places: readonly Difference[]) {
  const t = useTranslations('unpublished');
  const common = useTranslations('common');
  const lists = { folderId: useAllFolders().folders, themeId: useAllThemes().themes };
  const targeting = places.find(({ path }) => path[0] === 'targeting');
  const frequency = useFrequencyText();
  const timeText = useTimeText();
  const describe = useDescription('widget', [...rulesOf(targeting?.mine), ...rulesOf(targeting?.theirs)]);
  const words = {
    nothing: t('nothing'),
    frequency,
    yes: common('yes'),
    no: common('no'),
    rules: (value: object) =>
      describe(rulesOf(value), (value as Pick<Draft, 'ruleLogicalOperator'>).ruleLogicalOperator),
  };
  return ({ path, mine, theirs }: Difference): Record<Side, string> => {
    const [first] = path;
    const list = first === 'folderId' || first === 'themeId' ? lists[first] : undefined;
    const named = (value: unknown) => list?.find(({ id }) => id === value)?.name ?? timeText(path, value);
    const [one, other] = valueTexts([named(mine), named(theirs)], words);
    return { mine: one, theirs: other };
  };
}

type Props = {
  type: WidgetType;
  conflict: Conflict;
  /** Whether the widget was live when the editing began. */
  wasActive: boolean;
  draft: Draft;
  saving: boolean;
  onClose: () => void;
  /** Continues with the draft that the choices result in. */
  onChosen: (draft: Draft) => void;
};

/** The dialog that resolves an edit conflict of a widget. */
export function WidgetConflict({ type, conflict, wasActive, draft, saving, onClose, onChosen }: Props) {
  const t = useTranslations();
  const { places, theirs, isOwn, intention, updatedBy } = conflict;
  const { active, publishChanges } = intention;
  const placeName = usePlaceName(type);
  const textsOf = useTexts(places);
  const stored = withUnpublished(theirs);
  const contents = [
    { ...draft.content, ...draft.settings },
    { ...stored, ...stored.settings },
  ];
  const saves = publishChanges && theirs.active ? 'unpublished.publishChanges' : 'unpublished.editConflict.save';
  const verb = active === undefined ? saves : active ? 'builder.publish' : 'builder.unpublish';
  return (
    <ConflictDialog
      places={places.map((place) => ({
        key: place.key,
        name: placeName(place.path, ...contents),
        by: place.by,
        texts: textsOf(place),
      }))}
      isOwn={isOwn}
      updatedBy={updatedBy}
      at={theirs.unpublished?.updatedAt ?? theirs.updatedAt}
      turned={theirs.active === wasActive ? undefined : theirs.active ? 'published' : 'unpublished'}
      verb={t(verb)}
      saving={saving}
      onClose={onClose}
      onChosen={(isMine) => onChosen(withMine(toEdited(theirs), places, ({ key }) => isMine(key)))}
    />
  );
}
