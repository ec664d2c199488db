'use client';
import { Menu } from '@mantine/core';
import { IconPencil, IconTrash, IconWorld, IconWorldOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { type Inputs, type Outputs, useApi } from '../../../_ui/api';
import { useChange } from '../../../_ui/change';
import { confirm } from '../../../_ui/confirm';
import { RowMenu } from '../../../_ui/row-menu';
import type { Changelog } from './changelog-form';

type List = Outputs['changelogs']['list'];
type Update = Inputs['changelogs']['update'];

/** Takes a changelog's public page online or offline, at once to the eye. */
export function useChangelogSwitch() {
  const t = useTranslations('changelogs');
  const api = useApi();
  const put = (changelog: Changelog, { changelogId, active }: Update): Changelog =>
    changelog.id === changelogId ? { ...changelog, active: active ?? changelog.active } : changelog;
  return useChange(api.changelogs.update.mutationOptions(), {
    done: ({ name, active }) => t(active ? 'isOnline' : 'isOffline', { name }),
    refresh: [api.changelogs.list.queryKey(), api.changelogs.get.queryKey()],
    optimistic: {
      key: [['changelogs']],
      update: (old: List | Changelog, input) =>
        'data' in old ? { ...old, data: old.data.map((changelog) => put(changelog, input)) } : put(old, input),
    },
  });
}

type Props = {
  changelog: Changelog;
  /** How many posts go with it. */
  posts: number;
  onRename: () => void;
  onDeleted?: () => void;
};

/** What can be done to a changelog. */
export function ChangelogActions({ changelog, posts, onRename, onDeleted }: Props) {
  const t = useTranslations();
  const api = useApi();
  const { id, name, active } = changelog;
  const power = useChangelogSwitch();
  const remove = useChange(api.changelogs.delete.mutationOptions(), {
    done: t('changelogs.deleted', { name }),
    refresh: [api.changelogs.list.queryKey()],
    onDone: onDeleted,
  });
  const ask = () =>
    confirm({
      title: t('changelogs.deleteTitle', { name }),
      text: t('changelogs.deleteText', { count: posts }),
      yes: t('common.delete'),
      no: t('common.cancel'),
      onYes: () => remove.mutate({ changelogId: id }),
    });
  const Power = active ? IconWorldOff : IconWorld;
  return (
    <RowMenu of={name} size="lg">
      <Menu.Item leftSection={<IconPencil size={15} aria-hidden />} onClick={onRename}>
        {t('common.rename')}
      </Menu.Item>
      <Menu.Item
        leftSection={<Power size={15} aria-hidden />}
        onClick={() => power.mutate({ changelogId: id, active: !active })}
      >
        {active ? t('changelogs.goOffline') : t('changelogs.goOnline')}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item color="red" leftSection={<IconTrash size={15} aria-hidden />} onClick={ask}>
        {t('common.delete')}
      </Menu.Item>
    </RowMenu>
  );
}
