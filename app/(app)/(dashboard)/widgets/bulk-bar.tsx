'use client';
import { Button, Group, Menu, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { confirm } from '../../../../ui/confirm';
import { IconArchive, IconFolderSymlink } from '../../../../ui/icons';
import { scrollingMenu } from '../../../../ui/lazy/scrolling-menu';
import { useAllFolders } from '../../../_ui/data/all-folders';
import { useApi } from '../../../_ui/data/api';
import { useChange } from '../../../_ui/data/change';

type Props = { selected: ReadonlySet<number>; archived: boolean; onDone: () => void };

/** Actions on all selected widgets at once. An action that fails changes none of them. */
export function BulkBar({ selected, archived, onDone }: Props) {
  const t = useTranslations();
  const api = useApi();
  const { folders } = useAllFolders();
  const ids = [...selected];
  const refresh = [api.widgets.list.queryKey(), api.overview.get.queryKey()];
  const archive = useChange(api.widgets.archive.mutationOptions(), {
    done: t('widgets.archivedMany', { count: ids.length }),
    refresh,
    onDone,
  });
  const move = useChange(api.widgets.move.mutationOptions(), {
    done: t('widgets.movedMany', { count: ids.length }),
    refresh,
    onDone,
  });
  const ask = () =>
    confirm({
      title: t('widgets.archiveManyTitle', { count: ids.length }),
      text: t('widgets.archiveManyText'),
      yes: t('common.archive'),
      no: t('common.cancel'),
      onYes: () => archive.mutate({ ids }),
    });
  return (
    <Group gap="xs" mih={36}>
      <Text size="sm" fw={500} role="status">
        {t('widgets.selected', { count: ids.length })}
      </Text>
      {!archived && (
        <>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconArchive size={14} aria-hidden />}
            loading={archive.isPending}
            onClick={ask}
          >
            {t('common.archive')}
          </Button>
          <Menu position="bottom-start">
            <Menu.Target>
              <Button
                size="xs"
                variant="default"
                leftSection={<IconFolderSymlink size={14} aria-hidden />}
                loading={move.isPending}
              >
                {t('widgets.move')}
              </Button>
            </Menu.Target>
            <Menu.Dropdown ref={scrollingMenu} mah={320} style={{ overflowY: 'auto' }}>
              {(folders ?? []).map(({ id, name }) => (
                <Menu.Item key={id} onClick={() => move.mutate({ ids, folderId: id })}>
                  {name}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        </>
      )}
      <Button size="xs" variant="subtle" onClick={onDone}>
        {t('widgets.clearSelection')}
      </Button>
    </Group>
  );
}
