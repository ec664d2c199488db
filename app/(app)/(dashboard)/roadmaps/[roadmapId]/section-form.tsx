'use client';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../_ui/data/api';
import { useChange } from '../../../../_ui/data/change';
import { FormDialog } from '../../../../_ui/forms/form-dialog';
import { NameInput } from '../../../../_ui/forms/name-input';
import type { Section } from './board-model';

type Props = { roadmapId: number; section: Section | undefined; onClose: () => void };

/** Adds a section to a roadmap, or renames one. */
export function SectionForm({ roadmapId, section, onClose }: Props) {
  const t = useTranslations();
  const api = useApi();
  const form = useForm({ initialValues: { name: section?.name ?? '' } });
  const outcome = { refresh: [api.roadmaps.pathKey()], form, onDone: onClose };
  const create = useChange(api.roadmapSections.create.mutationOptions(), {
    ...outcome,
    done: ({ name }) => t('roadmaps.section.added', { name }),
  });
  const update = useChange(api.roadmapSections.update.mutationOptions(), {
    ...outcome,
    done: ({ name }) => t('roadmaps.section.renamed', { name }),
  });
  const submit = form.onSubmit(({ name }) => {
    if (section) update.mutate({ roadmapId, sectionId: section.id, name });
    else create.mutate({ roadmapId, name });
  });
  return (
    <FormDialog
      onClose={onClose}
      title={section ? t('roadmaps.section.rename') : t('roadmaps.section.add')}
      size="sm"
      submit={section ? t('common.save') : t('common.create')}
      saving={create.isPending || update.isPending}
      onSubmit={submit}
    >
      <NameInput
        label={t('roadmaps.section.name')}
        placeholder={t('roadmaps.section.placeholder')}
        {...form.getInputProps('name')}
      />
    </FormDialog>
  );
}
