'use client';
import { Alert, Anchor, Button, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePublicApi } from '../../../_ui/data/api';
import { useChange, useFailureText } from '../../../_ui/data/change';
import { textsIn } from '../../../_ui/forms/texts-in';
import classes from '../auth.module.css';

function AskForLink({ onSent }: { onSent: (email: string) => void }) {
  const t = useTranslations('access');
  const say = useFailureText();
  const [failure, setFailure] = useState<ReactNode>();
  const ask = useChange(usePublicApi().forgotPassword.mutationOptions(), { quiet: true });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = (textsIn(event.currentTarget).email ?? '').trim();
    setFailure(undefined);
    try {
      await ask.mutateAsync({ email });
      onSent(email);
    } catch (error) {
      setFailure(say(error));
    }
  };
  return (
    <form onSubmit={submit} method="post">
      <Stack>
        <Text size="sm">{t('forgotText')}</Text>
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <TextInput
          label={t('email')}
          type="email"
          name="email"
          autoComplete="username"
          required
          withAsterisk={false}
          autoFocus
        />
        <Button type="submit" fullWidth mt={4} loading={ask.isPending}>
          {t('forgotButton')}
        </Button>
      </Stack>
    </form>
  );
}

/** Requests a mail with a password reset link. If this server sends no mail, says what to do instead. */
export function ForgotPassword() {
  const t = useTranslations('access');
  const [sentTo, setSentTo] = useState<string>();
  const { data: session } = useQuery(usePublicApi().session.queryOptions());
  const mails = session?.canSendMail !== false;
  return (
    <Paper withBorder className={classes.card}>
      <Title order={1} mb="lg">
        {t('forgotTitle')}
      </Title>
      <Stack>
        {sentTo !== undefined && (
          <Text size="sm" role="status" style={{ overflowWrap: 'anywhere' }}>
            {t('forgotSent', { email: sentTo })}
          </Text>
        )}
        {sentTo === undefined && (mails ? <AskForLink onSent={setSentTo} /> : <Text size="sm">{t('forgotAsk')}</Text>)}
        <Anchor component={Link} href="/sign-in" size="sm">
          {t('backToSignIn')}
        </Anchor>
      </Stack>
    </Paper>
  );
}
