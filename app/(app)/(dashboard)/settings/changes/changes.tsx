'use client';
import { Button, Select, Table, VisuallyHidden } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { confirm } from '../../../../../ui/confirm';
import { IconHistory } from '../../../../../ui/icons';
import { useApi } from '../../../../_ui/data/api';
import { Page } from '../../../../_ui/layout/page-frame';
import { Paged } from '../../../../_ui/lists/paged';
import { useUrlState } from '../../../../_ui/navigation/url-state';
import { EmptyState } from '../../../../_ui/page-states/states';
import { useSession } from '../../../../_ui/session/session';
import { type Change, ChangeRow } from './change-row';
import { useActors } from './use-actors';
import { type Revert, useRevert } from './use-revert';

const ROWS = 25;

/** Reverts everything that one actor changed. */
function RevertAll({ actor, revert }: { actor: Change['actor']; revert: Revert }) {
  const t = useTranslations('changes');
  const cancel = useTranslations('common')('cancel');
  const { name } = actor;
  const ask = () =>
    confirm({
      title: t('revertAllTitle', { name }),
      text: t('revertAllText'),
      yes: t('revertAll'),
      no: cancel,
      onYes: () => revert.mutate({ actor: actor.id }),
    });
  return (
    <Button variant="default" loading={revert.isPending} onClick={ask}>
      {t('revertAll')}
    </Button>
  );
}

type TableProps = { changes: Change[]; revert: Revert; onActor: (actor: string) => void };

function ChangeTable({ changes, revert, onActor }: TableProps) {
  const t = useTranslations('changes');
  return (
    <Table verticalSpacing="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('what')}</Table.Th>
          <Table.Th visibleFrom="sm" w={200}>
            {t('by')}
          </Table.Th>
          <Table.Th visibleFrom="sm" w={120}>
            {t('when')}
          </Table.Th>
          <Table.Th w={90}>
            <VisuallyHidden>{t('revert')}</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {changes.map((change) => (
          <ChangeRow key={change.id} change={change} revert={revert} onActor={onActor} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** The changes to content and settings, by everyone or by one actor, with buttons to revert them. */
export function Changes() {
  const t = useTranslations('changes');
  const api = useApi();
  const url = useUrlState();
  const { canPublish } = useSession();
  const revert = useRevert();
  const chosen = url.get('actor') ?? '';
  const query = useQuery({
    ...api.changes.list.queryOptions({
      limit: ROWS,
      offset: url.number('offset') ?? 0,
      ...(chosen && { actor: chosen }),
    }),
    placeholderData: keepPreviousData,
  });
  const shown = query.data?.data.find(({ actor }) => actor.id === chosen)?.actor;
  const actors = useActors(chosen ? (shown ?? { id: chosen, name: '' }) : undefined);
  const choose = (actor: string | null) => url.set({ actor, offset: null });
  const canRevert = query.data?.data.some(({ state }) => state === 'applied') ?? false;
  const empty = chosen ? (
    <EmptyState
      icon={IconHistory}
      title={t('none')}
      text={t('noneText')}
      action={
        <Button variant="default" onClick={() => choose(null)}>
          {t('showEveryone')}
        </Button>
      }
    />
  ) : (
    <EmptyState icon={IconHistory} title={t('empty')} text={t('emptyText')} />
  );
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={shown && canPublish && canRevert && <RevertAll actor={shown} revert={revert} />}
    >
      <Select
        label={t('by')}
        data={actors}
        value={chosen}
        onChange={choose}
        allowDeselect={false}
        searchable
        maw={360}
        mb="md"
      />
      <Paged query={query} empty={empty}>
        {({ data }) => <ChangeTable changes={data} revert={revert} onActor={choose} />}
      </Paged>
    </Page>
  );
}
