'use client';
import { Paper, Stack, Switch, Tabs, Text, Title } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useTranslations } from 'use-intl';
import { confirm } from '../../../../../ui/confirm';
import { Page } from '../../../../_ui/layout/page-frame';
import { Loaded } from '../../../../_ui/page-states/states';
import { useSession } from '../../../../_ui/session/session';
import { AdminOnly } from '../admin-only';
import { CodeBlock } from '../code-block';
import { identifyCall } from '../identify-call';
import { type Company, useChangeCompany, useCompany } from '../use-company';
import classes from './identity.module.css';
import { LANGUAGES, type Language, SAMPLES } from './samples';
import { SigningKeys } from './signing-keys';

function Required({ company }: { company: Company }) {
  const t = useTranslations();
  const { isAdmin } = useSession();
  const change = useChangeCompany();
  const { required } = company.settings.identityVerification;
  const save = (next: boolean) => change.mutate({ settings: { identityVerification: { required: next } } });
  const toggle = (next: boolean) =>
    confirm({
      title: next ? t('settings.identity.onTitle') : t('settings.identity.offTitle'),
      text: next ? t('settings.identity.onText') : t('settings.identity.offText'),
      yes: next ? t('settings.identity.onYes') : t('settings.identity.offYes'),
      no: t('common.cancel'),
      danger: !next,
      onYes: () => save(next),
    });
  return (
    <Switch
      label={t('settings.identity.required')}
      description={required ? t('settings.identity.requiredOn') : t('settings.identity.requiredOff')}
      checked={required}
      disabled={!isAdmin}
      onChange={(event) => toggle(event.currentTarget.checked)}
    />
  );
}

/** Sets whether a browser without a hash can overwrite metadata that a server has set. */
function Protected({ company }: { company: Company }) {
  const t = useTranslations('settings.identity');
  const { isAdmin } = useSession();
  const change = useChangeCompany();
  return (
    <Switch
      label={t('protect')}
      description={t('protectText')}
      checked={company.settings.protectMetadata}
      disabled={!isAdmin || change.isPending}
      onChange={(event) => change.mutate({ settings: { protectMetadata: event.currentTarget.checked } })}
    />
  );
}

function Samples() {
  const t = useTranslations('settings.identity');
  const [language, setLanguage] = useLocalStorage<Language>({ key: 'docent-sample', defaultValue: 'node' });
  const shown = LANGUAGES.includes(language) ? language : 'node';
  return (
    <Tabs value={shown} onChange={(value) => setLanguage(value as Language)} keepMounted={false}>
      <Tabs.List className={classes.languages} aria-label={t('languages')}>
        {LANGUAGES.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {SAMPLES[name].label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {LANGUAGES.map((name) => (
        <Tabs.Panel key={name} value={name} pt="sm">
          <CodeBlock code={SAMPLES[name].code} label={t('sampleIn', { language: SAMPLES[name].label })} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

/** Identity verification: whether it is required, which keys sign, and how to sign user ids. */
export function Identity() {
  const t = useTranslations('settings.identity');
  const query = useCompany();
  return (
    <Page title={t('title')} description={t('description')} narrow>
      <AdminOnly />
      <Loaded query={query}>
        {(company) => (
          <Stack gap="xl">
            <Paper withBorder p="lg">
              <Stack gap="lg">
                <Required company={company} />
                <Protected company={company} />
                <SigningKeys company={company} />
              </Stack>
            </Paper>
            <section>
              <Title order={2}>{t('signTitle')}</Title>
              <Text size="sm" c="dimmed" mt={4} mb="sm">
                {t('signText')}
              </Text>
              <Samples />
            </section>
            <section>
              <Title order={2}>{t('passTitle')}</Title>
              <Text size="sm" c="dimmed" mt={4} mb="sm">
                {t('passText')}
              </Text>
              <CodeBlock code={identifyCall(true)} label={t('passTitle')} />
            </section>
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}
