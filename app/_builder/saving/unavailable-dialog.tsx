'use client';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'use-intl';
import { LENGTHS } from '../../../widgets/contract/limits';
import { type WidgetType, widgetTypes } from '../../../widgets/contract/types';
import { beginningOf } from '../../../widgets/targeting/beginning';
import { failureOf, useApi } from '../../_ui/data/api';
import { toast, toastFailure, useFailureText } from '../../_ui/data/change';
import { useReturnFocus } from '../../_ui/forms/return-focus';
import type { Draft } from '../draft/draft';
import { useWidgetCalls, type Widget } from '../draft/widget';
import type { Unavailable } from './use-edit-conflict';

type Props = {
  type: WidgetType;
  id: number;
  unavailable: Unavailable;
  draft: Draft;
  onClose: () => void;
  /** Called after the widget is restored as a draft. */
  onRestored: (widget: Widget) => void;
};

/** Shown when the edited widget was archived or deleted: offers to restore it, or to save the draft as a copy. */
export function UnavailableDialog({ type, id, unavailable, draft, onClose, onRestored }: Props) {
  useReturnFocus();
  const t = useTranslations('builder');
  const unpublished = useTranslations('unpublished');
  const router = useRouter();
  const api = useApi();
  const client = useQueryClient();
  const calls = useWidgetCalls(type);
  const say = useFailureText();
  const onError = (error: unknown) => toastFailure(say(error));
  const onSettled = () =>
    Promise.all(
      [api.widgets.list.queryKey(), api.overview.get.queryKey()].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  const restore = useMutation({ mutationFn: () => calls.restore(id), onSuccess: onRestored, onError, onSettled });
  const copy = useMutation({
    mutationFn: () => {
      const { name, folderId, themeId, content, settings, rules, ruleLogicalOperator } = draft;
      const own = t('copyName', { name: '' });
      const copied = t('copyName', { name: beginningOf(name, LENGTHS.name - own.length) });
      // The folder or the theme may be deleted, too: a copy without them is better than none.
      const fields = { ...content, name: copied, settings, targeting: { rules, ruleLogicalOperator } };
      return calls.create({ ...fields, folderId, themeId }).catch((error) => {
        if (failureOf(error).code !== 'validation_error') throw error;
        return calls.create(fields);
      });
    },
    onSuccess: (made) => {
      toast(t('copied', { name: made.name }));
      router.push(`/builder/${widgetTypes[type].path}/${made.id}`);
    },
    onError,
    onSettled,
  });
  const busy = restore.isPending || copy.isPending || copy.isSuccess;
  const canRestore = unavailable === 'archived';
  return (
    <Modal opened onClose={onClose} title={t(`unavailable_${unavailable}`)} size="lg">
      <Stack>
        <Text size="sm">{t(`unavailableText_${unavailable}`)}</Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            {unpublished('keepEditing')}
          </Button>
          <Button
            variant={canRestore ? 'default' : 'filled'}
            loading={copy.isPending || copy.isSuccess}
            disabled={busy}
            onClick={() => copy.mutate()}
          >
            {t('saveCopy')}
          </Button>
          {canRestore && (
            <Button loading={restore.isPending} disabled={busy} onClick={() => restore.mutate()}>
              {t('restoreAndSave')}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}
