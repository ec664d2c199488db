'use client';
import { Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'use-intl';
import { LENGTHS } from '../../../../widgets/contract/limits';
import { type Outputs, useApi } from '../../../_ui/data/api';
import { useChange } from '../../../_ui/data/change';
import { FormDialog } from '../../../_ui/forms/form-dialog';
import { NameInput } from '../../../_ui/forms/name-input';
import { DomainProof } from '../../../_ui/public-pages/domain-proof';
import { DomainInput, PublicAddress } from '../../../_ui/public-pages/public-address';
import { useSession } from '../../../_ui/session/session';

export type Roadmap = Outputs['roadmaps']['get'];

/** Creates a roadmap and opens it, or changes the names and the public page of one. */
export function RoadmapForm({ roadmap, onClose }: { roadmap: Roadmap | undefined; onClose: () => void }) {
  const t = useTranslations();
  const api = useApi();
  const router = useRouter();
  const { draftsOnly } = useSession();
  const form = useForm({
    initialValues: {
      name: roadmap?.name ?? '',
      publicName: roadmap?.publicName ?? '',
      customDomain: roadmap?.customDomain ?? '',
      takesIdeas: roadmap?.takesIdeas ?? true,
    },
  });
  const refresh = [api.roadmaps.list.queryKey(), api.roadmaps.get.queryKey()];
  const create = useChange(api.roadmaps.create.mutationOptions(), {
    refresh,
    form,
    done: ({ name }) => t('roadmaps.created', { name }),
    onDone: ({ id }) => router.push(`/roadmaps/${id}`),
  });
  const update = useChange(api.roadmaps.update.mutationOptions(), {
    refresh,
    form,
    done: ({ name }) => t('roadmaps.changed', { name }),
    onDone: ({ domainProof }) => {
      if (domainProof?.isProven !== false) onClose();
    },
  });
  const submit = form.onSubmit(({ name, publicName, customDomain, takesIdeas }) => {
    const names = { name, publicName: publicName.trim() ? publicName : null };
    if (roadmap)
      update.mutate({ roadmapId: roadmap.id, ...names, takesIdeas, customDomain: customDomain.trim() || null });
    else create.mutate({ ...names, ...(draftsOnly && { active: false }) });
  });
  const saved = update.data ?? roadmap;
  // The proof belongs to the saved domain. The field may contain another one.
  const isSaved = saved?.customDomain === form.values.customDomain.trim();
  const proof = isSaved ? saved?.domainProof : null;
  return (
    <FormDialog
      onClose={onClose}
      title={roadmap ? t('roadmaps.edit') : t('roadmaps.new')}
      size="sm"
      submit={roadmap ? t('common.save') : t('common.create')}
      saving={create.isPending || update.isPending || create.isSuccess}
      onSubmit={submit}
    >
      <NameInput label={t('roadmaps.name')} description={t('roadmaps.nameHint')} {...form.getInputProps('name')} />
      <TextInput
        label={t('roadmaps.publicName')}
        description={t('roadmaps.publicNameHint')}
        maxLength={LENGTHS.name}
        {...form.getInputProps('publicName')}
      />
      {roadmap && (
        <>
          <Switch
            label={t('roadmaps.takesIdeas')}
            description={t('roadmaps.takesIdeasHint')}
            {...form.getInputProps('takesIdeas', { type: 'checkbox' })}
          />
          <DomainInput {...form.getInputProps('customDomain')} />
          {proof && <DomainProof proof={proof} checking={update.isPending} onCheck={() => submit()} />}
          <PublicAddress url={roadmap.publicUrl} online={roadmap.active} />
        </>
      )}
    </FormDialog>
  );
}
