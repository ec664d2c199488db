'use client';
import { Anchor, Button, Skeleton, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { IconPlus, IconUsersGroup } from '../../../../ui/icons';
import { useDescription } from '../../../_builder/targeting/names';
import { type Outputs, useApi } from '../../../_ui/data/api';
import { Page } from '../../../_ui/layout/page-frame';
import { Paged, useOffset } from '../../../_ui/lists/paged';
import { Link } from '../../../_ui/navigation/link';
import { EmptyState } from '../../../_ui/page-states/states';
import { useSession } from '../../../_ui/session/session';
import { Time } from '../../../_ui/texts/time';
import { useCount } from './use-count';

type Segment = Outputs['segments']['list']['data'][number];

/** Segments per page. Few, because the count of each segment scans all users. */
const SHOWN = 20;

function Matching({ rules, ruleLogicalOperator }: Segment) {
  const t = useTranslations('segments');
  const format = useFormatter();
  const { data, error } = useCount({ rules, ruleLogicalOperator }, 0);
  if (error) return <span title={t('uncountable')}>–</span>;
  return data ? format.number(data.matching) : <Skeleton w={40} h={14} ml="auto" />;
}

function Rows({ segments }: { segments: Segment[] }) {
  const describe = useDescription(
    'segment',
    segments.flatMap(({ rules }) => rules),
  );
  return segments.map((segment) => (
    <Table.Tr key={segment.id}>
      <Table.Td>
        <Anchor component={Link} href={`/segments/${segment.id}`} fw={550} style={{ overflowWrap: 'anywhere' }}>
          {segment.name}
        </Anchor>
        <Text size="sm" c="dimmed" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
          {describe(segment.rules, segment.ruleLogicalOperator)}
        </Text>
      </Table.Td>
      <Table.Td ta="right">
        <Matching {...segment} />
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Text size="sm" c="dimmed">
          <Time at={segment.updatedAt} />
        </Text>
      </Table.Td>
    </Table.Tr>
  ));
}

/** The company's segments: who is in them, and how many. */
export function Segments() {
  const t = useTranslations();
  const { canWrite } = useSession();
  const query = useQuery(useApi().segments.list.queryOptions({ limit: SHOWN, offset: useOffset() }));
  const add = canWrite && (
    <Button component={Link} href="/segments/new" leftSection={<IconPlus size={16} aria-hidden />}>
      {t('segments.new')}
    </Button>
  );
  const empty = (
    <EmptyState icon={IconUsersGroup} title={t('segments.empty')} text={t('segments.emptyText')} action={add} />
  );
  return (
    <Page title={t('segments.title')} description={t('segments.description')} actions={add}>
      <Paged query={query} empty={empty}>
        {({ data }) => (
          <Table verticalSpacing="sm" highlightOnHover>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('common.name')}</Table.Th>
                <Table.Th ta="right" w={120}>
                  {t('segments.users')}
                </Table.Th>
                <Table.Th visibleFrom="sm" w={170}>
                  {t('segments.changed')}
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              <Rows segments={data} />
            </Table.Tbody>
          </Table>
        )}
      </Paged>
    </Page>
  );
}
