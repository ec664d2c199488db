'use client';
import '@mantine/dates/styles.css';
import { Alert, Button, Checkbox, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { DateTimePicker } from '@mantine/dates';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { Change } from '../../../widgets/three-way-merge';
import type { WidgetType } from '../../../widgets/types';
import { FormDialog } from '../../_ui/form-dialog';
import { useReturnFocus } from '../../_ui/return-focus';
import { useSession } from '../../_ui/session';
import type { Draft } from '../draft';
import { OddQuestion } from '../odd-question';
import { useReach } from '../targeting/use-reach';
import type { DraftWarning } from '../told-warnings';
import type { Widget } from '../widget';
import { ChangeList } from './change-list';
import type { Asked } from './unpublished-bar';
import type { Act, Action } from './use-unpublished';

const MAX_NOTE_LENGTH = 2_000;

type Shared = {
  type: WidgetType;
  widget: Widget;
  live: Draft;
  draft: Draft;
  changes: readonly Change[];
  busy: boolean;
  onClose: () => void;
};

type ChangesProps = Shared & {
  onUndo: (path: string) => void;
  onAct: (act: Act) => void;
};

/** What publishing would change, to be read, undone one by one, or discarded. */
export function ChangesDialog({ type, widget, live, draft, changes, busy, onClose, onUndo, onAct }: ChangesProps) {
  useReturnFocus();
  const t = useTranslations('builder.unpublished');
  const common = useTranslations('common');
  const { canWrite } = useSession();
  const { unpublished } = widget;
  return (
    <Modal opened onClose={onClose} title={t('title')} size="xl">
      <Stack>
        <ChangeList
          type={type}
          live={live}
          draft={draft}
          changes={changes}
          conflicts={unpublished?.conflicts ?? []}
          busy={busy}
          onUndo={canWrite ? onUndo : undefined}
          onDecide={canWrite ? (path, side) => onAct({ kind: 'decide', path, side }) : undefined}
        />
        {!changes.length && <Text size="sm">{t('none')}</Text>}
        <Group justify="space-between" gap="xs">
          {canWrite && unpublished ? (
            <Button variant="subtle" color="red" loading={busy} onClick={() => onAct({ kind: 'discard' })}>
              {t('discardAll')}
            </Button>
          ) : (
            <span />
          )}
          <Button onClick={onClose} data-autofocus>
            {common('close')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

type PublishProps = Shared & {
  warnings: DraftWarning[];
  onPublish: (showAgain: boolean) => void;
};

/** How many of the known users the live widget reaches, and how many it would reach. */
function ReachBefore({ type, id, live, draft }: { type: WidgetType; id: number; live: Draft; draft: Draft }) {
  const t = useTranslations('builder.unpublished');
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

/** Asks before changes go live: what changes, whom it reaches, and whether people see it again. */
export function PublishDialog({
  type,
  widget,
  live,
  draft,
  changes,
  busy,
  warnings,
  onClose,
  onPublish,
}: PublishProps) {
  useReturnFocus();
  const t = useTranslations('builder.unpublished');
  const builder = useTranslations('builder');
  const [showAgain, setShowAgain] = useState(false);
  return (
    <Modal opened onClose={onClose} title={t('publishTitle', { count: changes.length })} size="xl">
      <Stack>
        <ChangeList type={type} live={live} draft={draft} changes={changes} conflicts={[]} />
        <ReachBefore type={type} id={widget.id} live={live} draft={draft} />
        {warnings.length > 0 && (
          <Alert color="orange">
            <OddQuestion odd={warnings} />
          </Alert>
        )}
        <Checkbox
          checked={showAgain}
          onChange={({ currentTarget }) => setShowAgain(currentTarget.checked)}
          label={t('showAgain')}
          description={t('showAgainHint')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            {builder('oddAskNo')}
          </Button>
          <Button loading={busy} onClick={() => onPublish(showAgain)}>
            {builder('publishChanges')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

type NoteProps = { kind: 'review' | 'sendBack'; busy: boolean; onClose: () => void; onAct: (act: Act) => void };

/** Asks for a review, or sends changes back, with a note. */
export function NoteDialog({ kind, busy, onClose, onAct }: NoteProps) {
  const t = useTranslations('builder.unpublished');
  const [note, setNote] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const isNeeded = kind === 'sendBack';
  return (
    <FormDialog
      title={t(kind === 'review' ? 'askReview' : 'sendBack')}
      submit={t(kind === 'review' ? 'askReview' : 'sendBack')}
      saving={busy}
      onClose={onClose}
      onSubmit={(event) => {
        event?.preventDefault();
        if (isNeeded && !note.trim()) return setIsMissing(true);
        onAct({ kind, note: note.trim() });
      }}
    >
      <Textarea
        label={t('note')}
        description={t(kind === 'review' ? 'noteForReview' : 'noteForAuthor')}
        autosize
        minRows={3}
        maxLength={MAX_NOTE_LENGTH}
        required={isNeeded}
        value={note}
        error={isMissing && !note.trim() ? t('noteMissing') : undefined}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
        data-autofocus
      />
    </FormDialog>
  );
}

type ScheduleProps = { widget: Widget; busy: boolean; onClose: () => void; onAct: (act: Act) => void };

const LOCAL = 'YYYY-MM-DD HH:mm:ss';
const nextHour = () => dayjs().add(1, 'hour').startOf('hour').format(LOCAL);

/** Plans to publish a widget or its changes, or to unpublish it, at a set time. */
export function ScheduleDialog({ widget, busy, onClose, onAct }: ScheduleProps) {
  const t = useTranslations('builder.unpublished');
  const forms = useTranslations('forms');
  const format = useFormatter();
  const { canPublish } = useSession();
  const ofLive: Action[] = widget.unpublished ? ['publish-changes', 'take-down'] : ['take-down'];
  const possible: Action[] = widget.active ? ofLive : ['publish'];
  const [action, setAction] = useState(possible[0]);
  const [at, setAt] = useState<string | null>(nextHour);
  const [isMissing, setIsMissing] = useState(false);
  const isPast = at !== null && dayjs(at).isBefore(dayjs());
  const error = isMissing && !at ? t('timeMissing') : isPast ? t('timePast') : undefined;
  const written = (date: Date) => format.dateTime(date, { dateStyle: 'full', timeStyle: 'short' });
  if (!canPublish) return null;
  return (
    <FormDialog
      title={t('schedule')}
      submit={t('schedule')}
      saving={busy}
      onClose={onClose}
      onSubmit={(event) => {
        event?.preventDefault();
        if (!at || isPast) return setIsMissing(true);
        if (action) onAct({ kind: 'schedule', action, at: dayjs(at).toISOString() });
      }}
    >
      <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
        <Text component="legend" size="sm" fw={600} p={0}>
          {t('what')}
        </Text>
        <Stack gap={6} mt={6}>
          {possible.map((one) => (
            <label key={one} style={{ display: 'flex', gap: 8 }}>
              <input type="radio" name="action" checked={one === action} onChange={() => setAction(one)} />
              <Text size="sm">{t(`action.${one}`)}</Text>
            </label>
          ))}
        </Stack>
      </fieldset>
      <DateTimePicker
        label={t('when')}
        description={t('zone', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
        hideOutsideDates
        weekendDays={[]}
        value={at}
        onChange={setAt}
        minDate={dayjs().format('YYYY-MM-DD')}
        valueFormat={(date) => written(dayjs(date).toDate())}
        error={error}
        submitButtonProps={{ 'aria-label': forms('display.setTime') }}
        ariaLabels={{ previousMonth: forms('display.previousMonth'), nextMonth: forms('display.nextMonth') }}
        timePickerProps={{ 'aria-label': t('when') }}
      />
    </FormDialog>
  );
}

type DialogsProps = ChangesProps & PublishProps & { asked: Asked };

/** The dialog that was asked for. */
export function Dialogs({ asked, ...props }: DialogsProps) {
  const { widget, busy, onClose, onAct } = props;
  if (asked === 'changes') return <ChangesDialog {...props} />;
  if (asked === 'publish') return <PublishDialog {...props} />;
  if (asked === 'schedule') return <ScheduleDialog widget={widget} busy={busy} onClose={onClose} onAct={onAct} />;
  return <NoteDialog kind={asked} busy={busy} onClose={onClose} onAct={onAct} />;
}
