'use client';
import { Anchor, Box, Breadcrumbs, Group, Skeleton, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from '../navigation/link';
import { useSession } from '../session/session';
import classes from './page-frame.module.css';

type Crumb = { label: string; href: string };

type Props = {
  title: ReactNode;
  description?: ReactNode;
  /** `false` if the person may not act here. A placeholder keeps the space until the session is loaded. */
  actions?: ReactNode;
  /** `actions` depend on data that is still loading. A placeholder keeps the space. */
  awaited?: boolean;
  /** The pages above this one. */
  above?: Crumb[];
  /** Next to the title, such as a badge. */
  aside?: ReactNode;
  /** Limits the width below the title, for text and forms. */
  narrow?: boolean;
  children: ReactNode;
};

/** The frame of a page: breadcrumbs, title, description and actions. */
export function Page({
  title,
  description,
  actions,
  above = [],
  aside,
  awaited = false,
  narrow = false,
  children,
}: Props) {
  const { known, error } = useSession();
  const waits = awaited || (actions === false && !known && !error);
  return (
    <Box className={classes.page} data-narrow={narrow || undefined}>
      {above.length > 0 && (
        <Breadcrumbs mb={6} separatorMargin={6} className={classes.crumbs}>
          {above.map(({ label, href }) => (
            <Anchor key={href} component={Link} href={href} size="sm" c="dimmed">
              {label}
            </Anchor>
          ))}
        </Breadcrumbs>
      )}
      <Group justify="space-between" align="flex-start" gap="sm" mb="lg">
        <Box className={classes.heading}>
          <Group gap="sm">
            <Title order={1} className={classes.title}>
              {title}
            </Title>
            {aside}
          </Group>
          {description && (
            <Text c="dimmed" size="sm" mt={4} maw="60ch">
              {description}
            </Text>
          )}
        </Box>
        {(actions || waits) && <Group gap="xs">{actions || <Skeleton width={150} height={36} />}</Group>}
      </Group>
      <div className={classes.body}>{children}</div>
    </Box>
  );
}
