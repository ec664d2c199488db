'use client';
import { ColorInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import type { Tag } from '../../../_ui/data/all-tags';
import { useApi } from '../../../_ui/data/api';
import { useChange } from '../../../_ui/data/change';
import { FormDialog } from '../../../_ui/forms/form-dialog';
import { NameInput } from '../../../_ui/forms/name-input';

const SWATCHES = ['#fee2e2', '#ffedd5', '#fef3c7', '#dcfce7', '#ccfbf1', '#dbeafe', '#ede9fe', '#fce7f3', '#e2e8f0'];

/** Black or white, whichever reads better on `background`. */
function textColorOn(background: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(background.slice(at, at + 2), 16));
  return r * 0.299 + g * 0.587 + b * 0.114 > 140 ? '#111827' : '#ffffff';
}

/** Creates a tag, or changes one. */
export function TagForm({ tag, onClose }: { tag: Tag | undefined; onClose: () => void }) {
  const t = useTranslations();
  const api = useApi();
  const form = useForm({ initialValues: { name: tag?.name ?? '', backgroundColor: tag?.backgroundColor ?? '' } });
  const outcome = {
    refresh: [api.tags.list.queryKey()],
    onDone: onClose,
    form,
  };
  const create = useChange(api.tags.create.mutationOptions(), {
    ...outcome,
    done: (_, { name }) => t('tags.created', { name }),
  });
  const update = useChange(api.tags.update.mutationOptions(), {
    ...outcome,
    done: (made) => t('tags.changed', { name: made.name }),
  });
  const submit = form.onSubmit(({ name, backgroundColor }) => {
    const colors = backgroundColor
      ? { backgroundColor, textColor: textColorOn(backgroundColor) }
      : { backgroundColor: null, textColor: null };
    if (tag) update.mutate({ tagId: tag.id, name, ...colors });
    else create.mutate({ name, ...colors });
  });
  return (
    <FormDialog
      onClose={onClose}
      title={tag ? t('tags.editTitle') : t('tags.new')}
      size="sm"
      submit={tag ? t('common.save') : t('common.create')}
      saving={create.isPending || update.isPending}
      onSubmit={submit}
    >
      <NameInput label={t('tags.name')} {...form.getInputProps('name')} />
      <ColorInput
        label={t('tags.color')}
        swatches={SWATCHES}
        swatchesPerRow={9}
        format="hex"
        {...form.getInputProps('backgroundColor')}
      />
    </FormDialog>
  );
}
