'use client';
import { Button, Kbd, Tooltip } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../../../_ui/session/session';
import { postStatus } from '../../post-status';
import type { usePost } from './use-post';

type Props = { edited: ReturnType<typeof usePost>; onSave: () => void };

/** The message key of the button's label. A post with a date in the future is scheduled rather than published. */
function labelKeyOf({ form, base, post }: Props['edited']) {
  const { active, date } = form.values;
  const becomesPublic = active && !base.active;
  const isAhead = active && date !== '' && postStatus({ active, date }) === 'ahead';
  if (isAhead && (becomesPublic || date !== base.date)) return 'saveSchedule';
  if (becomesPublic) return 'savePublish';
  return post ? 'save' : 'saveDraft';
}

/** The buttons of a post: for a live post, those of its unpublished changes; otherwise, one that saves. */
export function PostButtons({ edited, onSave }: Props) {
  const t = useTranslations();
  const { canWrite } = useSession();
  const { post, content, form, dirty, saving, unpublished } = edited;
  if (content.active) return canWrite && unpublished.buttons((go) => form.onSubmit(go)());
  const isDisabled = !dirty && Boolean(post);
  return (
    <>
      {post && !form.values.active && unpublished.schedule}
      <Tooltip label={canWrite ? <Kbd size="xs">⌘S</Kbd> : t('common.readOnly')}>
        <Button
          onClick={onSave}
          loading={saving}
          disabled={!canWrite || undefined}
          data-disabled={isDisabled || undefined}
          aria-disabled={isDisabled || undefined}
        >
          {t(`changelogs.editor.${labelKeyOf(edited)}`)}
        </Button>
      </Tooltip>
    </>
  );
}
