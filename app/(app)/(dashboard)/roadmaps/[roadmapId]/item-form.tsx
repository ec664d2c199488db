'use client';
import { Button, Drawer, Group, Stack, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useTranslations } from 'use-intl';
import { confirm } from '../../../../../ui/confirm';
import { IconTrash } from '../../../../../ui/icons';
import { useUnsavedFields } from '../../../../_ui/forms/unsaved-fields';
import { useSession } from '../../../../_ui/session/session';
import type { Section } from './board-model';
import { ItemFields } from './item-fields';
import type { StoredItem } from './stored-item';
import { useDeleteItem } from './use-delete-item';
import { useItem } from './use-item';

type Props = { roadmapId: number; sections: Section[]; stored: StoredItem; onClose: () => void };

/** An item in a drawer, open for reading and editing. Changes to an item that readers see are kept unpublished. */
export function ItemForm({ roadmapId, sections, stored, onClose }: Props) {
  const t = useTranslations();
  const { canWrite, mayChange } = useSession();
  const { form, base, dirty, save, isPublic, unpublished } = useItem(roadmapId, sections, stored);
  const unsaved = useUnsavedFields({
    base,
    name: `item/${roadmapId}/${stored.item.id}`,
    values: form.values,
    onRestore: form.setValues,
  });
  const ask = useDeleteItem(roadmapId, stored.item, onClose);
  useHotkeys([['mod+S', () => save()]], [], true);
  const leave = () => {
    if (!dirty) return onClose();
    const [yes, no] = [t('common.leave'), t('common.stay')];
    confirm({ title: t('common.leaveTitle'), text: t('common.leaveText'), yes, no, onYes: onClose });
  };
  return (
    <Drawer
      opened
      onClose={leave}
      position="right"
      size="lg"
      title={t('roadmaps.item.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form onSubmit={save} noValidate>
        <Stack gap="lg">
          {canWrite && unsaved}
          {unpublished.bar}
          <ItemFields form={form} item={stored.item} sections={sections} disabled={!canWrite} />
          {canWrite ? (
            <Group justify="space-between">
              <Button
                variant="subtle"
                color="red"
                leftSection={<IconTrash size={16} aria-hidden />}
                {...(mayChange({ active: isPublic }) ? {} : { disabled: true, title: t('publishing.publicRole') })}
                onClick={ask}
              >
                {t('common.delete')}
              </Button>
              <Group gap="xs">
                {isPublic ? (
                  unpublished.buttons((go) => form.onSubmit(go)())
                ) : (
                  <Button type="submit" loading={unpublished.saving} disabled={!dirty}>
                    {t('common.save')}
                  </Button>
                )}
              </Group>
            </Group>
          ) : (
            <Text size="sm">{t('common.readOnly')}</Text>
          )}
        </Stack>
      </form>
      {unpublished.dialogs}
    </Drawer>
  );
}
