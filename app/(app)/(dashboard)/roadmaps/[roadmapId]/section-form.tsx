'use client';
import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../_ui/api';
import { useChange } from '../../../../_ui/change';
import { showIssues } from '../../../../_ui/form-issues';
import type { Section } from './board-model';

type Props = { roadmapId: number; section: Section | undefined; onClose: () => void };

/** Adds a section to a roadmap, or renames one. */
export function SectionForm({ roadmapId, section, onClose }: Props) {
  const t = useTranslations();
  const api = useApi();
  const form = useForm({ initialValues: { name: section?.name ?? '' } });
  const outcome = { refresh: [api.roadmaps.pathKey()], quiet: true, onDone: onClose };
  const create = useChange(api.roadmapSections.create.mutationOptions(), {
    ...outcome,
    done: ({ name }) => t('roadmaps.section.added', { name }),
  });
  const update = useChange(api.roadmapSections.update.mutationOptions(), {
    ...outcome,
    done: ({ name }) => t('roadmaps.section.renamed', { name }),
  });
  const submit = form.onSubmit(({ name }) => {
    const onError = (error: unknown) => showIssues(form, error);
    if (section) update.mutate({ roadmapId, sectionId: section.id, name }, { onError });
    else create.mutate({ roadmapId, name }, { onError });
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={section ? t('roadmaps.section.rename') : t('roadmaps.section.add')}
      size="sm"
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            label={t('roadmaps.section.name')}
            placeholder={t('roadmaps.section.placeholder')}
            required
            data-autofocus
            maxLength={200}
            {...form.getInputProps('name')}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" loading={create.isPending || update.isPending}>
              {section ? t('common.save') : t('common.create')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
