'use client';
import { Button, Menu, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconChevronDown, IconPlus } from '../../../../ui/icons';
import { icons } from '../../../../widgets/generated/form/icons';
import { LENGTHS } from '../../../../widgets/limits';
import type { WidgetTemplate } from '../../../../widgets/template';
import { WIDGET_TYPES, type WidgetType, widgetTypes } from '../../../../widgets/types';
import { useWidgetCalls } from '../../../_builder/widget';
import { useApi } from '../../../_ui/api';
import { useChange } from '../../../_ui/change';
import { FormDialog } from '../../../_ui/form-dialog';
import { useUrlState } from '../../../_ui/url-state';
import { TemplatePicker } from './template-picker';

function CreateForm({ type, onClose }: { type: WidgetType; onClose: () => void }) {
  const t = useTranslations();
  const api = useApi();
  const router = useRouter();
  const url = useUrlState();
  const calls = useWidgetCalls(type);
  const [template, setTemplate] = useState<WidgetTemplate>();
  const form = useForm({ initialValues: { name: '' } });
  const folderId = url.number('folder');
  const create = useChange<{ id: number }, Error, { name: string }, unknown>(
    { mutationFn: ({ name }) => calls.create({ ...template?.body, name, ...(folderId ? { folderId } : {}) }) },
    {
      refresh: [api.widgets.list.queryKey(), api.overview.get.queryKey()],
      onDone: ({ id }) => router.push(`/builder/${widgetTypes[type].path}/${id}`),
      form,
    },
  );
  const choose = (next: WidgetTemplate | undefined) => {
    // A name that somebody wrote stays.
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
        description={t(type === 'checklist' ? 'widgets.nameHintShown' : 'widgets.nameHint')}
        required
        data-autofocus
        maxLength={LENGTHS.name}
        {...form.getInputProps('name')}
      />
      <TemplatePicker type={type} chosen={template} onChoose={choose} />
    </FormDialog>
  );
}

/** Begins a new draft: asks for the type, where there is none, and the name, then opens the builder. `open`: the address asks for it. */
export function CreateWidget({ type, open }: { type: WidgetType | undefined; open: boolean }) {
  const t = useTranslations();
  const url = useUrlState();
  const [chosen, setChosen] = useState<WidgetType>();
  const [choosing, setChoosing] = useState(false);
  useEffect(() => {
    if (!open) return;
    if (type) setChosen(type);
    else setChoosing(true);
  }, [open, type]);
  const close = () => {
    setChosen(undefined);
    if (open) url.set({ new: null });
  };
  const form = chosen && <CreateForm type={chosen} onClose={close} />;
  if (type)
    return (
      <>
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setChosen(type)}>
          {t('nav.create', { type: t(`types.${type}.name.one`) })}
        </Button>
        {form}
      </>
    );
  return (
    <>
      <Menu width={220} opened={choosing} onChange={setChoosing}>
        <Menu.Target>
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
          >
            {t('widgets.new')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {WIDGET_TYPES.map((one) => {
            const Icon = icons[one];
            return (
              <Menu.Item
                key={one}
                leftSection={<Icon size={16} stroke={1.6} aria-hidden />}
                onClick={() => setChosen(one)}
              >
                {t('nav.create', { type: t(`types.${one}.name.one`) })}
              </Menu.Item>
            );
          })}
        </Menu.Dropdown>
      </Menu>
      {form}
    </>
  );
}
