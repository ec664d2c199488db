'use client';
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { IconCopy, IconEye, IconEyeOff, IconPencil } from '../../../../../ui/icons';
import { LENGTHS } from '../../../../../widgets/contract/limits';
import { beginningOf } from '../../../../../widgets/targeting/beginning';
import { useApi } from '../../../../_ui/data/api';
import { useChange } from '../../../../_ui/data/change';
import { useConfirmDelete } from '../../../../_ui/forms/confirm-delete';
import { RowMenu } from '../../../../_ui/lists/row-menu';
import { Link } from '../../../../_ui/navigation/link';
import { useSession } from '../../../../_ui/session/session';
import { type Post, postStatus, useMoment } from '../post-status';
import { usePostKeys, withUpdatedPost } from '../use-posts';

/** The actions of a post in a list: publish or unpublish, edit, duplicate and delete it. */
export function PostActions({ changelogId, post }: { changelogId: number; post: Post }) {
  const t = useTranslations();
  const api = useApi();
  const keys = usePostKeys(changelogId);
  const moment = useMoment();
  const { draftsOnly, mayChange } = useSession();
  const { id: postId, title, active, description, tags } = post;
  const refresh = [keys.lists, keys.one];
  const publish = useChange(api.changelogPosts.update.mutationOptions(), {
    refresh,
    optimistic: { key: keys.all, update: withUpdatedPost },
    done: (now) =>
      postStatus(now) === 'ahead'
        ? t('changelogs.post.didSchedule', { title, date: moment(now.date) })
        : t(now.active ? 'changelogs.post.didPublish' : 'changelogs.post.didUnpublish', { title }),
  });
  const copy = useChange(api.changelogPosts.create.mutationOptions(), {
    refresh,
    done: (made) => t('changelogs.post.duplicated', { title: made.title }),
  });
  const remove = useChange(api.changelogPosts.delete.mutationOptions(), {
    refresh: [keys.lists],
    done: t('changelogs.post.deleted', { title }),
  });
  const toggleActive = () => publish.mutate({ changelogId, postId, active: !active });
  const duplicate = () =>
    copy.mutate({
      changelogId,
      title: t('changelogs.post.copyOf', { title: beginningOf(title, LENGTHS.title - 10) }),
      ...(description ? { description } : {}),
      tagNames: tags.map(({ name }) => name),
    });
  const confirmDelete = useConfirmDelete();
  const ask = () =>
    confirmDelete({
      title: t('changelogs.post.deleteTitle'),
      text: t('changelogs.post.deleteText', { title, status: postStatus(post) }),
      onYes: () => remove.mutate({ changelogId, postId }),
    });
  const isAhead = postStatus({ active: true, date: post.date }) === 'ahead';
  const [on, off] = isAhead ? (['schedule', 'unschedule'] as const) : (['publish', 'unpublish'] as const);
  const word = t(`changelogs.post.${active ? off : on}`);
  const refusal = active ? t('publishing.publicRole') : t('publishing.role');
  const publishing = draftsOnly ? { disabled: true, title: refusal } : {};
  return (
    <>
      <Button
        variant={active ? 'subtle' : 'default'}
        color={active ? 'gray' : undefined}
        c={active ? 'dimmed' : undefined}
        fw={500}
        size="compact-sm"
        visibleFrom="sm"
        onClick={toggleActive}
        {...publishing}
        aria-label={`${word}: ${title}`}
      >
        {word}
      </Button>
      <RowMenu of={title} size="lg">
        {({ Item, Divider, DeleteItem }) => (
          <>
            <Item
              component={Link}
              href={`/changelogs/${changelogId}/posts/${postId}`}
              leftSection={<IconPencil size={15} aria-hidden />}
            >
              {t('common.edit')}
            </Item>
            <Item
              leftSection={active ? <IconEyeOff size={15} aria-hidden /> : <IconEye size={15} aria-hidden />}
              onClick={toggleActive}
              {...publishing}
            >
              {word}
            </Item>
            <Item leftSection={<IconCopy size={15} aria-hidden />} onClick={duplicate}>
              {t('common.duplicate')}
            </Item>
            <Divider />
            <DeleteItem onClick={ask} {...(mayChange(post) ? {} : publishing)} />
          </>
        )}
      </RowMenu>
    </>
  );
}
