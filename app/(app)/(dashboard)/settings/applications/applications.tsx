'use client';
import { Code, Table, Text, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { IconPlugConnected } from '../../../../../ui/icons';
import { useApi } from '../../../../_ui/data/api';
import { useInBrowser } from '../../../../_ui/data/hydrated';
import { Page } from '../../../../_ui/layout/page-frame';
import { EmptyState, Loaded, RowsSkeleton } from '../../../../_ui/page-states/states';
import { type Application, ApplicationRow } from './application-row';

function ApplicationTable({ applications }: { applications: Application[] }) {
  const t = useTranslations('settings.applications');
  return (
    <Table verticalSpacing="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('application')}</Table.Th>
          <Table.Th visibleFrom="sm">{t('person')}</Table.Th>
          <Table.Th visibleFrom="sm">{t('may')}</Table.Th>
          <Table.Th visibleFrom="md">{t('connected')}</Table.Th>
          <Table.Th visibleFrom="sm">{t('lastUsed')}</Table.Th>
          <Table.Th w={80}>
            <VisuallyHidden>{t('revoke')}</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {applications.map((application) => (
          <ApplicationRow key={application.id} application={application} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** The address of the MCP endpoint, on the origin of this page. */
function McpAddress() {
  return <Code>{useInBrowser(() => `${window.location.origin}/api/mcp`, '/api/mcp')}</Code>;
}

/** The connected applications: person, scopes, date, and a button to disconnect. */
export function Applications() {
  const t = useTranslations('settings.applications');
  const api = useApi();
  const query = useQuery(api.applications.list.queryOptions());
  return (
    <Page title={t('title')} description={t('description')}>
      <Loaded query={query} skeleton={<RowsSkeleton rows={3} />}>
        {(applications) =>
          applications.length ? (
            <>
              <ApplicationTable applications={applications} />
              <Text size="sm" c="dimmed" mt="lg">
                {t.rich('emptyText', { address: () => <McpAddress /> })}
              </Text>
            </>
          ) : (
            <EmptyState
              icon={IconPlugConnected}
              title={t('empty')}
              text={t.rich('emptyText', { address: () => <McpAddress /> })}
            />
          )
        }
      </Loaded>
    </Page>
  );
}
