'use client';
import dynamic from 'next/dynamic';
import { useTranslations } from 'use-intl';
import { whenOnline } from '../../../ui/lazy/when-online';
import type { WidgetType } from '../../../widgets/contract/types';
import { toast } from '../../_ui/data/change';
import { changesOf, toEdited } from '../draft/changes';
import type { Widget } from '../draft/widget';
import { differencesOf, withMine } from './merge';
import type { State } from './use-edit-conflict';
import type { useSaving } from './use-saving';

const WidgetConflict = dynamic(
  () => whenOnline(() => import('./conflict-dialog').then((module) => module.WidgetConflict)),
  {
    ssr: false,
  },
);
const UnavailableDialog = dynamic(
  () => whenOnline(() => import('./unavailable-dialog').then((module) => module.UnavailableDialog)),
  {
    ssr: false,
  },
);

type Props = { type: WidgetType; widget: Widget; state: State; saving: ReturnType<typeof useSaving> };

/** The dialogs about a widget that was changed elsewhere while it was edited here. */
export function EditConflict({ type, widget, state, saving: { save, saving, editConflict } }: Props) {
  const t = useTranslations('builder');
  const { conflict, unavailable, adopt, ask, close } = editConflict;
  const { base, draft } = state;
  const onRestored = (restored: Widget) => {
    const theirs = toEdited(restored);
    const places = differencesOf(base, draft, theirs);
    if (places.some(({ by }) => by === 'both')) {
      close();
      return ask({ theirs: restored, places, updatedBy: null, isOwn: false, intention: {} });
    }
    const merged = adopt(
      restored,
      withMine(theirs, places, ({ by }) => by === 'me'),
    );
    if (Object.keys(changesOf(merged.base, merged.draft)).length) save({ merged });
    else toast(t('unarchived'));
  };
  return (
    <>
      {unavailable && (
        <UnavailableDialog
          type={type}
          id={widget.id}
          unavailable={unavailable}
          draft={draft}
          onClose={close}
          onRestored={onRestored}
        />
      )}
      {conflict && (
        <WidgetConflict
          key={`${conflict.theirs.version} ${conflict.theirs.unpublished?.version}`}
          type={type}
          conflict={conflict}
          wasActive={widget.active}
          draft={draft}
          saving={saving}
          onClose={close}
          onChosen={(chosen) => {
            const { theirs, intention } = conflict;
            const { active, publishChanges } = intention;
            const merged = adopt(theirs, chosen);
            const changed = Object.keys(changesOf(merged.base, chosen)).length > 0;
            if (changed || active !== undefined || publishChanges) save({ ...intention, merged });
            else toast(t('conflictTaken'));
          }}
        />
      )}
    </>
  );
}
