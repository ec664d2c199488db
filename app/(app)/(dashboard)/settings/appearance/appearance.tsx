'use client';
import { Box, Button, SimpleGrid, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue } from 'react';
import { useTranslations } from 'use-intl';
import { IconPalette, IconPlus } from '../../../../../ui/icons';
import { useApi } from '../../../../_ui/data/api';
import { Page } from '../../../../_ui/layout/page-frame';
import { Paged, useOffset } from '../../../../_ui/lists/paged';
import { useUrlState } from '../../../../_ui/navigation/url-state';
import { EmptyState } from '../../../../_ui/page-states/states';
import { useSession } from '../../../../_ui/session/session';
import { useCompany } from '../use-company';
import { Defaults } from './defaults';
import { ThemeCard } from './theme-card';
import { ThemeForm } from './theme-form';

const PAGE = 24;

function Themes() {
  const t = useTranslations('settings.appearance');
  const api = useApi();
  const url = useUrlState();
  const { canWrite } = useSession();
  const query = useQuery(api.themes.list.queryOptions({ limit: PAGE, offset: useOffset() }));
  const { data: company } = useCompany();
  // Deferred like the list, so that the content below the list does not appear before it.
  const listed = useDeferredValue(query.data);
  const wanted = url.get('theme');
  const edited = query.data?.data.find(({ id }) => String(id) === wanted);
  const close = () => url.set({ theme: null });
  const add = canWrite && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => url.set({ theme: 'new' })}>
      {t('new')}
    </Button>
  );
  const skeleton = (
    <SimpleGrid cols={{ base: 1, xs: 2, lg: 3 }}>
      <Skeleton height={240} radius="lg" />
      <Skeleton height={240} radius="lg" />
    </SimpleGrid>
  );
  const empty = <EmptyState icon={IconPalette} title={t('empty')} text={t('emptyText')} action={add} />;
  return (
    <Page
      key={listed?.pagination.total === 0 ? 'empty' : 'list'}
      title={t('title')}
      description={t('description')}
      actions={listed?.pagination.total ? add : undefined}
      awaited={!listed && !query.error}
    >
      <Paged query={query} skeleton={skeleton} empty={empty}>
        {({ data }) => (
          <SimpleGrid cols={{ base: 1, xs: 2, lg: 3 }}>
            {data.map((theme) => (
              <ThemeCard
                key={theme.id}
                theme={theme}
                onEdit={canWrite ? () => url.set({ theme: theme.id }) : undefined}
              />
            ))}
          </SimpleGrid>
        )}
      </Paged>
      {company && listed && (
        <Box mt="xl" maw={736}>
          <Defaults company={company} />
        </Box>
      )}
      {canWrite && (edited || wanted === 'new') && <ThemeForm key={wanted} theme={edited} onClose={close} />}
    </Page>
  );
}

/** Themes: the appearance that widgets share. */
export function Appearance() {
  return (
    <Suspense>
      <Themes />
    </Suspense>
  );
}
