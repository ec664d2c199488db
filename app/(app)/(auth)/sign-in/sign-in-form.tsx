'use client';
import { Alert, Anchor, Button, Paper, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePublicApi } from '../../../_ui/data/api';
import { textsIn } from '../../../_ui/forms/texts-in';
import { type AuthFailure, safeNext, signIn } from '../../../_ui/session/sign-in';
import { useAuthFailure } from '../../../_ui/session/use-auth-failure';
import classes from '../auth.module.css';

/** Signs in, then opens the page that the person wanted. */
export function SignIn() {
  const t = useTranslations();
  const next = safeNext(useSearchParams().get('next'));
  const { data: session } = useQuery(usePublicApi().session.queryOptions());
  const [failure, setFailure] = useState<AuthFailure>();
  const say = useAuthFailure(t('access.wrong'));
  const [sending, setSending] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { email = '', password = '' } = textsIn(event.currentTarget);
    setFailure(undefined);
    setSending(true);
    const failed = await signIn(email.trim(), password);
    setSending(false);
    if (failed) setFailure(failed);
    // A full page load, so that no data of an earlier session stays in memory.
    else window.location.assign(next);
  };
  return (
    <Paper withBorder className={classes.card}>
      <Title order={1} mb="lg">
        {t('access.signInTitle')}
      </Title>
      <form onSubmit={submit} method="post">
        <Stack>
          {session?.needsSetUp && <Alert>{t('access.setUpNeeded')}</Alert>}
          {failure && (
            <Alert color="red" role="alert">
              {say(failure)}
            </Alert>
          )}
          <TextInput
            label={t('access.email')}
            type="email"
            name="email"
            autoComplete="username"
            required
            withAsterisk={false}
            autoFocus
          />
          <PasswordInput
            label={t('access.password')}
            name="password"
            autoComplete="current-password"
            required
            withAsterisk={false}
          />
          <Button type="submit" fullWidth mt={4} loading={sending}>
            {t('access.signIn')}
          </Button>
          {session?.canSendMail === false ? (
            <Text size="xs" c="dimmed">
              {t('access.forgot')}
            </Text>
          ) : (
            <Anchor component={Link} href="/forgot-password" size="sm">
              {t('access.forgotTitle')}
            </Anchor>
          )}
        </Stack>
      </form>
    </Paper>
  );
}
