'use client';
import { Button, Checkbox, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { LENGTHS, MIN_PASSWORD_LENGTH } from '../../../../../widgets/contract/limits';
import { toast } from '../../../../_ui/data/change';
import { changePassword } from '../../../../_ui/session/sign-in';
import { useAuthFailure } from '../../../../_ui/session/use-auth-failure';

const LENGTH = { min: MIN_PASSWORD_LENGTH, max: LENGTHS.password };
const EMPTY = { current: '', next: '', again: '', disconnect: true };

/** Changes the password, which ends every other session and, unless the checkbox is cleared, disconnects applications. */
export function PasswordForm({ email }: { email: string }) {
  const t = useTranslations();
  const say = useAuthFailure(t('settings.profile.wrongPassword'));
  const form = useForm({
    initialValues: EMPTY,
    validate: {
      current: (text) => (text ? null : t('settings.profile.currentMissing')),
      next: (text) =>
        text.length >= LENGTH.min && text.length <= LENGTH.max ? null : t('settings.profile.passwordLength', LENGTH),
      again: (text, { next }) => (text === next ? null : t('settings.profile.different')),
    },
  });
  const submit = form.onSubmit(async ({ current, next, disconnect }) => {
    const failed = await changePassword(current, next, disconnect);
    if (failed) return form.setFieldError('current', say(failed));
    form.setValues(EMPTY);
    form.resetDirty();
    toast(t(disconnect ? 'settings.profile.passwordChangedAll' : 'settings.profile.passwordChanged'));
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {/* Password managers need to know whose password this is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput
          label={t('settings.profile.current')}
          required
          autoComplete="current-password"
          {...form.getInputProps('current')}
        />
        <PasswordInput
          label={t('settings.profile.next')}
          description={t('access.passwordHint', { count: MIN_PASSWORD_LENGTH })}
          required
          autoComplete="new-password"
          {...form.getInputProps('next')}
        />
        <PasswordInput
          label={t('settings.profile.again')}
          required
          autoComplete="new-password"
          {...form.getInputProps('again')}
        />
        <Checkbox
          label={t('settings.profile.disconnect')}
          description={t('settings.profile.disconnectNote')}
          {...form.getInputProps('disconnect', { type: 'checkbox' })}
        />
        <Group justify="space-between" gap="sm">
          <Text size="sm" c="dimmed">
            {t('settings.profile.passwordNote')}
          </Text>
          <Button type="submit" loading={form.submitting}>
            {t('settings.profile.changePassword')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
