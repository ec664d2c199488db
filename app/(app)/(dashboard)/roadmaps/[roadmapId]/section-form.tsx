'use client';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../_ui/api';
import { useChange } from '../../../../_ui/change';
import { FormDialog } from '../../../../_ui/form-dialog';
import { showIssues } from '../../../../_ui/form-issues';
import { NameInput } from '../../../../_ui/name-input';
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
