'use client';
import {
  Alert,
  Anchor,
  Button,
  Checkbox,
  ColorInput,
  Paper,
  PasswordInput,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MIN_PASSWORD_LENGTH } from '../../../../widgets/contract/limits';
import { failureOf, usePublicApi } from '../../../_ui/data/api';
import { useChange, useFailureText } from '../../../_ui/data/change';
import { showIssues } from '../../../_ui/forms/form-issues';
import { Link } from '../../../_ui/navigation/link';
import { signIn } from '../../../_ui/session/sign-in';
import classes from '../auth.module.css';

/** Sets up the server on its first run: creates the company and its owner, with the token that the server printed. */
export function SetUp() {
  const t = useTranslations();
  const publicApi = usePublicApi();
  const token = useSearchParams().get('token');
  const { data: session } = useQuery(publicApi.session.queryOptions());
  const say = useFailureText();
  const [failure, setFailure] = useState<ReactNode>();
  const form = useForm({
    initialValues: { company: '', accentColor: '', name: '', email: '', password: '', strict: false },
  });
  const setUp = useChange(publicApi.setUp.mutationOptions(), { quiet: true });
  const submit = form.onSubmit(async ({ accentColor, strict, ...values }) => {
    setFailure(undefined);
    try {
      await setUp.mutateAsync({
        ...values,
        ...(accentColor && { accentColor }),
        ...(strict && { publishing: 'strict' }),
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        token: token ?? '',
      });
      await signIn(values.email, values.password);
      window.location.assign('/');
    } catch (error) {
      if (failureOf(error).issues.length) showIssues(form, error);
      else setFailure(say(error));
    }
  });
  const closed = session && !session.needsSetUp;
  return (
    <Paper withBorder className={classes.card}>
      <Title order={1}>{t('access.setUpTitle')}</Title>
      {closed || !token ? (
        <Stack mt="md">
          <Text size="sm">{closed ? t('access.setUpDone') : t('access.setUpMissing')}</Text>
          {closed && (
            <Anchor component={Link} href="/sign-in">
              {t('access.signIn')}
            </Anchor>
          )}
        </Stack>
      ) : (
        <>
          <Text size="sm" c="dimmed" mt={4} mb="lg">
            {t('access.setUpText')}
          </Text>
          <form onSubmit={submit} noValidate>
            <Stack>
              {failure && (
                <Alert color="red" role="alert">
                  {failure}
                </Alert>
              )}
              <TextInput label={t('access.companyName')} required autoFocus {...form.getInputProps('company')} />
              <ColorInput
                label={t('access.accentColor')}
                description={t('access.accentColorHint')}
                placeholder="#4f46e5"
                eyeDropperButtonProps={{ 'aria-label': t('access.pickColor') }}
                {...form.getInputProps('accentColor')}
              />
              <TextInput label={t('access.name')} required autoComplete="name" {...form.getInputProps('name')} />
              <TextInput
                label={t('access.email')}
                type="email"
                required
                autoComplete="username"
                {...form.getInputProps('email')}
              />
              <PasswordInput
                label={t('access.newPassword')}
                description={t('access.passwordHint', { count: MIN_PASSWORD_LENGTH })}
                required
                autoComplete="new-password"
                {...form.getInputProps('password')}
              />
              <Checkbox
                label={t('access.strict')}
                description={t('access.strictHint')}
                {...form.getInputProps('strict', { type: 'checkbox' })}
              />
              <Button type="submit" fullWidth mt={4} loading={form.submitting}>
                {t('access.setUpButton')}
              </Button>
            </Stack>
          </form>
        </>
      )}
    </Paper>
  );
}
