'use client';
import { Alert, Anchor, Button, Checkbox, Paper, PasswordInput, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MIN_PASSWORD_LENGTH } from '../../../../../widgets/contract/limits';
import { failureOf, usePublicApi } from '../../../../_ui/data/api';
import { useChange, useFailureText } from '../../../../_ui/data/change';
import { showIssues } from '../../../../_ui/forms/form-issues';
import { signIn } from '../../../../_ui/session/sign-in';
import classes from '../../auth.module.css';

function ChoosePassword({ token, email }: { token: string; email: string }) {
  const t = useTranslations('access');
  const say = useFailureText();
  const [failure, setFailure] = useState<ReactNode>();
  const reset = useChange(usePublicApi().resetPassword.mutationOptions(), { quiet: true });
  const form = useForm({ initialValues: { password: '', disconnect: true } });
  const submit = form.onSubmit(async (values) => {
    setFailure(undefined);
    try {
      await reset.mutateAsync({ token, ...values });
    } catch (error) {
      if (failureOf(error).issues.length) showIssues(form, error);
      else setFailure(failureOf(error).code === 'not_found' ? t('resetGoneText') : say(error));
      return;
    }
    const failed = await signIn(email, values.password);
    // A full page load, so that nothing of an earlier session stays in memory.
    window.location.assign(failed ? '/sign-in' : '/');
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        {/* Password managers need to know whose password this is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput
          label={t('newPassword')}
          description={t('passwordHint', { count: MIN_PASSWORD_LENGTH })}
          required
          autoFocus
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <Checkbox
          label={t('resetDisconnect')}
          description={t('resetDisconnectHint')}
          {...form.getInputProps('disconnect', { type: 'checkbox' })}
        />
        <Button type="submit" fullWidth mt={4} loading={form.submitting}>
          {t('resetButton')}
        </Button>
      </Stack>
    </form>
  );
}

/** The page that the link in a password reset mail opens: it asks for a new password. */
export function ResetPassword({ token }: { token: string }) {
  const t = useTranslations('access');
  const { data, error } = useQuery({ ...usePublicApi().passwordReset.queryOptions({ token }), retry: false });
  const say = useFailureText();
  const gone = error && failureOf(error).code === 'not_found';
  return (
    <Paper withBorder className={classes.card}>
      {error ? (
        <Stack gap="sm">
          <Title order={1}>{t('resetGone')}</Title>
          <Text size="sm">{gone ? t('resetGoneText') : say(error)}</Text>
          <Anchor component={Link} href="/forgot-password" size="sm">
            {t('forgotAgain')}
          </Anchor>
        </Stack>
      ) : data ? (
        <>
          <Title order={1}>{t('resetTitle')}</Title>
          <Text size="sm" c="dimmed" mt={4} mb="lg" style={{ overflowWrap: 'anywhere' }}>
            {t('resetText', { email: data.email })}
          </Text>
          <ChoosePassword token={token} email={data.email} />
        </>
      ) : (
        <Stack role="status">
          <Skeleton height={28} width="70%" />
          <Skeleton height={16} />
          <Skeleton height={36} />
        </Stack>
      )}
    </Paper>
  );
}
