'use client';
import { Alert, Button, Drawer, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { confirm } from '../../../../../ui/confirm';
import { IconArrowBigUp, IconTrash } from '../../../../../ui/icons';
import { RichText } from '../../../../../ui/rich-text/lazy';
import { LENGTHS } from '../../../../../widgets/contract/limits';
import { useApi } from '../../../../_ui/api';
import { useChange } from '../../../../_ui/change';
import { useSession } from '../../../../_ui/session';
import { TagPicker } from '../../../../_ui/tag-picker';
import { Time } from '../../../../_ui/time';
import { useUnsavedGuard } from '../../../../_ui/unsaved-guard';
import { useUrlState } from '../../../../_ui/url-state';
import type { Item, Section } from './board-model';
import { useDeleteItem } from './use-delete-item';

type Props = { roadmapId: number; sections: Section[] };
type FormProps = Props & { item: Item; sectionId: number; onClose: () => void };

function ItemForm({ roadmapId, sections, item, sectionId, onClose }: FormProps) {
  const t = useTranslations();
  const api = useApi();
  const { canWrite } = useSession();
  // What the form was started from: the board is read again meanwhile, with the changes of others.
  const [base, setBase] = useState({
    name: item.name,
    description: item.description ?? '',
    tagName: item.tag?.name ?? '',
    sectionId: String(sectionId),
  });
  const form = useForm({
    initialValues: base,
    validate: {
      name: (name) => (name.trim() ? null : t('roadmaps.item.nameRequired')),
      description: (text) =>
        text.length > LENGTHS.content ? t('roadmaps.item.tooLong', { count: text.length, max: LENGTHS.content }) : null,
    },
  });
  const { name, description, tagName, sectionId: target } = form.values;
  const changes = {
    ...(name === base.name ? {} : { name }),
    ...(description === base.description ? {} : { description: description || null }),
    ...(tagName === base.tagName ? {} : { tagName: tagName || null }),
    ...(target === base.sectionId ? {} : { sectionId: Number(target) }),
  };
  const dirty = Object.keys(changes).length > 0;
  useUnsavedGuard(dirty);
  const update = useChange(api.roadmapItems.update.mutationOptions(), {
    refresh: [api.roadmaps.pathKey()],
    form,
    done: (saved) => t('roadmaps.item.saved', { name: saved.name }),
  });
  const ask = useDeleteItem(roadmapId, item, onClose);
  const save = form.onSubmit((sent) => {
    if (!dirty || !canWrite) return;
    update.mutate({ roadmapId, itemId: item.id, ...changes }, { onSuccess: () => setBase(sent) });
  });
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
          <Group gap="lg">
            <Group gap={4}>
              <IconArrowBigUp size={16} aria-hidden />
              <Text size="sm" fw={550}>
                {t('roadmaps.votesCount', { count: item.votesCount })}
              </Text>
            </Group>
            <Text size="sm" c="dimmed">
              {t('roadmaps.item.updated')} <Time at={item.updatedAt} />
            </Text>
          </Group>
          <TextInput
            label={t('roadmaps.item.name')}
            required
            maxLength={LENGTHS.name}
            disabled={!canWrite}
            {...form.getInputProps('name')}
          />
          <RichText
            compact
            label={t('roadmaps.item.text')}
            disabled={!canWrite}
            value={description}
            onChange={(html) => form.setFieldValue('description', html)}
            error={form.errors.description}
          />
          <TagPicker
            single
            label={t('roadmaps.item.tag')}
            disabled={!canWrite}
            value={tagName ? [tagName] : []}
            onChange={([tag = '']) => form.setFieldValue('tagName', tag)}
            error={form.errors.tagName}
          />
          <Select
            label={t('roadmaps.item.section')}
            disabled={!canWrite}
            allowDeselect={false}
            data={sections.map((section) => ({ value: String(section.id), label: section.name }))}
            {...form.getInputProps('sectionId')}
          />
          {canWrite ? (
            <Group justify="space-between">
              <Button variant="subtle" color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={ask}>
                {t('common.delete')}
              </Button>
              <Button type="submit" loading={update.isPending} disabled={!dirty}>
                {t('common.save')}
              </Button>
            </Group>
          ) : (
            <Text size="sm">{t('common.readOnly')}</Text>
          )}
        </Stack>
      </form>
    </Drawer>
  );
}

/** The item that the address names, open for reading and editing. */
export function ItemDrawer({ roadmapId, sections }: Props) {
  const t = useTranslations();
  const url = useUrlState();
  const wanted = url.number('item');
  if (!wanted) return null;
  const section = sections.find(({ items }) => items.some(({ id }) => id === wanted));
  const item = section?.items.find(({ id }) => id === wanted);
  const close = () => url.set({ item: null });
  if (!section || !item)
    return (
      <Alert color="gray" mt="md" withCloseButton closeButtonLabel={t('common.close')} onClose={close}>
        {t('roadmaps.item.gone')}
      </Alert>
    );
  return (
    <ItemForm
      key={item.id}
      roadmapId={roadmapId}
      sections={sections}
      item={item}
      sectionId={section.id}
      onClose={close}
    />
  );
}
