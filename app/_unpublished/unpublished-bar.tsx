'use client';
import { Button, Group, Text } from '@mantine/core';
import { useFormatter, useTranslations } from 'use-intl';
import { useSession } from '../_ui/session/session';
import { Time } from '../_ui/texts/time';
import { type Timing, versionOf } from './timing';
import type { OpenDialog, ScheduledAction, UnpublishedChanges } from './types';
import classes from './unpublished.module.css';

type Props = {
  /** True if the record is live. Only live records have unpublished changes. */
  active: boolean;
  timing?: Timing;
  unpublished: UnpublishedChanges | null | undefined;
  schedule: readonly ScheduledAction[];
  /** Number of changes, including unsaved ones. */
  count: number;
  dirty: boolean;
  /** Switches the preview to the live version, if there is a preview. */
  preview?: { showsLive: boolean; onShowLive: (shows: boolean) => void };
  onOpen: (asked: OpenDialog) => void;
  onCancel: (scheduleId: number) => void;
};

/** The state of the review: who requested it or sent the changes back, and the note. */
function Review({ review }: { review: UnpublishedChanges['review'] }) {
  const t = useTranslations('unpublished');
  if (!review?.state) return null;
  return (
    <Text size="sm" component="div" className={classes.note}>
      {t.rich(review.state === 'requested' ? 'reviewBy' : 'sentBackBy', {
        who: review.by,
        when: () => <Time at={review.at} />,
      })}
      {review.note && ` “${review.note}”`}
    </Text>
  );
}

/** The bar with unpublished changes, their review and the scheduled actions. */
export function UnpublishedBar(props: Props) {
  const { active, timing, unpublished, schedule, count, dirty, preview, onOpen, onCancel } = props;
  const version = versionOf(timing);
  const t = useTranslations('unpublished');
  const common = useTranslations('common');
  const format = useFormatter();
  const { canWrite, canPublish } = useSession();
  const hasChanges = active && count > 0;
  if (!hasChanges && !schedule.length) return null;
  const isRequested = unpublished?.review?.state === 'requested';
  const conflicts = unpublished?.conflicts.length ?? 0;
  return (
    <section className={classes.bar} aria-label={t('title')}>
      {hasChanges && (
        <div className={classes.about}>
          <Text size="sm" fw={600} component="p" m={0}>
            {t('count', { count })}
          </Text>
          <Text size="sm" c="dimmed" component="p" m={0}>
            {unpublished
              ? t.rich('savedBy', { who: unpublished.updatedBy, when: () => <Time at={unpublished.updatedAt} /> })
              : t('notSaved')}
          </Text>
          {conflicts > 0 && (
            <Text size="sm" c="var(--docent-warning)" component="p" m={0}>
              {t('conflicts', { count: conflicts, ...version })}
            </Text>
          )}
          {unpublished && <Review review={unpublished.review} />}
        </div>
      )}
      {hasChanges && (
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={() => onOpen('changes')}>
            {t('see')}
          </Button>
          {preview && (
            <Button
              size="xs"
              variant="default"
              aria-pressed={preview.showsLive}
              onClick={() => preview.onShowLive(!preview.showsLive)}
            >
              {t('showLive', version)}
            </Button>
          )}
          {unpublished && canPublish && isRequested && (
            <Button size="xs" variant="default" onClick={() => onOpen('sendBack')}>
              {t('sendBack')}
            </Button>
          )}
          {unpublished && canWrite && !isRequested && (
            <Button size="xs" variant="default" disabled={dirty} onClick={() => onOpen('review')}>
              {t('askReview')}
            </Button>
          )}
        </Group>
      )}
      {schedule.map(({ id, action, at, createdBy }) => (
        <Group key={id} gap="xs" className={classes.planned} justify="space-between">
          <Text size="sm" className={classes.place}>
            {t(`planned.${action}`, {
              at: format.dateTime(new Date(at), { dateStyle: 'full', timeStyle: 'short' }),
              who: createdBy,
            })}
          </Text>
          {canPublish && (
            <Button size="xs" variant="default" onClick={() => onCancel(id)}>
              {common('cancel')}
            </Button>
          )}
        </Group>
      ))}
    </section>
  );
}
