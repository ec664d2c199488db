'use client';
import { Button, Menu, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWidgetCalls } from '../../../_builder/widget';
import { useApi } from '../../../_ui/api';
import { useChange } from '../../../_ui/change';
import { FormDialog } from '../../../_ui/form-dialog';
import { showIssues } from '../../../_ui/form-issues';
import { KIND_PATHS, KINDS, type KindPath } from '../../../_ui/kinds';
import { useUrlState } from '../../../_ui/url-state';

function CreateForm({ path, onClose }: { path: KindPath; onClose: () => void }) {
  const t = useTranslations();
  const api = useApi();
  const router = useRouter();
  const url = useUrlState();
  const calls = useWidgetCalls(path);
  const form = useForm({ initialValues: { name: '' } });
  const folderId = url.number('folder');
  const create = useChange<{ id: number }, Error, { name: string }, unknown>(
    { mutationFn: ({ name }) => calls.create({ name, ...(folderId ? { folderId } : {}) }) },
    {
      refresh: [api.widgets.list.queryKey(), api.account.overview.queryKey()],
      onDone: ({ id }) => router.push(`/builder/${path}/${id}`),
      quiet: true,
    },
  );
  const submit = form.onSubmit((values) => create.mutate(values, { onError: (error) => showIssues(form, error) }));
  return (
    <FormDialog
      onClose={onClose}
      title={t('nav.createKind', { kind: t(`kinds.${path}.one`) })}
      submit={t('widgets.createDraft')}
      saving={create.isPending || create.isSuccess}
      onSubmit={submit}
    >
      <Text size="sm" c="dimmed">
        {t(`widgets.teach.${path}`)}
      </Text>
      <TextInput
        label={t('common.name')}
        description={t('widgets.nameHint')}
        required
        data-autofocus
        maxLength={200}
        {...form.getInputProps('name')}
      />
    </FormDialog>
  );
}

/** Begins a new draft: asks for the type, where there is none, and the name, then opens the builder. `open`: the address asks for it. */
export function CreateWidget({ path, open }: { path: KindPath | undefined; open: boolean }) {
  const t = useTranslations();
  const url = useUrlState();
  const [chosen, setChosen] = useState<KindPath>();
  const [choosing, setChoosing] = useState(false);
  useEffect(() => {
    if (!open) return;
    if (path) setChosen(path);
    else setChoosing(true);
  }, [open, path]);
  const close = () => {
    setChosen(undefined);
    if (open) url.set({ new: null });
  };
  const form = chosen && <CreateForm path={chosen} onClose={close} />;
  if (path)
    return (
      <>
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setChosen(path)}>
          {t('nav.createKind', { kind: t(`kinds.${path}.one`) })}
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
          {KIND_PATHS.map((one) => {
            const { icon: Icon } = KINDS[one];
            return (
              <Menu.Item
                key={one}
                leftSection={<Icon size={16} stroke={1.6} aria-hidden />}
                onClick={() => setChosen(one)}
              >
                {t('nav.createKind', { kind: t(`kinds.${one}.one`) })}
              </Menu.Item>
            );
          })}
        </Menu.Dropdown>
      </Menu>
      {form}
    </>
  );
}
