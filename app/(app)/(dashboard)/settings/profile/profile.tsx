'use client';
import { Button, Group, Paper, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { confirm } from '../../../../../ui/confirm';
import { LENGTHS } from '../../../../../widgets/limits';
import { usePublicApi } from '../../../../_ui/api';
import { toast, toastFailure } from '../../../../_ui/change';
import { Page } from '../../../../_ui/page-frame';
import { useSession } from '../../../../_ui/session';
import { renamePerson, signOutElsewhere } from '../../../../_ui/sign-in';
import { useAuthFailure } from '../../../../_ui/use-auth-failure';
import { SaveButton } from '../save-button';
import { PasswordForm } from './password-form';

type Person = NonNullable<ReturnType<typeof useSession>['person']>;

function NameForm({ person }: { person: Person }) {
  const t = useTranslations();
  const publicApi = usePublicApi();
  const client = useQueryClient();
  const say = useAuthFailure();
  const form = useForm({
    initialValues: { name: person.name },
    validate: { name: (name) => (name.trim() ? null : t('settings.profile.nameMissing')) },
  });
  const submit = form.onSubmit(async ({ name }) => {
    const failed = await renamePerson(name.trim());
    if (failed) return form.setFieldError('name', say(failed));
    form.resetDirty();
    toast(t('common.saved'));
    await client.invalidateQueries({ queryKey: publicApi.session.queryKey() });
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label={t('settings.profile.name')}
          required
          maxLength={LENGTHS.name}
          autoComplete="name"
          {...form.getInputProps('name')}
        />
        <TextInput
          label={t('settings.profile.email')}
          description={t('settings.profile.emailNote')}
          value={person.email}
          readOnly
        />
        <Group justify="flex-end">
          <SaveButton saving={form.submitting} dirty={form.isDirty()} />
        </Group>
      </Stack>
    </form>
  );
}

function Elsewhere() {
  const t = useTranslations();
  const say = useAuthFailure();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    const failed = await signOutElsewhere();
    setBusy(false);
    if (failed) toastFailure(say(failed));
    else toast(t('settings.profile.elsewhereDone'));
  };
  const ask = () =>
    confirm({
      title: t('settings.profile.elsewhereTitle'),
      text: t('settings.profile.elsewhereAsk'),
      yes: t('settings.profile.elsewhereButton'),
      no: t('common.cancel'),
      onYes: leave,
    });
  return (
    <Group justify="space-between" gap="sm">
      <Text size="sm" c="dimmed" maw="46ch">
        {t('settings.profile.elsewhereText')}
      </Text>
      <Button variant="default" onClick={ask} loading={busy}>
        {t('settings.profile.elsewhereButton')}
      </Button>
    </Group>
  );
}

/** One's own name, password and sessions. */
export function Profile() {
  const t = useTranslations('settings.profile');
  const { person } = useSession();
  return (
    <Page title={t('title')} description={t('description')} narrow>
      {person ? (
        <Stack gap="lg">
          <Paper withBorder p="lg">
            <NameForm key={person.id} person={person} />
          </Paper>
          <Paper withBorder p="lg" component="section">
            <Title order={2} mb="md">
              {t('passwordTitle')}
            </Title>
            <PasswordForm email={person.email} />
          </Paper>
          <Paper withBorder p="lg" component="section">
            <Title order={2} mb="xs">
              {t('elsewhere')}
            </Title>
            <Elsewhere />
          </Paper>
        </Stack>
      ) : (
        <Skeleton height={220} radius="lg" />
      )}
    </Page>
  );
}
