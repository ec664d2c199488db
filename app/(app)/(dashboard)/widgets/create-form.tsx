'use client';
import { Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LENGTHS } from '../../../../widgets/contract/limits';
import type { WidgetTemplate } from '../../../../widgets/contract/template';
import { type WidgetType, widgetTypes } from '../../../../widgets/contract/types';
import { useWidgetCalls } from '../../../_builder/draft/widget';
import { useApi } from '../../../_ui/data/api';
import { useChange } from '../../../_ui/data/change';
import { FormDialog } from '../../../_ui/forms/form-dialog';
import { useUrlState } from '../../../_ui/navigation/url-state';
import { emptyBodyOf, TemplatePicker } from './template-picker';

/** The dialog that creates a draft with a name, from a template or empty. */
export function CreateForm({ type, onClose }: { type: WidgetType; onClose: () => void }) {
  const t = useTranslations();
  const api = useApi();
  const router = useRouter();
  const url = useUrlState();
  const calls = useWidgetCalls(type);
  const [template, setTemplate] = useState<WidgetTemplate>();
  const form = useForm({ initialValues: { name: '' } });
  const folderId = url.number('folder');
  const create = useChange<{ id: number }, Error, { name: string }, unknown>(
    {
      mutationFn: ({ name }) =>
        calls.create({ ...(template?.body ?? emptyBodyOf(type)), name, ...(folderId ? { folderId } : {}) }),
    },
    {
      refresh: [api.widgets.list.queryKey(), api.overview.get.queryKey()],
      onDone: ({ id }) => router.push(`/builder/${widgetTypes[type].path}/${id}`),
      form,
    },
  );
  const choose = (next: WidgetTemplate | undefined) => {
    // A name that the person typed is kept.
    const { name } = form.getValues();
    if (!name.trim() || name === template?.name) form.setFieldValue('name', next?.name ?? '');
    setTemplate(next);
  };
  const submit = form.onSubmit((values) => create.mutate(values));
  return (
    <FormDialog
      onClose={onClose}
      title={t('nav.create', { type: t(`types.${type}.name.one`) })}
      submit={t('widgets.createDraft')}
      saving={create.isPending || create.isSuccess}
      onSubmit={submit}
    >
      <Text size="sm" c="dimmed">
        {t(`types.${type}.teach`)}
      </Text>
      <TextInput
        label={t('common.name')}
        description={t('isNameShown' in widgetTypes[type] ? 'widgets.nameHintShown' : 'widgets.nameHint')}
        required
        data-autofocus
        maxLength={LENGTHS.name}
        {...form.getInputProps('name')}
      />
      <TemplatePicker type={type} chosen={template} onChoose={choose} />
    </FormDialog>
  );
}
