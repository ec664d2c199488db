'use client';
import { Alert, Button, Paper, PasswordInput, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MIN_PASSWORD_LENGTH } from '../../../../../widgets/contract/limits';
import { failureOf, type Outputs, usePublicApi } from '../../../../_ui/data/api';
import { useChange, useFailureText } from '../../../../_ui/data/change';
import { showIssues } from '../../../../_ui/forms/form-issues';
import { openCompany, signIn } from '../../../../_ui/session/sign-in';
import classes from '../../auth.module.css';

type ShownInvitation = {
  email: string;
  role: Outputs['members']['list']['members'][number]['role'];
  invitedBy: string;
  companyName: string;
  hasAccount: boolean;
};

function Join({ token, invitation, signedIn }: { token: string; invitation: ShownInvitation; signedIn: boolean }) {
  const t = useTranslations('access');
  const publicApi = usePublicApi();
  const say = useFailureText();
  const [failure, setFailure] = useState<ReactNode>();
  const form = useForm({ initialValues: { name: '', password: '' } });
  const accept = useChange(publicApi.acceptInvitation.mutationOptions(), { quiet: true });
  const { hasAccount, email } = invitation;
  const submit = form.onSubmit(async ({ name, password }) => {
    setFailure(undefined);
    try {
      const fields = signedIn ? {} : hasAccount ? { password } : { name, password };
      const { companyId } = await accept.mutateAsync({ token, ...fields });
      if (!signedIn) await signIn(email, password);
      openCompany(companyId);
    } catch (error) {
      if (failureOf(error).issues.length) showIssues(form, error);
      else setFailure(say(error));
    }
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        {signedIn && <Text size="sm">{t('inviteSignedIn', { email })}</Text>}
        {!signedIn && hasAccount && <Text size="sm">{t('inviteKnown')}</Text>}
        {!signedIn && !hasAccount && (
          <TextInput label={t('name')} required autoComplete="name" {...form.getInputProps('name')} />
        )}
        {!signedIn && (
          <PasswordInput
            label={hasAccount ? t('password') : t('newPassword')}
            description={hasAccount ? undefined : t('passwordHint', { count: MIN_PASSWORD_LENGTH })}
            required
            autoComplete={hasAccount ? 'current-password' : 'new-password'}
            {...form.getInputProps('password')}
          />
        )}
        <Button type="submit" fullWidth mt={4} loading={form.submitting}>
          {t('inviteButton')}
        </Button>
      </Stack>
    </form>
  );
}

/** An invitation, with the form to accept it. */
export function Invitation({ token }: { token: string }) {
  const t = useTranslations('access');
  const publicApi = usePublicApi();
  const { data, error } = useQuery({ ...publicApi.invitation.queryOptions({ token }), retry: false });
  const { data: session } = useQuery(publicApi.session.queryOptions());
  const say = useFailureText();
  const gone = error && failureOf(error).code === 'not_found';
  return (
    <Paper withBorder className={classes.card}>
      {error ? (
        <>
          <Title order={1}>{t('inviteGone')}</Title>
          <Text size="sm" mt="sm">
            {gone ? t('inviteGoneText') : say(error)}
          </Text>
        </>
      ) : data ? (
        <>
          <Title order={1}>{t('inviteTitle', { company: data.companyName })}</Title>
          <Text size="sm" c="dimmed" mt={4} mb="lg">
            {t('inviteText', { by: data.invitedBy, role: t(`roles.${data.role}`), email: data.email })}
          </Text>
          <Join token={token} invitation={data} signedIn={session?.person?.email === data.email} />
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
