'use client';
import { useForm } from '@mantine/form';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'use-intl';
import { type Outputs, useApi } from '../../../_ui/data/api';
import { useChange } from '../../../_ui/data/change';
import { FormDialog } from '../../../_ui/forms/form-dialog';
import { NameInput } from '../../../_ui/forms/name-input';
import { DomainProof } from '../../../_ui/public-pages/domain-proof';
import { DomainInput, PublicAddress } from '../../../_ui/public-pages/public-address';
import { useSession } from '../../../_ui/session/session';

export type Changelog = Outputs['changelogs']['get'];

/** Creates a changelog and opens it, or changes the name and domain of one. */
export function ChangelogForm({ changelog, onClose }: { changelog: Changelog | undefined; onClose: () => void }) {
  const t = useTranslations();
  const api = useApi();
  const router = useRouter();
  const { draftsOnly } = useSession();
  const form = useForm({ initialValues: { name: changelog?.name ?? '', customDomain: changelog?.customDomain ?? '' } });
  const refresh = [api.changelogs.list.queryKey(), api.changelogs.get.queryKey()];
  const create = useChange(api.changelogs.create.mutationOptions(), {
    refresh,
    form,
    done: ({ name }) => t('changelogs.created', { name }),
    onDone: ({ id }) => router.push(`/changelogs/${id}`),
  });
  const update = useChange(api.changelogs.update.mutationOptions(), {
    refresh,
    form,
    done: ({ name }) => t('changelogs.renamed', { name }),
    onDone: ({ domainProof }) => {
      if (domainProof?.isProven !== false) onClose();
    },
  });
  const submit = form.onSubmit(({ name, customDomain }) => {
    if (changelog) update.mutate({ changelogId: changelog.id, name, customDomain: customDomain.trim() || null });
    else create.mutate({ name, ...(draftsOnly && { active: false }) });
  });
  const saved = update.data ?? changelog;
  // The proof belongs to the saved domain. The field may contain another one.
  const isSaved = saved?.customDomain === form.values.customDomain.trim();
  const proof = isSaved ? saved?.domainProof : null;
  return (
    <FormDialog
      onClose={onClose}
      title={changelog ? t('changelogs.edit') : t('changelogs.new')}
      size="sm"
      submit={changelog ? t('common.save') : t('common.create')}
      saving={create.isPending || update.isPending || create.isSuccess}
      onSubmit={submit}
    >
      <NameInput label={t('changelogs.name')} description={t('changelogs.nameHint')} {...form.getInputProps('name')} />
      {changelog && <DomainInput {...form.getInputProps('customDomain')} />}
      {proof && <DomainProof proof={proof} checking={update.isPending} onCheck={() => submit()} />}
      {changelog && <PublicAddress url={changelog.publicUrl} online={changelog.active} />}
    </FormDialog>
  );
}
