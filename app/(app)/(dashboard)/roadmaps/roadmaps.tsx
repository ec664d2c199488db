'use client';
import { Anchor, Button, Group, Table, Text, VisuallyHidden } from '@mantine/core';
import { IconMap2, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useApi } from '../../../_ui/api';
import { Page } from '../../../_ui/page-frame';
import { Pager, useExistingPage } from '../../../_ui/pager';
import { PublicSwitch } from '../../../_ui/public-switch';
import { useSession } from '../../../_ui/session';
import { EmptyState, Loaded } from '../../../_ui/states';
import { useUrlState } from '../../../_ui/url-state';
import { countsOf, RoadmapActions, useRoadmapSwitch } from './roadmap-actions';
import { type Roadmap, RoadmapForm } from './roadmap-form';

// Few: each comes with its sections and items.
const PAGE = 10;

function Row({ roadmap, onEdit }: { roadmap: Roadmap; onEdit: () => void }) {
  const t = useTranslations('roadmaps');
  const format = useFormatter();
  const { canWrite } = useSession();
  const power = useRoadmapSwitch();
  const { id, name, publicName, active, sections } = roadmap;
  const { items, votes } = countsOf(roadmap);
  return (
    <Table.Tr>
      <Table.Td>
        <Anchor
          component={Link}
          href={`/roadmaps/${id}`}
          c="inherit"
          size="sm"
          fw={600}
          style={{ overflowWrap: 'anywhere' }}
        >
          {name}
        </Anchor>
        <Text size="xs" c="dimmed">
          {t('contents', { sections: sections.length, items })}
        </Text>
        {publicName && publicName !== name && (
          <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {t('seenAs', { name: publicName })}
          </Text>
        )}
      </Table.Td>
      <Table.Td ta="end" visibleFrom="sm">
        {format.number(votes)}
      </Table.Td>
      <Table.Td>
        <PublicSwitch
          of={name}
          online={active}
          disabled={!canWrite}
          onChange={(on) => power.mutate({ roadmapId: id, active: on })}
        />
      </Table.Td>
      <Table.Td>
        <Group justify="flex-end">{canWrite && <RoadmapActions roadmap={roadmap} onEdit={onEdit} />}</Group>
      </Table.Td>
    </Table.Tr>
  );
}

/** The company's roadmaps: create, name, take on- and offline, delete. */
export function Roadmaps() {
  const t = useTranslations();
  const api = useApi();
  const url = useUrlState();
  const { canWrite } = useSession();
  const [edited, setEdited] = useState<Roadmap | 'new'>();
  const query = useQuery(api.roadmaps.list.queryOptions({ limit: PAGE, offset: url.number('offset') ?? 0 }));
  const toOffset = (offset: number) => url.set({ offset });
  useExistingPage(query, toOffset);
  const add = canWrite && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited('new')}>
      {t('roadmaps.new')}
    </Button>
  );
  return (
    <Page title={t('roadmaps.title')} description={t('roadmaps.description')} actions={add} narrow>
      <Loaded query={query}>
        {({ data, pagination }) =>
          pagination.total === 0 ? (
            <EmptyState
              icon={IconMap2}
              title={t('roadmaps.empty')}
              text={t('roadmaps.emptyText')}
              action={add || <Text size="sm">{t('common.readOnly')}</Text>}
            />
          ) : (
            <>
              <Table verticalSpacing="sm" highlightOnHover>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th w={{ base: '100%', sm: 'auto' }}>{t('common.name')}</Table.Th>
                    <Table.Th w={90} ta="end" visibleFrom="sm">
                      {t('roadmaps.votes')}
                    </Table.Th>
                    <Table.Th w={140}>{t('common.publicPage')}</Table.Th>
                    <Table.Th w={50}>
                      <VisuallyHidden>{t('common.more')}</VisuallyHidden>
                    </Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {data.map((roadmap) => (
                    <Row key={roadmap.id} roadmap={roadmap} onEdit={() => setEdited(roadmap)} />
                  ))}
                </Table.Tbody>
              </Table>
              <Pager pagination={pagination} onMove={toOffset} />
            </>
          )
        }
      </Loaded>
      {edited && <RoadmapForm roadmap={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </Page>
  );
}
