'use client';
import { Stack, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { RichText } from '../../../../../../ui/rich-text/lazy';
import { LENGTHS } from '../../../../../../widgets/contract/limits';
import { TagPicker } from '../../../../../_ui/tag-picker';
import { useMoment, zoneHere } from '../../post-status';
import type { PostDraft } from './post-draft';

/** A moment as a field of the browser takes it: local time, to the minute. */
function localTime(iso: string): string {
  const moment = new Date(iso);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

type Props = { form: UseFormReturnType<PostDraft>; isNew: boolean; isLive: boolean; disabled: boolean };

/** The fields of a post. One that is live is unpublished with a button, so that its other changes can be unpublished. */
export function PostFields({ form, isNew, isLive, disabled }: Props) {
  const t = useTranslations('changelogs.editor');
  const { date, active } = form.values;
  const moment = useMoment();
  const zone = zoneHere();
  const when = date === '' ? 'now' : Date.parse(date) > Date.now() ? 'ahead' : 'past';
  const hint = t(`${active ? 'publishedHint' : 'draftHint'}.${when}`, { date: date && moment(date), zone });
  return (
    <Stack gap="lg">
      <TextInput
        label={t('title')}
        placeholder={t('titlePlaceholder')}
        required
        size="md"
        maxLength={LENGTHS.title}
        data-autofocus={isNew || undefined}
        disabled={disabled}
        {...form.getInputProps('title')}
      />
      <RichText
        label={t('text')}
        disabled={disabled}
        value={form.values.description}
        onChange={(html) => form.setFieldValue('description', html)}
        error={form.errors.description}
      />
      <TagPicker
        label={t('tags')}
        description={t('tagsHint')}
        disabled={disabled}
        value={form.values.tagNames}
        onChange={(names) => form.setFieldValue('tagNames', names)}
        error={form.errors.tagNames}
      />
      <TextInput
        type="datetime-local"
        label={t('date')}
        description={`${t('dateHint', { zone })} ${isNew ? t('dateNow') : ''}`}
        disabled={disabled}
        value={date && localTime(date)}
        onChange={({ currentTarget: { value } }) =>
          form.setFieldValue('date', value ? new Date(value).toISOString() : '')
        }
        error={form.errors.date}
      />
      {!isLive && (
        <Switch
          label={t('published')}
          description={hint}
          disabled={disabled}
          checked={active}
          onChange={(event) => form.setFieldValue('active', event.currentTarget.checked)}
        />
      )}
    </Stack>
  );
}
