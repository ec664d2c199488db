'use client';
import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { UnpublishedChanges } from './types';

type Props = { draft: { changes: number; review: UnpublishedChanges['review'] } | null };

/** Shows in a list that an item has unpublished changes, and whether a review was requested. Renders nothing without changes. */
export function DraftNote({ draft }: Props) {
  const t = useTranslations('publishing');
  if (!draft) return null;
  const isRequested = draft.review?.state === 'requested';
  return (
    <Text component="p" m={0} size="xs" c="var(--docent-warning)">
      {t(isRequested ? 'changesInReview' : 'changes', { count: draft.changes })}
    </Text>
  );
}
