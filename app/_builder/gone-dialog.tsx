'use client';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'use-intl';
import { LENGTHS } from '../../widgets/contract/limits';
import { type WidgetType, widgetTypes } from '../../widgets/contract/types';
import { failureOf, useApi } from '../_ui/api';
import { toast, toastFailure, useFailureText } from '../_ui/change';
import { useReturnFocus } from '../_ui/return-focus';
import type { Draft } from './draft';
import type { Gone } from './use-meanwhile';
import { useWidgetCalls, type Widget } from './widget';

type Props = {
  type: WidgetType;
  id: number;
  gone: Gone;
  draft: Draft;
  onClose: () => void;
  /** It is a draft again. */
  onRestored: (widget: Widget) => void;
};

/** What is being edited can no longer be saved where it was: offers to bring it back, or to keep what was typed as a copy. */
export function GoneDialog({ type, id, gone, draft, onClose, onRestored }: Props) {
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
      const copied = t('copyName', { name: name.slice(0, LENGTHS.name - own.length) });
      // The folder and the theme may be gone as well: a copy without them is better than none.
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
  const canRestore = gone === 'archived';
  return (
    <Modal opened onClose={onClose} title={t(`gone_${gone}`)} size="lg">
      <Stack>
        <Text size="sm">{t(`goneText_${gone}`)}</Text>
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
