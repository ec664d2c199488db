'use client';
import { Alert, Button, Group, Paper, Radio, Select, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../../../_ui/page-states/states';
import { goToSignIn } from '../../../_ui/session/sign-in';
import classes from '../auth.module.css';
import {
  answerConnectRequest,
  type Choice,
  ConnectFailure,
  type ConnectRequest,
  choicesOf,
  readConnectRequest,
} from './request';

function Gone({ text }: { text: string }) {
  const t = useTranslations('access.connect');
  return (
    <div role="alert">
      <Title order={1}>{t('gone')}</Title>
      <Text size="sm" mt="sm">
        {text}
      </Text>
    </div>
  );
}

/** True for an application on this machine, which is reached by a loopback host or by a scheme other than HTTP. */
const isLocal = (host: string): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host) || host.includes('://');

function Question({ request, details }: { request: string; details: ConnectRequest }) {
  const t = useTranslations('access');
  const nav = useTranslations('nav');
  const { application, companies, person, leadsTo, wanted: requestedScopes } = details;
  const [companyId, setCompanyId] = useState(companies[0]?.id);
  const company = companies.find(({ id }) => id === companyId);
  const choices = choicesOf(company?.scopes ?? []);
  const isLimited = requestedScopes.some((scope) => !company?.scopes.includes(scope));
  const [selected, setSelected] = useState<Choice>('draftsOnly');
  const chosen = choices.find(({ choice }) => choice === selected) ?? choices[0];
  const answer = useMutation({
    mutationFn: (granted: boolean) =>
      answerConnectRequest(
        request,
        granted && company && chosen ? { granted, companyId: company.id, scopes: chosen.scopes } : { granted: false },
      ),
    onSuccess: ({ redirectTo }) => window.location.assign(redirectTo),
  });
  const busy = answer.isPending || answer.isSuccess;
  const place = isLocal(leadsTo) ? t('connect.local', { place: leadsTo }) : leadsTo;
  return (
    <Stack gap="md">
      <div>
        <Title order={1} className={classes.words}>
          {t('connect.title', { application })}
        </Title>
        <Text size="sm" c="dimmed" mt={4} className={classes.words}>
          {t('connect.signedIn', { email: person.email })}
        </Text>
      </div>
      {answer.error && <ErrorState error={answer.error} />}
      {companies.length > 1 && (
        <Select
          label={t('connect.company')}
          data={companies.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(companyId)}
          onChange={(value) => setCompanyId(Number(value))}
          allowDeselect={false}
        />
      )}
      {companies.length === 1 && (
        <Text size="sm" className={classes.words}>
          {t('connect.company')}: <b>{company?.name}</b>
        </Text>
      )}
      {!company && <Alert color="gray">{nav('noCompany')}</Alert>}
      {choices.length > 0 && (
        <Radio.Group
          label={t('connect.mayTitle')}
          value={chosen?.choice ?? null}
          onChange={(value) => setSelected(value as Choice)}
        >
          <Stack gap="sm" mt={8}>
            {choices.map(({ choice }) => (
              <Radio
                key={choice}
                value={choice}
                label={t(`connect.${choice}`)}
                description={t(`connect.${choice}Text`)}
              />
            ))}
          </Stack>
        </Radio.Group>
      )}
      {company && choices.length === 0 && (
        <Alert color="gray">{t('connect.nothing', { role: t(`roles.${company.role}`) })}</Alert>
      )}
      {company && choices.length > 0 && choices.length < 3 && (
        <Text size="xs" c="dimmed">
          {isLimited ? t('connect.roleLimits', { role: t(`roles.${company.role}`) }) : t('connect.asksForNoMore')}
        </Text>
      )}
      <Text size="sm" className={classes.words}>
        {t('connect.leadsTo', { place })}
      </Text>
      <Group grow>
        <Button variant="default" disabled={busy} onClick={() => answer.mutate(false)}>
          {t('connect.refuse')}
        </Button>
        <Button disabled={!chosen || busy} loading={busy} onClick={() => answer.mutate(true)}>
          {t('connect.allow')}
        </Button>
      </Group>
      <Text size="xs" c="dimmed">
        {t('connect.revocable')}
      </Text>
    </Stack>
  );
}

function LoadedQuestion({ request }: { request: string }) {
  const t = useTranslations('access.connect');
  const { data, error, refetch } = useQuery({
    queryKey: ['connect', request],
    queryFn: () => readConnectRequest(request),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data) return <Question request={request} details={data} />;
  const code = error instanceof ConnectFailure ? error.code : undefined;
  if (code === 'unauthorized') goToSignIn();
  if (code === 'not_found') return <Gone text={t('goneText')} />;
  if (error && code !== 'unauthorized') return <ErrorState error={error} retry={refetch} />;
  return (
    <Stack role="status">
      <Skeleton height={28} width="80%" />
      <Skeleton height={120} />
      <Skeleton height={36} />
    </Stack>
  );
}

/** Asks a person what an application may do for them. */
export function Connect({ request, error }: { request: string; error: string | undefined }) {
  const t = useTranslations('access.connect');
  return (
    <Paper withBorder className={classes.card}>
      {error === undefined ? (
        <LoadedQuestion request={request} />
      ) : (
        <Gone text={error === 'invalid_client' ? t('unknownApplication') : t('badRequest')} />
      )}
    </Paper>
  );
}
