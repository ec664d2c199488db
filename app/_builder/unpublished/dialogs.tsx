'use client';
import { Alert, Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { WidgetType } from '../../../widgets/contract/types';
import type { Change } from '../../../widgets/merge/three-way-merge';
import { useSession } from '../../_ui/session/session';
import { ChangesDialog, NoteDialog, PublishDialog, ScheduleDialog } from '../../_unpublished/dialogs';
import type { Act, Action, OpenDialog } from '../../_unpublished/types';
import type { Draft } from '../draft/draft';
import type { Widget } from '../draft/widget';
import { PublishWarningsDialog } from '../publishing/publish-warnings-dialog';
import type { DraftWarning } from '../publishing/visible-warnings';
import { Competing } from '../targeting/competing';
import { useReach } from '../targeting/use-reach';
import { WidgetChanges } from './change-list';

type Props = {
  asked: OpenDialog;
  type: WidgetType;
  widget: Widget;
  live: Draft;
  draft: Draft;
  changes: readonly Change[];
  warnings: DraftWarning[];
  busy: boolean;
  onClose: () => void;
  onUndo: (path: string) => void;
  onAct: (act: Act) => void;
  onPublish: (showAgain: boolean) => void;
};

/** How many of the known users the live widget reaches, and how many it would reach after publishing. */
function ReachChange({ type, id, live, draft }: { type: WidgetType; id: number; live: Draft; draft: Draft }) {
  const t = useTranslations('builder.publishQuestion');
  const before = useReach(type, id, live);
  const after = useReach(type, id, draft);
  if (!before.data || !after.data?.total) return null;
  const { matching, total } = after.data;
  return (
    <Text size="sm">
      {matching === before.data.matching
        ? t('reachSame', { matching, total })
        : t('reachChanges', { before: before.data.matching, matching, total })}
    </Text>
  );
}

/** Asks before changes go live: lists the changes and whom the widget reaches, and offers to show it again to people who have seen it. */
function Publish({ type, widget, live, draft, changes, warnings, busy, onClose, onPublish }: Props) {
  const t = useTranslations('builder.publishQuestion');
  const [showAgain, setShowAgain] = useState(false);
  return (
    <PublishDialog count={changes.length} busy={busy} onClose={onClose} onPublish={() => onPublish(showAgain)}>
      <WidgetChanges type={type} live={live} draft={draft} changes={changes} conflicts={[]} />
      <ReachChange type={type} id={widget.id} live={live} draft={draft} />
      <Competing type={type} id={widget.id} draft={draft} />
      {warnings.length > 0 && (
        <Alert color="orange">
          <PublishWarningsDialog warnings={warnings} />
        </Alert>
      )}
      <Checkbox
        checked={showAgain}
        onChange={({ currentTarget }) => setShowAgain(currentTarget.checked)}
        label={t('showAgain')}
        description={t('showAgainHint')}
      />
    </PublishDialog>
  );
}

/** The dialog that `asked` names. */
export function Dialogs(props: Props) {
  const { asked, type, widget, live, draft, changes, busy, onClose, onUndo, onAct } = props;
  const { canWrite } = useSession();
  const { active, unpublished } = widget;
  if (asked === 'publish') return <Publish {...props} />;
  if (asked === 'changes')
    return (
      <ChangesDialog
        list={
          <WidgetChanges
            type={type}
            live={live}
            draft={draft}
            changes={changes}
            conflicts={unpublished?.conflicts ?? []}
            busy={busy}
            onUndo={canWrite ? onUndo : undefined}
            onDecide={canWrite ? (path, side) => onAct({ kind: 'decide', path, side }) : undefined}
          />
        }
        count={changes.length}
        isKept={Boolean(unpublished)}
        busy={busy}
        onClose={onClose}
        onAct={onAct}
      />
    );
  if (asked === 'schedule') {
    const ofLive: Action[] = unpublished ? ['publish-changes', 'take-down'] : ['take-down'];
    return <ScheduleDialog possible={active ? ofLive : ['publish']} busy={busy} onClose={onClose} onAct={onAct} />;
  }
  return <NoteDialog kind={asked} busy={busy} onClose={onClose} onAct={onAct} />;
}
