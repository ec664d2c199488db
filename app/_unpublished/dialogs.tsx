'use client';
import '@mantine/dates/styles.css';
import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { DateTimePicker } from '@mantine/dates';
import dayjs from 'dayjs';
import { type ReactNode, useState } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { FormDialog } from '../_ui/form-dialog';
import { useReturnFocus } from '../_ui/return-focus';
import { useSession } from '../_ui/session';
import type { Act, Action } from './types';

const MAX_NOTE_LENGTH = 2_000;

type ChangesProps = {
  /** The list of the changes. */
  list: ReactNode;
  count: number;
  /** Changes are stored, so all can be discarded. */
  isKept: boolean;
  busy: boolean;
  onClose: () => void;
  onAct: (act: Act) => void;
};

/** What publishing would change, to be read, undone one by one, or discarded. */
export function ChangesDialog({ list, count, isKept, busy, onClose, onAct }: ChangesProps) {
  useReturnFocus();
  const t = useTranslations('unpublished');
  const common = useTranslations('common');
  const { canWrite } = useSession();
  return (
    <Modal opened onClose={onClose} title={t('title')} size="xl">
      <Stack>
        {list}
        {!count && <Text size="sm">{t('none')}</Text>}
        <Group justify="space-between" gap="xs">
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
  count: number;
  busy: boolean;
  onClose: () => void;
  onPublish: () => void;
  /** What changes, and what there is to decide. */
  children: ReactNode;
};

/** Asks before changes go live. */
export function PublishDialog({ count, busy, onClose, onPublish, children }: PublishProps) {
  useReturnFocus();
  const t = useTranslations('unpublished');
  return (
    <Modal opened onClose={onClose} title={t('publishTitle', { count })} size="xl">
      <Stack>
        {children}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('keepEditing')}
          </Button>
          <Button loading={busy} onClick={onPublish}>
            {t('publishChanges')}
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
  /** What can be planned. */
  possible: readonly Action[];
  busy: boolean;
  onClose: () => void;
  onAct: (act: Act) => void;
};

const LOCAL = 'YYYY-MM-DD HH:mm:ss';
/** True for a language in which people say 3 PM. */
const hasHalfDays = (locale: string) =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 === true;
const nextHour = () => dayjs().add(1, 'hour').startOf('hour').format(LOCAL);

/** Schedules publishing of content or its changes, or unpublishing. */
export function ScheduleDialog({ possible, busy, onClose, onAct }: ScheduleProps) {
  const t = useTranslations('unpublished');
  const format = useFormatter();
  const locale = useLocale();
  const { canPublish } = useSession();
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
        submitButtonProps={{ 'aria-label': t('setTime') }}
        ariaLabels={{ previousMonth: t('previousMonth'), nextMonth: t('nextMonth') }}
        timePickerProps={{
          'aria-label': t('when'),
          format: hasHalfDays(locale) ? '12h' : '24h',
          hoursInputLabel: t('hours'),
          minutesInputLabel: t('minutes'),
          amPmInputLabel: t('halfOfDay'),
        }}
      />
    </FormDialog>
  );
}
