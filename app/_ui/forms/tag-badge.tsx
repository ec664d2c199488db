'use client';
import { Badge, type BadgeProps } from '@mantine/core';
import type { Tag } from '../data/all-tags';

/** The colors a tag was given, as style props. */
export const tagColors = ({ backgroundColor, textColor }: Tag) =>
  backgroundColor ? { bg: backgroundColor, c: textColor ?? '#111111' } : {};

/** A tag as readers see it. */
export function TagBadge({ tag, ...rest }: { tag: Tag } & BadgeProps) {
  return (
    <Badge variant="light" color="gray" tt="none" radius="sm" fw={500} maw="100%" {...tagColors(tag)} {...rest}>
      {tag.name}
    </Badge>
  );
}
