'use client';
import { Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useFormatter, useTranslations } from 'use-intl';
import { IconMap2 } from '../../../../ui/icons';
import { whenOnline } from '../../../../ui/lazy/when-online';
import { useApi } from '../../../_ui/data/api';
import { ListPage, MenuCell, NameLink } from '../../../_ui/lists/list-page';
import { useOffset } from '../../../_ui/lists/paged';
import { PublicSwitch } from '../../../_ui/public-pages/public-page';
import { useSession } from '../../../_ui/session/session';
import { countsOf, RoadmapActions, useRoadmapSwitch } from './roadmap-actions';
import type { Roadmap } from './roadmap-form';

const RoadmapForm = dynamic(() => whenOnline(() => import('./roadmap-form').then((module) => module.RoadmapForm)), {
  ssr: false,
});

// Few roadmaps on a page, because each comes with its sections and items.
const PAGE = 10;

function Row({ roadmap, onEdit }: { roadmap: Roadmap; onEdit: () => void }) {
  const t = useTranslations('roadmaps');
  const format = useFormatter();
  const { canWrite, draftsOnly } = useSession();
  const setPublic = useRoadmapSwitch(roadmap);
  const { id, name, publicName, active, sections } = roadmap;
  const { items, votes } = countsOf(roadmap);
  return (
    <Table.Tr>
      <Table.Td>
        <NameLink href={`/roadmaps/${id}`} name={name} />
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
        <PublicSwitch of={name} online={active} disabled={!canWrite} draftsOnly={draftsOnly} onChange={setPublic} />
      </Table.Td>
      <MenuCell>
        <RoadmapActions roadmap={roadmap} onEdit={onEdit} />
      </MenuCell>
    </Table.Tr>
  );
}

/** The company's roadmaps: create, name, take on- and offline, delete. */
export function Roadmaps() {
  const t = useTranslations();
  const query = useQuery(useApi().roadmaps.list.queryOptions({ limit: PAGE, offset: useOffset() }));
  return (
    <ListPage
      words="roadmaps"
      icon={IconMap2}
      query={query}
      heads={
        <>
          <Table.Th w={90} ta="end" visibleFrom="sm">
            {t('roadmaps.votes')}
          </Table.Th>
          <Table.Th w={140}>{t('common.publicPage')}</Table.Th>
        </>
      }
      row={(roadmap, edit) => <Row key={roadmap.id} roadmap={roadmap} onEdit={edit} />}
      form={(roadmap, close) => <RoadmapForm roadmap={roadmap} onClose={close} />}
    />
  );
}
