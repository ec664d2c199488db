'use client';
import { ActionIcon } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { IconCalendarClock } from '../../ui/icons';
import { Tip } from '../../ui/lazy/tip';

/** Opens the schedule dialog. Disabled while there are unsaved edits, because only stored content can be scheduled. */
export function ScheduleButton({ dirty, onOpen }: { dirty: boolean; onOpen: () => void }) {
  const t = useTranslations('unpublished');
  return (
    <Tip label={t(dirty ? 'scheduleDirty' : 'schedule')}>
      <ActionIcon
        variant="default"
        size="input-sm"
        aria-label={t('schedule')}
        aria-disabled={dirty}
        data-disabled={dirty || undefined}
        onClick={() => !dirty && onOpen()}
      >
        <IconCalendarClock size={18} aria-hidden />
      </ActionIcon>
    </Tip>
  );
}
