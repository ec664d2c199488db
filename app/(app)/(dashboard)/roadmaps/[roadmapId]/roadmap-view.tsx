'use client';
import { Alert, Button, Skeleton, Text } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconColumns3, IconPlus, IconWorldOff } from '../../../../../ui/icons';
import { whenOnline } from '../../../../../ui/lazy/when-online';
import { useApi } from '../../../../_ui/data/api';
import { useChange } from '../../../../_ui/data/change';
import { Page } from '../../../../_ui/layout/page-frame';
import { useUrlState } from '../../../../_ui/navigation/url-state';
import { NotFound } from '../../../../_ui/page-states/not-found';
import { EmptyState, isMissing, Loaded } from '../../../../_ui/page-states/states';
import { PublicAddress } from '../../../../_ui/public-pages/public-address';
import { useSession } from '../../../../_ui/session/session';
import { RoadmapActions } from '../roadmap-actions';
import { RoadmapForm } from '../roadmap-form';
import { BoardFilters } from './board-filters';
import { filterSections } from './board-model';
import { ItemDrawer } from './item-drawer';
import { SectionForm } from './section-form';
import { useBoard } from './use-board';

const BoardSkeleton = () => <Skeleton height={320} radius="lg" role="status" />;

const Board = dynamic(() => whenOnline(() => import('./board').then((module) => module.Board)), {
  ssr: false,
  loading: BoardSkeleton,
});

function FirstSections({ roadmapId, canEdit }: { roadmapId: number; canEdit: boolean }) {
  const t = useTranslations();
  const api = useApi();
  const { canWrite } = useSession();
  const { mutateAsync, isPending } = useChange(api.roadmapSections.create.mutationOptions(), {
    refresh: [api.roadmaps.get.queryKey({ roadmapId })],
  });
  const start = async () => {
    for (const section of ['planned', 'inProgress', 'done'] as const)
      await mutateAsync({ roadmapId, name: t(`roadmaps.board.${section}`) });
  };
  return (
    <EmptyState
      icon={IconColumns3}
      title={t('roadmaps.board.empty')}
      text={t('roadmaps.board.emptyText')}
      action={
        canEdit ? (
          // `useChange` has already shown the failure.
          <Button loading={isPending} onClick={() => start().catch(() => undefined)}>
            {t('roadmaps.board.start')}
          </Button>
        ) : (
          <Text size="sm">{t(canWrite ? 'publishing.publicRole' : 'common.readOnly')}</Text>
        )
      }
    />
  );
}

/** A roadmap as a board: sections as columns, items as cards. */
export function RoadmapView({ roadmapId }: { roadmapId: number }) {
  const t = useTranslations();
  const router = useRouter();
  const url = useUrlState();
  const { canWrite, known, mayChange } = useSession();
  const [form, setForm] = useState<'names' | 'section'>();
  const { query, sections, move } = useBoard(roadmapId);
  const roadmap = query.data;
  useDocumentTitle(`${roadmap?.name ?? t('roadmaps.one')} · Docent`);
  const shown = filterSections(sections, url.get('q'), url.get('tag'));
  const publicName = roadmap?.publicName;
  const close = () => setForm(undefined);
  const actions = roadmap && canWrite && (
    <>
      {mayChange(roadmap) && (
        <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setForm('section')}>
          {t('roadmaps.section.add')}
        </Button>
      )}
      <RoadmapActions roadmap={roadmap} onEdit={() => setForm('names')} onDeleted={() => router.replace('/roadmaps')} />
    </>
  );
  if (isMissing(query)) return <NotFound list={{ label: t('roadmaps.title'), href: '/roadmaps' }} />;
  return (
    <Page
      title={roadmap?.name ?? t('roadmaps.one')}
      description={publicName && publicName !== roadmap.name ? t('roadmaps.seenAs', { name: publicName }) : undefined}
      above={[{ label: t('roadmaps.title'), href: '/roadmaps' }]}
      actions={actions}
      awaited={!known || query.isPending}
    >
      <Loaded query={query} skeleton={<BoardSkeleton />}>
        {(loaded) => (
          <>
            <PublicAddress url={loaded.publicUrl} online={loaded.active} />
            {!loaded.active && (
              <Alert color="gray" mb="lg" icon={<IconWorldOff size={18} aria-hidden />}>
                {t('roadmaps.offlineNote')}
              </Alert>
            )}
            {sections.length === 0 ? (
              <FirstSections roadmapId={roadmapId} canEdit={mayChange(loaded)} />
            ) : (
              <>
                <BoardFilters found={shown.reduce((sum, { items }) => sum + items.length, 0)} />
                <Board
                  roadmapId={roadmapId}
                  sections={sections}
                  shown={shown}
                  canEdit={mayChange(loaded)}
                  move={move}
                />
                <ItemDrawer roadmap={loaded} sections={sections} />
              </>
            )}
          </>
        )}
      </Loaded>
      {form === 'names' && roadmap && <RoadmapForm roadmap={roadmap} onClose={close} />}
      {form === 'section' && <SectionForm roadmapId={roadmapId} section={undefined} onClose={close} />}
    </Page>
  );
}
