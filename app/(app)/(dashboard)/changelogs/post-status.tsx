'use client';
import { Badge, Tooltip } from '@mantine/core';
import { useFormatter, useTranslations } from 'use-intl';
import type { Outputs } from '../../../_ui/data/api';

export type Post = Outputs['changelogPosts']['get'];

export const STATUSES = ['published', 'draft', 'ahead'] as const;

export type PostStatus = (typeof STATUSES)[number];

export const isPostStatus = (text: string | undefined): text is PostStatus =>
  STATUSES.some((status) => status === text);

/** The status of a post. `ahead` is a published post with a date in the future, on which readers begin to see it. */
export function postStatus({ active, date }: Pick<Post, 'active' | 'date'>, now = Date.now()): PostStatus {
  if (!active) return 'draft';
  return Date.parse(date) > now ? 'ahead' : 'published';
}

/** Formats a moment to the minute, in the time zone of the dashboard. */
export function useMoment(): (iso: string) => string {
  const format = useFormatter();
  return (iso) => format.dateTime(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' });
}

const COLORS = { published: 'pine.5', draft: 'gray.5', ahead: 'blue.5' } as const;

/** A badge with a post's status, and a tooltip that explains it. */
export function StatusBadge({ status }: { status: PostStatus }) {
  const t = useTranslations('changelogs.post');
  return (
    <Tooltip label={t(`${status}Hint`)}>
      <Badge variant="dot" color={COLORS[status]} tt="none" fw={500} style={{ flexShrink: 0 }}>
        {t(status)}
      </Badge>
    </Tooltip>
  );
}
