'use client';
import { Anchor, Box, Breadcrumbs, Group, Text, Title } from '@mantine/core';
import Link from 'next/link';
import type { ReactNode } from 'react';
import classes from './page-frame.module.css';

type Crumb = { label: string; href: string };

type Props = {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  /** The pages above this one. */
  above?: Crumb[];
  /** Beside the title, such as a badge. */
  beside?: ReactNode;
  narrow?: boolean;
  children: ReactNode;
};

/** A page's frame: where it is, what it is, what can be done. */
export function Page({ title, description, actions, above = [], beside, narrow = false, children }: Props) {
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
            {beside}
          </Group>
          {description && (
            <Text c="dimmed" size="sm" mt={4} maw="60ch">
              {description}
            </Text>
          )}
        </Box>
        {actions && <Group gap="xs">{actions}</Group>}
      </Group>
      {children}
    </Box>
  );
}
