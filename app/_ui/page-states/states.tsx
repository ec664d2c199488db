'use client';
import { Alert, Box, Button, Paper, Skeleton, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { type ComponentType, createContext, type ReactNode, use, useDeferredValue, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconAlertTriangle, type IconProps, IconRefresh } from '../../../ui/icons';
import { failureOf } from '../data/api';
import { useFailureText } from '../data/change';
import classes from './states.module.css';

type EmptyProps = {
  icon: ComponentType<IconProps>;
  title: string;
  text: ReactNode;
  action?: ReactNode;
  /** 1 where the page has no other title. */
  order?: 1 | 2;
};

/** The state of an empty list: what would be here, and how to begin. */
export function EmptyState({ icon: Icon, title, text, action, order = 2 }: EmptyProps) {
  return (
    <Paper withBorder className={classes.empty}>
      <ThemeIcon variant="light" size={52} radius="xl">
        <Icon size={26} stroke={1.6} aria-hidden />
      </ThemeIcon>
      <Title order={order} size="h2" mt="md">
        {title}
      </Title>
      <Text c="dimmed" size="sm" maw="46ch" mt={6}>
        {text}
      </Text>
      {action && <Box mt="lg">{action}</Box>}
    </Paper>
  );
}

/** The failure of a query, with a button to try again. */
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

/** The skeleton of a list while its rows load. */
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

/** True while the shown data belongs to an earlier query and the current one is being fetched. */
const Stale = createContext(false);

/** True while the contents of `Loaded` belong to an earlier query. */
export const useStale = (): boolean => use(Stale);

/** The contents of `Loaded`, dimmed while they belong to an earlier query. */
export function DimmedWhileStale({ children }: { children: ReactNode }) {
  const stale = useStale();
  return (
    <Box opacity={stale ? 0.6 : 1} aria-busy={stale}>
      {children}
    </Box>
  );
}

/** The input that the data of a query belongs to: `asked`, or the previous input while the query is being fetched. */
export function useShownInput<Question>(
  asked: Question,
  { isPlaceholderData }: { isPlaceholderData: boolean },
): Question {
  const [answered, setAnswered] = useState(asked);
  if (isPlaceholderData) return answered;
  if (JSON.stringify(asked) !== JSON.stringify(answered)) setAnswered(asked);
  return asked;
}

type Query<Data> = { data: Data | undefined; error: unknown; refetch: () => unknown; isPlaceholderData?: boolean };

/** True if the query failed because the record does not exist. */
export const isMissing = ({ error }: { error: unknown }): boolean =>
  Boolean(error) && failureOf(error).code === 'not_found';

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
  // Deferred, so that rendering a long list does not delay the person's input.
  const { data: newest, isPlaceholderData = false } = query;
  const { data, stale } = useDeferredValue(
    useMemo(() => ({ data: newest, stale: isPlaceholderData }), [newest, isPlaceholderData]),
  );
  if (data !== undefined) return <Stale value={stale || data !== newest}>{children(data)}</Stale>;
  if (query.error) return <ErrorState error={query.error} retry={() => query.refetch()} />;
  return skeleton;
}
