'use client';
import { Menu } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'use-intl';
import { confirm } from '../../../../ui/confirm';
import {
  IconArchive,
  IconArchiveOff,
  IconChartBar,
  IconCopy,
  IconPencil,
  IconQuestionMark,
  IconWorld,
  IconWorldOff,
} from '../../../../ui/icons';
import { useWidgetCalls } from '../../../_builder/draft/widget';
import { useApi } from '../../../_ui/data/api';
import { useChange } from '../../../_ui/data/change';
import { Link } from '../../../_ui/navigation/link';
import { useSession } from '../../../_ui/session/session';
import type { WidgetRow } from './widget-row';

export type Props = { row: WidgetRow; publish: (row: WidgetRow) => void; unpublish: (row: WidgetRow) => void };

/** The actions in the menu of a widget in the list. */
export function WidgetMenuItems({ row, publish, unpublish }: Props) {
  const t = useTranslations();
  const api = useApi();
  const router = useRouter();
  const { canWrite, canPublish } = useSession();
  const calls = useWidgetCalls(row.type);
  const refresh = [api.widgets.list.queryKey(), api.overview.get.queryKey()];
  const archive = useChange<unknown, Error, void, unknown>(
    { mutationFn: () => calls.archive(row.id) },
    { done: t('widgets.archived', { name: row.name }), refresh },
  );
  const restore = useChange<unknown, Error, void, unknown>(
    { mutationFn: () => calls.restore(row.id) },
    { done: t('widgets.restored', { name: row.name }), refresh },
  );
  const duplicate = useChange<{ id: number }, Error, void, unknown>(
    { mutationFn: () => calls.duplicate(row.id) },
    {
      done: t('widgets.duplicated', { name: row.name }),
      refresh,
      onDone: ({ id }) => router.push(`/builder/${row.path}/${id}`),
    },
  );
  const ask = () => {
    if (!row.active) return archive.mutate();
    confirm({
      title: t('widgets.archiveLiveTitle', { name: row.name }),
      text: t('widgets.archiveLiveText'),
      yes: t('common.archive'),
      no: t('common.cancel'),
      onYes: () => archive.mutate(),
    });
  };
  return (
    <>
      <Menu.Item
        component={Link}
        href={`/builder/${row.path}/${row.id}`}
        leftSection={<IconPencil size={15} aria-hidden />}
      >
        {canWrite ? t('common.edit') : t('widgets.open')}
      </Menu.Item>
      <Menu.Item
        component={Link}
        href={`/statistics/${row.type}/${row.id}`}
        leftSection={<IconChartBar size={15} aria-hidden />}
      >
        {t('nav.statistics')}
      </Menu.Item>
      {!row.archivedAt && (
        <Menu.Item
          component={Link}
          href={`/builder/${row.path}/${row.id}?tab=targeting&why=1`}
          leftSection={<IconQuestionMark size={15} aria-hidden />}
        >
          {t('publishing.why')}
        </Menu.Item>
      )}
      {canWrite && !row.archivedAt && (
        <>
          {row.active ? (
            <Menu.Item
              leftSection={<IconWorldOff size={15} aria-hidden />}
              disabled={!canPublish}
              onClick={() => unpublish(row)}
            >
              {t('widgets.unpublish')}
            </Menu.Item>
          ) : (
            <Menu.Item
              leftSection={<IconWorld size={15} aria-hidden />}
              disabled={!canPublish}
              title={canPublish ? undefined : t('publishing.role')}
              onClick={() => publish(row)}
            >
              {t('widgets.publish')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconCopy size={15} aria-hidden />} onClick={() => duplicate.mutate()}>
            {t('common.duplicate')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArchive size={15} aria-hidden />}
            disabled={row.active && !canPublish}
            onClick={ask}
          >
            {t('common.archive')}
          </Menu.Item>
        </>
      )}
      {canWrite && row.archivedAt && (
        <Menu.Item leftSection={<IconArchiveOff size={15} aria-hidden />} onClick={() => restore.mutate()}>
          {t('common.restore')}
        </Menu.Item>
      )}
    </>
  );
}
