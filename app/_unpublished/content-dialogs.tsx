'use client';
import type { Change } from '../../widgets/merge/three-way-merge';
import { useSession } from '../_ui/session/session';
import { ChangeList } from './change-list';
import { ChangesDialog, NoteDialog, PublishDialog, ScheduleDialog } from './dialogs';
import type { Timing } from './timing';
import type { Act, Action, OpenDialog, UnpublishedChanges } from './types';
import { useFieldTexts } from './use-field-texts';

type Props = {
  asked: OpenDialog;
  timing: Timing;
  /** What publishing changes for readers, if that is easily missed. */
  notice: string | undefined;
  changes: readonly Change[];
  kept: UnpublishedChanges | null;
  /** The actions that can be scheduled. */
  possible: readonly Action[];
  nameOf: (field: string) => string;
  shownOf: (field: string, value: unknown) => unknown;
  busy: boolean;
  onClose: () => void;
  onUndo: (field: string) => void;
  onAct: (act: Act) => void;
  onPublish: () => void;
};

/** The dialog that a person opened for a post or a roadmap item: `asked` names it. */
export function ContentDialogs(props: Props) {
  const { asked, timing, notice, changes, kept, possible, nameOf, shownOf, busy } = props;
  const { onClose, onUndo, onAct, onPublish } = props;
  const { canWrite } = useSession();
  const textsOf = useFieldTexts(shownOf);
  const shown = { timing, changes, nameOf, textsOf };
  if (asked === 'publish')
    return (
      <PublishDialog {...{ timing, notice, busy, onClose, onPublish }} count={changes.length}>
        <ChangeList {...shown} conflicts={[]} />
      </PublishDialog>
    );
  if (asked === 'changes')
    return (
      <ChangesDialog
        timing={timing}
        list={
          <ChangeList
            {...shown}
            conflicts={kept?.conflicts ?? []}
            busy={busy}
            onUndo={canWrite ? onUndo : undefined}
            onDecide={canWrite ? (path, side) => onAct({ kind: 'decide', path, side }) : undefined}
          />
        }
        count={changes.length}
        isKept={Boolean(kept)}
        busy={busy}
        onClose={onClose}
        onAct={onAct}
      />
    );
  if (asked === 'schedule') return <ScheduleDialog possible={possible} busy={busy} onClose={onClose} onAct={onAct} />;
  return <NoteDialog kind={asked} busy={busy} onClose={onClose} onAct={onAct} />;
}
