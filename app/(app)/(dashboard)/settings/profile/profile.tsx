'use client';
import { Group, Paper, Skeleton, Stack, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { LENGTHS } from '../../../../../widgets/contract/limits';
import { usePublicApi } from '../../../../_ui/data/api';
import { toast } from '../../../../_ui/data/change';
import { Page } from '../../../../_ui/layout/page-frame';
import { useSession } from '../../../../_ui/session/session';
import { renamePerson } from '../../../../_ui/session/sign-in';
import { useAuthFailure } from '../../../../_ui/session/use-auth-failure';
import { SaveButton } from '../save-button';
import { LanguageSelect } from './language-select';
import { PasswordForm } from './password-form';
import { Sessions } from './sessions';

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

/** The signed-in person's name, language, password and sessions. */
export function Profile() {
  const t = useTranslations('settings.profile');
  const { person } = useSession();
  return (
    <Page title={t('title')} description={t('description')} narrow>
      {person ? (
        <Stack gap="lg">
          <Paper withBorder p="lg">
            <Stack>
              <NameForm key={person.id} person={person} />
              <LanguageSelect />
            </Stack>
          </Paper>
          <Paper withBorder p="lg" component="section">
            <Title order={2} mb="md">
              {t('passwordTitle')}
            </Title>
            <PasswordForm email={person.email} />
          </Paper>
          <Paper withBorder p="lg" component="section">
            <Title order={2} mb="xs">
              {t('sessions')}
            </Title>
            <Sessions />
          </Paper>
        </Stack>
      ) : (
        <Skeleton height={220} radius="lg" />
      )}
    </Page>
  );
}
