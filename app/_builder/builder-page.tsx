'use client';
import { Box, Button, Group, Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useDeferredValue, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { IconArchive } from '../../ui/icons';
import { whenOnline } from '../../ui/lazy/when-online';
import { type WidgetType, widgetTypes } from '../../widgets/contract/types';
import { failureOf, useApi, usePublicApi } from '../_ui/data/api';
import { useChange } from '../_ui/data/change';
import { Link } from '../_ui/navigation/link';
import { EmptyState, ErrorState, RowsSkeleton } from '../_ui/page-states/states';
import { useSession } from '../_ui/session/session';
import { openCompany } from '../_ui/session/sign-in';
import { Builder } from './builder';
import classes from './builder.module.css';
import { useWidget, useWidgetCalls, widgetKey } from './draft/widget';

const WidgetNotFound = dynamic(() => whenOnline(() => import('./not-found').then((module) => module.WidgetNotFound)), {
  ssr: false,
  loading: () => <Waiting />,
});

function Waiting() {
  return (
    <Box className={classes.builder}>
      <header className={classes.bar}>
        <Skeleton height={28} width={260} />
        <Skeleton height={36} width={180} />
      </header>
      <main className={classes.body}>
        <div className={classes.panel}>
          <div className={classes.form}>
            <RowsSkeleton rows={5} />
          </div>
        </div>
      </main>
    </Box>
  );
}

/** Handles a widget that was not found: it is in another of the person's companies, is archived, or does not exist. */
function Missing({ type, id }: { type: WidgetType; id: number }) {
  const t = useTranslations();
  const client = useQueryClient();
  const calls = useWidgetCalls(type);
  const { company, canWrite } = useSession();
  const api = useApi();
  const located = useQuery({
    ...usePublicApi().locateWidget.queryOptions({ type, id }),
    retry: false,
  });
  const restore = useChange<unknown, Error, void, unknown>(
    { mutationFn: () => calls.restore(id) },
    {
      done: t('builder.unarchived'),
      refresh: [api.widgets.list.queryKey()],
      onDone: () => client.resetQueries({ queryKey: widgetKey(type, id) }),
    },
  );
  const elsewhere =
    located.data && company && located.data.companyId !== company.id ? located.data.companyId : undefined;
  useEffect(() => {
    if (elsewhere !== undefined) openCompany(elsewhere, window.location.pathname + window.location.search);
  }, [elsewhere]);
  if (located.isPending || elsewhere !== undefined || !company) return <Waiting />;
  const archived = located.data?.companyId === company.id;
  const back = (
    <Button component={Link} href={`/widgets/${widgetTypes[type].path}`} variant="default">
      {t('builder.backToList')}
    </Button>
  );
  if (!archived) return <WidgetNotFound type={type} />;
  return (
    <Box component="main" className={classes.missing}>
      <EmptyState
        icon={IconArchive}
        title={t('builder.archivedTitle')}
        order={1}
        text={t('builder.archivedText')}
        action={
          <Group justify="center">
            {back}
            {canWrite && (
              <Button loading={restore.isPending} onClick={() => restore.mutate()}>
                {t('common.restore')}
              </Button>
            )}
          </Group>
        }
      />
    </Box>
  );
}

/** The page of the builder, which loads the widget. */
export function BuilderPage({ type, id }: { type: WidgetType; id: number }) {
  const query = useWidget(type, id);
  const session = useSession();
  // Without the session, the fields would be read-only at first, and would ignore early input. Only the first render of the builder is
  // deferred: a save must show at once.
  const isReady = useDeferredValue(query.data !== undefined && session.known);
  if (query.data && isReady) return <Builder key={`${type}/${id}`} type={type} widget={query.data} />;
  const failed = query.error || session.known ? query : session;
  if (!failed.error) return <Waiting />;
  if (failureOf(failed.error).code === 'not_found') return <Missing type={type} id={id} />;
  return (
    <Box component="main" className={classes.missing}>
      <ErrorState error={failed.error} retry={() => failed.refetch()} />
    </Box>
  );
}
