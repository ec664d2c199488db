'use client';
import { Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { IconGitPullRequest } from '../../../../ui/icons';
import { useApi } from '../../../_ui/data/api';
import { Page } from '../../../_ui/layout/page-frame';
import { NameLink } from '../../../_ui/lists/list-page';
import { Paged, useOffset } from '../../../_ui/lists/paged';
import { EmptyState } from '../../../_ui/page-states/states';
import { Time } from '../../../_ui/texts/time';
import { StateBadge } from './state-badge';

const ROWS = 20;

/** The company's proposals, newest first. */
export function Proposals() {
  const t = useTranslations('proposals');
  const common = useTranslations('common');
  const format = useFormatter();
  const query = useQuery(useApi().proposals.list.queryOptions({ limit: ROWS, offset: useOffset() }));
  const empty = <EmptyState icon={IconGitPullRequest} title={t('empty')} text={t('emptyText')} />;
  return (
    <Page title={t('title')} description={t('description')}>
      <Paged query={query} empty={empty}>
        {({ data }) => (
          <Table verticalSpacing="sm" highlightOnHover>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{common('name')}</Table.Th>
                <Table.Th ta="right" w={80}>
                  {t('parts')}
                </Table.Th>
                <Table.Th w={130}>{t('status')}</Table.Th>
                <Table.Th visibleFrom="sm" w={220}>
                  {t('created')}
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.map(({ id, title, note, state, parts, createdBy, createdAt }) => (
                <Table.Tr key={id}>
                  <Table.Td>
                    <NameLink href={`/proposals/${id}`} name={title} />
                    {note && (
                      <Text size="sm" c="dimmed" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
                        {note}
                      </Text>
                    )}
                  </Table.Td>
                  <Table.Td ta="right">{format.number(parts)}</Table.Td>
                  <Table.Td>
                    <StateBadge state={state} />
                  </Table.Td>
                  <Table.Td visibleFrom="sm">
                    <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                      {t.rich('createdBy', { who: createdBy, when: () => <Time at={createdAt} /> })}
                    </Text>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
      </Paged>
    </Page>
  );
}
