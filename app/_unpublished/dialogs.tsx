'use client';
import { Alert, Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { toLocal, toMoment } from '../../ui/time-zone';
import { FormDialog } from '../_ui/forms/form-dialog';
import { useReturnFocus } from '../_ui/forms/return-focus';
import { useSession } from '../_ui/session/session';
import { useZone } from '../_ui/texts/zone';
import { TimeField, timeFault } from './time-field';
import { AT_ONCE, type Timing, versionOf } from './timing';
import type { Act, Action } from './types';
import classes from './unpublished.module.css';

const MAX_NOTE_LENGTH = 2_000;

type ChangesProps = {
  timing?: Timing | undefined;
  /** The list of the changes. */
  list: ReactNode;
  count: number;
  /** Changes are stored, so all can be discarded. */
  isKept: boolean;
  busy: boolean;
  onClose: () => void;
  onAct: (act: Act) => void;
};

/** Lists the changes that publishing would make live. They can be undone one by one, or all be discarded. */
export function ChangesDialog({ timing, list, count, isKept, busy, onClose, onAct }: ChangesProps) {
  useReturnFocus();
  const t = useTranslations('unpublished');
  const common = useTranslations('common');
  const { canWrite } = useSession();
  return (
    <Modal opened onClose={onClose} title={t('title')} size="xl">
      <Stack>
        {list}
        {!count && <Text size="sm">{t('none', versionOf(timing))}</Text>}
        <Group justify="space-between" gap="xs" className={classes.foot}>
          {canWrite && isKept ? (
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

type PublishProps = {
  timing?: Timing | undefined;
  /** What publishing changes for readers, if that is easily missed. */
  notice?: string | undefined;
  count: number;
  busy: boolean;
  onClose: () => void;
  onPublish: () => void;
  /** The list of the changes. */
  children: ReactNode;
};

/** Asks before changes go live. */
export function PublishDialog({ timing = AT_ONCE, notice, count, busy, onClose, onPublish, children }: PublishProps) {
  useReturnFocus();
  const t = useTranslations('unpublished');
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(timing.becomesAhead ? 'scheduleTitle' : 'publishTitle', { count })}
      size="xl"
    >
      <Stack>
        {notice && <Alert color="orange">{notice}</Alert>}
        {children}
        <Group justify="flex-end" gap="xs" className={classes.foot}>
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('keepEditing')}
          </Button>
          <Button loading={busy} onClick={onPublish}>
            {t(timing.becomesAhead ? 'schedulePost' : 'publishChanges')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

type NoteProps = { kind: 'review' | 'sendBack'; busy: boolean; onClose: () => void; onAct: (act: Act) => void };

/** Asks for a review, or sends changes back, with a note. */
export function NoteDialog({ kind, busy, onClose, onAct }: NoteProps) {
  const t = useTranslations('unpublished');
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

type ScheduleProps = {
  /** The actions that can be scheduled. */
  possible: readonly Action[];
  busy: boolean;
  onClose: () => void;
  onAct: (act: Act) => void;
};

const HOUR_MS = 3_600_000;

/** The beginning of the next hour, in the format of the field. */
const nextHour = (zone: string) => `${toLocal(Date.now() + HOUR_MS, zone).slice(0, 13)}:00:00`;

/** Schedules publishing of content or its changes, or unpublishing. */
export function ScheduleDialog({ possible, busy, onClose, onAct }: ScheduleProps) {
  const t = useTranslations('unpublished');
  const { zone } = useZone();
  const { canPublish } = useSession();
  const [action, setAction] = useState(possible[0]);
  const [at, setAt] = useState<string | null>(() => nextHour(zone));
  const [isSubmitted, setIsSubmitted] = useState(false);
  if (!canPublish) return null;
  return (
    <FormDialog
      title={t('schedule')}
      submit={t('schedule')}
      saving={busy}
      onClose={onClose}
      onSubmit={(event) => {
        event?.preventDefault();
        if (!at || timeFault(at, zone)) return setIsSubmitted(true);
        if (action) onAct({ kind: 'schedule', action, at: toMoment(at, zone) });
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
      <TimeField value={at} onChange={setAt} isSent={isSubmitted} />
    </FormDialog>
  );
}
