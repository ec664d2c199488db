'use client';
import { Alert, Anchor, Group, Loader, Paper, Skeleton, Stack, Switch, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconCircleCheck } from '../../../../../ui/icons';
import { Page } from '../../../../_ui/layout/page-frame';
import { Link } from '../../../../_ui/navigation/link';
import { Loaded } from '../../../../_ui/page-states/states';
import { Time } from '../../../../_ui/texts/time';
import { CodeBlock } from '../code-block';
import { CopyIcon } from '../copy-icon';
import { identifyCall } from '../identify-call';
import { type Company, useCompany } from '../use-company';
import { Agents } from './agents';
import classes from './install.module.css';

/** The script tag for a URL of the browser script, on the origin of this page. */
const scriptTag = (address: string, token: string, integrity?: string) =>
  `<script async src="${window.location.origin}${new URL(address).pathname}"${
    integrity ? ` integrity="${integrity}" crossorigin="anonymous"` : ''
  } id="docentScript" data-client-token="${token}"></script>`;

/** The script tag for the host application, which loads the newest script or is pinned to this release. */
function ScriptTag({ company: { clientToken, script } }: { company: Company }) {
  const t = useTranslations('settings.install');
  const [isPinned, setPinned] = useState(false);
  const tag = isPinned
    ? scriptTag(script.pinnedUrl, clientToken, script.integrity)
    : scriptTag(script.url, clientToken);
  return (
    <section>
      <Title order={2}>{t('scriptTitle')}</Title>
      <Text size="sm" c="dimmed" mt={4} mb="sm">
        {t('scriptText')}
      </Text>
      <CodeBlock code={tag} label={t('scriptTitle')} />
      <Switch
        mt="sm"
        label={t('pin')}
        description={t(isPinned ? 'pinnedText' : 'pinText')}
        checked={isPinned}
        onChange={({ currentTarget }) => setPinned(currentTarget.checked)}
      />
    </section>
  );
}

function Status({ installation }: { installation: Company['installation'] }) {
  const t = useTranslations('settings.install');
  const { installed, origins, lastEventAt, lastEventUrl } = installation;
  return (
    <div aria-live="polite">
      {installed ? (
        <Alert color="pine" icon={<IconCircleCheck aria-hidden />} title={t('installed')}>
          <Stack gap={2} className={classes.wrap}>
            {origins.map(({ origin, lastSeenAt }) => (
              <Text size="sm" component="div" key={origin}>
                {t('seenAt', { origin })} <Time at={lastSeenAt} />
              </Text>
            ))}
            <Text size="sm" component="div" c="dimmed">
              {lastEventAt ? (
                <>
                  {t('lastEvent')} <Time at={lastEventAt} />
                  {lastEventUrl && <> {t('fromPage', { url: lastEventUrl })}</>}
                </>
              ) : (
                t('noEvent')
              )}
            </Text>
          </Stack>
        </Alert>
      ) : (
        <Alert color="gray" icon={<Loader size={18} aria-hidden />} title={t('waiting')}>
          {t('waitingText')}
        </Alert>
      )}
    </div>
  );
}

function Steps({ company }: { company: Company }) {
  const t = useTranslations('settings.install');
  const { clientToken, settings } = company;
  return (
    <Stack gap="xl">
      <Status installation={company.installation} />
      <ScriptTag company={company} />
      <section>
        <Title order={2}>{t('identifyTitle')}</Title>
        <Text size="sm" c="dimmed" mt={4} mb="sm">
          {t('identifyText')}
        </Text>
        <CodeBlock code={identifyCall(settings.identityVerification.required)} label={t('identifyTitle')} />
        <Text size="sm" mt="xs">
          <Anchor component={Link} href="/settings/identity" size="sm">
            {t('verifyLink')}
          </Anchor>
        </Text>
        {!settings.protectMetadata && (
          <Text size="sm" c="dimmed" mt={4}>
            {t('protectText')}
          </Text>
        )}
      </section>
      <Paper withBorder p="lg" component="section">
        <Title order={2}>{t('tokenTitle')}</Title>
        <Text size="sm" c="dimmed" mt={4} mb="xs">
          {t('tokenText')}
        </Text>
        <Group gap={4} wrap="nowrap">
          <code className={classes.token}>{clientToken}</code>
          <CopyIcon value={clientToken} label={t('tokenTitle')} />
        </Group>
      </Paper>
      <Agents />
      <Text size="sm">
        {t('more')}{' '}
        <Anchor component={Link} href="/docs/api-reference" size="sm" underline="always">
          {t('docs')}
        </Anchor>
      </Text>
    </Stack>
  );
}

/** How to install the browser script in an application, and whether it is installed. */
export function Install() {
  const t = useTranslations('settings.install');
  const query = useCompany({ watch: true });
  const skeleton = (
    <Stack>
      <Skeleton height={76} radius="md" />
      <Skeleton height={120} radius="md" />
      <Skeleton height={160} radius="md" />
    </Stack>
  );
  return (
    <Page title={t('title')} description={t('description')} narrow>
      <Loaded query={query} skeleton={skeleton}>
        {(company) => <Steps company={company} />}
      </Loaded>
    </Page>
  );
}
