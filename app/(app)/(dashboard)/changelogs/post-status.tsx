'use client';
import { Badge, Tooltip } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Outputs } from '../../../_ui/api';

export type Post = Outputs['changelogPosts']['get'];

export const STATUSES = ['published', 'draft', 'ahead'] as const;

export type PostStatus = (typeof STATUSES)[number];

export const isPostStatus = (text: string | undefined): text is PostStatus =>
  STATUSES.some((status) => status === text);

/** Status of a post: hidden, published, or published with a date that lies ahead. */
export function postStatus({ active, date }: Pick<Post, 'active' | 'date'>, now = Date.now()): PostStatus {
  if (!active) return 'draft';
  return Date.parse(date) > now ? 'ahead' : 'published';
}

const COLOURS = { published: 'pine.5', draft: 'gray.5', ahead: 'blue.5' } as const;

/** A post's status in a word, and what it means behind it. */
export function StatusBadge({ status }: { status: PostStatus }) {
  const t = useTranslations('changelogs.post');
  return (
    <Tooltip label={t(`${status}Hint`)}>
      <Badge variant="dot" color={COLOURS[status]} tt="none" fw={500} style={{ flexShrink: 0 }}>
        {t(status)}
      </Badge>
    </Tooltip>
  );
}
