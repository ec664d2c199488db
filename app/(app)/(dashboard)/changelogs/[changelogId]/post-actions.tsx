'use client';
import { Button, Menu } from '@mantine/core';
import { IconCopy, IconEye, IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react';
import Link from 'next/link';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../_ui/api';
import { useChange } from '../../../../_ui/change';
import { confirm } from '../../../../_ui/confirm';
import { RowMenu } from '../../../../_ui/row-menu';
import type { Post } from '../post-status';
import { usePostKeys, withChange } from '../use-posts';

const MAX_TITLE = 300;

/** What can be done to a post of a list: publish it, take it back, copy it, delete it. */
export function PostActions({ changelogId, post }: { changelogId: number; post: Post }) {
  const t = useTranslations();
  const api = useApi();
  const keys = usePostKeys(changelogId);
  const { id: postId, title, active, description, tags } = post;
  const refresh = [keys.lists, keys.one];
  const publish = useChange(api.changelogPosts.update.mutationOptions(), {
    refresh,
    optimistic: { key: keys.all, update: withChange },
    done: (now) => t(now.active ? 'changelogs.post.didPublish' : 'changelogs.post.didUnpublish', { title }),
  });
  const copy = useChange(api.changelogPosts.create.mutationOptions(), {
    refresh,
    done: (made) => t('changelogs.post.duplicated', { title: made.title }),
  });
  const remove = useChange(api.changelogPosts.delete.mutationOptions(), {
    refresh: [keys.lists],
    done: t('changelogs.post.deleted', { title }),
  });
  const turn = () => publish.mutate({ changelogId, postId, active: !active });
  const duplicate = () =>
    copy.mutate({
      changelogId,
      title: t('changelogs.post.copyOf', { title: title.slice(0, MAX_TITLE - 10) }),
      ...(description ? { description } : {}),
      tagNames: tags.map(({ name }) => name),
    });
  const ask = () =>
    confirm({
      title: t('changelogs.post.deleteTitle'),
      text: t('changelogs.post.deleteText', { title }),
      yes: t('common.delete'),
      no: t('common.cancel'),
      onYes: () => remove.mutate({ changelogId, postId }),
    });
  const word = active ? t('changelogs.post.unpublish') : t('changelogs.post.publish');
  return (
    <>
      <Button
        variant={active ? 'subtle' : 'default'}
        color={active ? 'gray' : undefined}
        c={active ? 'dimmed' : undefined}
        fw={500}
        size="compact-sm"
        visibleFrom="sm"
        onClick={turn}
        aria-label={`${word}: ${title}`}
      >
        {word}
      </Button>
      <RowMenu of={title} size="lg">
        <Menu.Item
          component={Link}
          href={`/changelogs/${changelogId}/posts/${postId}`}
          leftSection={<IconPencil size={15} aria-hidden />}
        >
          {t('common.edit')}
        </Menu.Item>
        <Menu.Item
          leftSection={active ? <IconEyeOff size={15} aria-hidden /> : <IconEye size={15} aria-hidden />}
          onClick={turn}
        >
          {word}
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy size={15} aria-hidden />} onClick={duplicate}>
          {t('common.duplicate')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item color="red" leftSection={<IconTrash size={15} aria-hidden />} onClick={ask}>
          {t('common.delete')}
        </Menu.Item>
      </RowMenu>
    </>
  );
}
