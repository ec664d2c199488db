'use client';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../_ui/data/api';
import { useChange } from '../../../_ui/data/change';
import { useConfirmDelete } from '../../../_ui/forms/confirm-delete';
import { RowMenu } from '../../../_ui/lists/row-menu';
import { usePublicChange } from '../../../_ui/public-pages/public-page';
import { useSession } from '../../../_ui/session/session';
import type { Changelog } from './changelog-form';

/** Takes a changelog's public page online or offline. */
export function useChangelogSwitch({ id }: Changelog): (active: boolean) => void {
  const api = useApi();
  const change = useChange(api.changelogs.update.mutationOptions(), usePublicChange('changelogs', id));
  return (active) => change.mutate({ changelogId: id, active });
}

type Props = {
  changelog: Changelog;
  /** The number of its posts, which are deleted with it. */
  posts: number;
  onRename: () => void;
  onDeleted?: () => void;
};

/** Menu of a changelog, for people who may change it. */
export function ChangelogActions({ changelog, posts, onRename, onDeleted }: Props) {
  const t = useTranslations();
  const api = useApi();
  const { id, name, active } = changelog;
  const turn = useChangelogSwitch(changelog);
  const { draftsOnly, mayChange } = useSession();
  const confirmDelete = useConfirmDelete();
  const remove = useChange(api.changelogs.delete.mutationOptions(), {
    done: t('changelogs.deleted', { name }),
    refresh: [api.changelogs.list.queryKey()],
    onDone: onDeleted,
  });
  const ask = () =>
    confirmDelete({
      title: t('changelogs.deleteTitle', { name }),
      text: t('changelogs.deleteText', { count: posts }),
      onYes: () => remove.mutate({ changelogId: id }),
    });
  if (!mayChange(changelog)) return null;
  return (
    <RowMenu of={name} size="lg">
      {({ Divider, EditItem, PublicItem, DeleteItem }) => (
        <>
          <EditItem text={t('common.edit')} onClick={onRename} />
          <PublicItem
            online={active}
            onChange={turn}
            {...(draftsOnly && { disabled: true, title: t('publishing.role') })}
          />
          <Divider />
          <DeleteItem onClick={ask} />
        </>
      )}
    </RowMenu>
  );
}
