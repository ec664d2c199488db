'use client';
import { Alert, Box, Button, Paper, Skeleton, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { IconAlertTriangle, type IconProps, IconRefresh } from '@tabler/icons-react';
import { type ComponentType, type ReactNode, useDeferredValue } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureText } from './change';
import classes from './states.module.css';

type EmptyProps = { icon: ComponentType<IconProps>; title: string; text: ReactNode; action?: ReactNode };

/** What a list says when it has nothing: what would be here, and how to begin. */
export function EmptyState({ icon: Icon, title, text, action }: EmptyProps) {
  return (
    <Paper withBorder className={classes.empty}>
      <ThemeIcon variant="light" size={52} radius="xl">
        <Icon size={26} stroke={1.6} aria-hidden />
      </ThemeIcon>
      <Title order={2} mt="md">
        {title}
      </Title>
      <Text c="dimmed" size="sm" maw="46ch" mt={6}>
        {text}
      </Text>
      {action && <Box mt="lg">{action}</Box>}
    </Paper>
  );
}

/** A query that failed, with a way to try again. */
export function ErrorState({ error, retry }: { error: unknown; retry?: () => void }) {
  const t = useTranslations();
  const say = useFailureText();
  return (
    <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={t('errors.title')} role="alert">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{say(error)}</Text>
        {retry && (
          <Button size="xs" variant="default" leftSection={<IconRefresh size={14} aria-hidden />} onClick={retry}>
            {t('common.tryAgain')}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}

/** Stands where rows will. */
export function RowsSkeleton({ rows = 6, height = 52 }: { rows?: number; height?: number }) {
  const t = useTranslations('common');
  return (
    <Stack gap={8} role="status" aria-label={t('loading')}>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} height={height} radius="md" />
      ))}
    </Stack>
  );
}

type Query<Data> = { data: Data | undefined; error: unknown; refetch: () => unknown };

/** A query's three states: its skeleton, its failure, its data. */
export function Loaded<Data>({
  query,
  skeleton = <RowsSkeleton />,
  children,
}: {
  query: Query<Data>;
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  // Drawn in slices, so that a long list does not hold up what the person does meanwhile.
  const data = useDeferredValue(query.data);
  if (data !== undefined) return children(data);
  if (query.error) return <ErrorState error={query.error} retry={() => query.refetch()} />;
  return skeleton;
}
