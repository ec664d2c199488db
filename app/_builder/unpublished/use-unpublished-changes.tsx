'use client';
import dynamic from 'next/dynamic';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { whenOnline } from '../../../ui/lazy/when-online';
import type { WidgetType } from '../../../widgets/contract/types';
import { versionOf } from '../../_unpublished/timing';
import type { OpenDialog } from '../../_unpublished/types';
import { UnpublishedBar } from '../../_unpublished/unpublished-bar';
import { toDraft } from '../draft/changes';
import type { useDraft } from '../draft/use-draft';
import type { Widget } from '../draft/widget';
import type { DraftWarning } from '../publishing/visible-warnings';
import type { useSaving } from '../saving/use-saving';
import { changesIn, undoPatch } from './fields';
import { useUnpublished } from './use-unpublished';

const Dialogs = dynamic(() => whenOnline(() => import('./dialogs').then((module) => module.Dialogs)), { ssr: false });

const NONE: ReturnType<typeof changesIn> = [];

/** The unpublished changes of the edited widget: the bar that shows them, and the dialogs that the bar opens. */
export function useUnpublishedChanges(
  type: WidgetType,
  widget: Widget,
  state: ReturnType<typeof useDraft>,
  warnings: DraftWarning[],
) {
  const t = useTranslations('unpublished');
  const [asked, setAsked] = useState<OpenDialog>();
  const [showsLive, setShowsLive] = useState(false);
  const live = useMemo(() => toDraft(widget), [widget]);
  const { draft } = state;
  const changes = useMemo(() => (widget.active ? changesIn(live, draft) : NONE), [widget.active, live, draft]);
  const acting = useUnpublished(type, widget, state);
  const isShowingLive = showsLive && changes.length > 0;
  const close = () => setAsked(undefined);

  const bar = (dirty: boolean): ReactNode => (
    <UnpublishedBar
      active={widget.active}
      unpublished={widget.unpublished}
      schedule={widget.schedule}
      count={changes.length}
      dirty={dirty}
      preview={{ showsLive: isShowingLive, onShowLive: setShowsLive }}
      onOpen={setAsked}
      onCancel={(scheduleId) => acting.mutate({ kind: 'cancel', scheduleId })}
    />
  );
  const dialog = (saving: ReturnType<typeof useSaving>): ReactNode =>
    asked && (
      <Dialogs
        asked={asked}
        type={type}
        widget={widget}
        live={live}
        draft={draft}
        changes={changes}
        warnings={warnings}
        busy={acting.isPending || saving.saving}
        onClose={close}
        onUndo={(path) => state.change(undoPatch(path, live, draft))}
        onAct={(act) => acting.mutate(act, { onSuccess: () => act.kind !== 'decide' && close() })}
        onPublish={(showAgain) => {
          close();
          saving.save({ publishChanges: { showAgain } });
        }}
      />
    );

  return {
    live,
    changes,
    bar,
    dialog,
    open: setAsked,
    /** A place was changed in the live widget as well, and it is not decided which value stays. */
    isUndecided: Boolean(widget.unpublished?.conflicts.length),
    showLive: setShowsLive,
    /** What the preview says while it shows the live version. */
    shownLive: isShowingLive ? t('shownLive', versionOf()) : undefined,
  };
}
