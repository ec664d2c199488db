'use client';
import { Button, Tooltip } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useSession } from '../_ui/session/session';
import type { Timing } from './timing';

type Props = {
  /** True if the record has its own live state. A roadmap item has none: it is live if its roadmap is. */
  hasState: boolean;
  timing: Timing;
  dirty: boolean;
  saving: boolean;
  hasChanges: boolean;
  schedule: React.ReactNode;
  onUnpublish: () => void;
  onSave: () => void;
  onPublish: () => void;
};

/** The buttons for a live record: unpublish it, save its changes, schedule them, publish them. */
export function LiveButtons(props: Props) {
  const { hasState, timing, dirty, saving, hasChanges, schedule, onUnpublish, onSave, onPublish } = props;
  const t = useTranslations('unpublished');
  const publishing = useTranslations('publishing');
  const { canWrite, canPublish } = useSession();
  const canPress = canPublish && hasChanges;
  return (
    <>
      {hasState && canPublish && (
        <Button variant="default" loading={saving} onClick={onUnpublish}>
          {t(timing.isAhead ? 'cancelSchedule' : 'unpublish')}
        </Button>
      )}
      <Button variant="default" disabled={!dirty || !canWrite} loading={saving} onClick={onSave}>
        {t('save')}
      </Button>
      {schedule}
      <Tooltip label={publishing('role')} disabled={canPublish}>
        <Button
          loading={saving}
          aria-disabled={!canPress}
          data-disabled={!canPress || undefined}
          onClick={() => canPress && onPublish()}
        >
          {t(timing.becomesAhead ? 'schedulePost' : 'publishChanges')}
        </Button>
      </Tooltip>
    </>
  );
}
