'use client';
import { ActionIcon, Group, Text } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { IconChevronLeft, IconChevronRight } from '../../../ui/icons';
import { useStale } from '../page-states/states';

export type Pagination = { total: number; limit: number; offset: number };

type Paged = { data: { pagination: Pagination } | undefined; isFetching: boolean };

/** Moves to the last page when the requested page is past the end, as after its last row was deleted. */
export function useExistingPage({ data, isFetching }: Paged, onMove: (offset: number) => void): void {
  const { total = 0, limit = 1, offset = 0 } = data?.pagination ?? {};
  // During a refetch, the known total may be out of date.
  const isPast = !isFetching && total > 0 && offset >= total;
  const last = isPast ? Math.floor((total - 1) / limit) * limit : undefined;
  const move = useEffectEvent(onMove);
  useEffect(() => {
    if (last !== undefined) move(last);
  }, [last]);
}

/** The position of this page in the list, with buttons to the previous and the next page. Renders nothing for a single page. */
export function Pager({ pagination, onMove }: { pagination: Pagination; onMove: (offset: number) => void }) {
  const t = useTranslations('common');
  const stale = useStale();
  const { total, limit, offset } = pagination;
  // While stale, the page shown belongs to an earlier list. Its offsets are not those of the list that is loading.
  const move = (to: number) => stale || onMove(to);
  if (total <= limit && offset === 0) return null;
  const to = Math.min(total, offset + limit);
  return (
    <Group justify="flex-end" gap="xs" mt="md">
      <Text size="sm" c="dimmed">
        {t('showing', { from: Math.min(total, offset + 1), to, total })}
      </Text>
      <ActionIcon
        variant="default"
        aria-label={t('previousPage')}
        disabled={offset === 0}
        onClick={() => move(Math.max(0, offset - limit))}
      >
        <IconChevronLeft size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        aria-label={t('nextPage')}
        disabled={to >= total}
        onClick={() => move(offset + limit)}
      >
        <IconChevronRight size={16} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
