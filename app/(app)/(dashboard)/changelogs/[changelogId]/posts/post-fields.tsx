'use client';
import { Alert, Stack, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { RichText } from '../../../../../../ui/rich-text/lazy';
import { toLocal, toMoment } from '../../../../../../ui/time-zone';
import { LENGTHS } from '../../../../../../widgets/contract/limits';
import { TagPicker } from '../../../../../_ui/forms/tag-picker';
import { useSession } from '../../../../../_ui/session/session';
import { useZone } from '../../../../../_ui/texts/zone';
import { useMoment } from '../../post-status';
import type { PostDraft } from './post-draft';
import type { LiveHint } from './use-live-hint';

type Props = {
  form: UseFormReturnType<PostDraft>;
  isNew: boolean;
  isLive: boolean;
  liveHint: LiveHint | undefined;
  disabled: boolean;
};

/** The fields of a post. A live post has no switch for publishing: `PostButtons` has buttons that unpublish it and publish its changes. */
export function PostFields({ form, isNew, isLive, liveHint, disabled }: Props) {
  const t = useTranslations('changelogs.editor');
  const publishing = useTranslations('publishing');
  const { draftsOnly } = useSession();
  const { date, active } = form.values;
  const moment = useMoment();
  const { zone, of } = useZone();
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
        description={`${t(`dateHint.${of}`, { zone })} ${isNew ? t('dateNow') : ''}`}
        disabled={disabled}
        value={date && toLocal(date, zone).slice(0, 16)}
        onChange={({ currentTarget: { value } }) => form.setFieldValue('date', value ? toMoment(value, zone) : '')}
        error={form.errors.date}
      />
      {liveHint && (
        <Alert color={liveHint.leaves ? 'orange' : 'blue'} role="status">
          {liveHint.text}
        </Alert>
      )}
      {!isLive && (
        <Switch
          label={t('published')}
          description={draftsOnly && !active ? publishing('role') : hint}
          disabled={disabled || (draftsOnly && !active)}
          checked={active}
          onChange={(event) => form.setFieldValue('active', event.currentTarget.checked)}
        />
      )}
    </Stack>
  );
}
