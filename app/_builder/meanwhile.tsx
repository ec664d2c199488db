'use client';
import dynamic from 'next/dynamic';
import { useTranslations } from 'use-intl';
import { whenOnline } from '../../ui/near/when-online';
import type { WidgetType } from '../../widgets/contract/types';
import { toast } from '../_ui/change';
import { changesOf, toEdited } from './changes';
import { mergeOf, placesOf } from './merge';
import type { State } from './use-meanwhile';
import type { useSaving } from './use-saving';
import type { Widget } from './widget';

const WidgetConflict = dynamic(
  () => whenOnline(() => import('./conflict-dialog').then((module) => module.WidgetConflict)),
  {
    ssr: false,
  },
);
const GoneDialog = dynamic(() => whenOnline(() => import('./gone-dialog').then((module) => module.GoneDialog)), {
  ssr: false,
});

type Props = { type: WidgetType; widget: Widget; state: State; saving: ReturnType<typeof useSaving> };

/** The dialogs about what others did to a widget while it was edited here. */
export function Meanwhile({ type, widget, state, saving: { save, saving, meanwhile } }: Props) {
  const t = useTranslations('builder');
  const { conflict, gone, adopt, ask, close } = meanwhile;
  const { base, draft } = state;
  const onRestored = (restored: Widget) => {
    const theirs = toEdited(restored);
    const places = placesOf(base, draft, theirs);
    if (places.some(({ by }) => by === 'both')) {
      close();
      return ask({ theirs: restored, places, updatedBy: null, isOwn: false, intention: {} });
    }
    const together = adopt(
      restored,
      mergeOf(theirs, places, ({ by }) => by === 'me'),
    );
    if (Object.keys(changesOf(together.base, together.draft)).length) save({ together });
    else toast(t('unarchived'));
  };
  return (
    <>
      {gone && (
        <GoneDialog type={type} id={widget.id} gone={gone} draft={draft} onClose={close} onRestored={onRestored} />
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
            const together = adopt(theirs, chosen);
            const changed = Object.keys(changesOf(together.base, chosen)).length > 0;
            if (changed || active !== undefined || publishChanges) save({ ...intention, together });
            else toast(t('conflictTaken'));
          }}
        />
      )}
    </>
  );
}
