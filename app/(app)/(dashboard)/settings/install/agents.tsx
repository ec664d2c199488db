'use client';
import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Link } from '../../../../_ui/navigation/link';
import { CodeBlock } from '../code-block';
import { agentLinks } from './agent-links';

/** The ways to connect an AI assistant: a link if its program supports one, otherwise a command or the URL of the MCP server. */
export function Agents() {
  const t = useTranslations('settings.install');
  const url = `${window.location.origin}/api/mcp`;
  const { cursor, vsCode, claudeCode } = agentLinks(url);
  return (
    <section>
      <Title order={2}>{t('agentsTitle')}</Title>
      <Text size="sm" c="dimmed" mt={4} mb="sm">
        {t('agentsText')}{' '}
        <Anchor component={Link} href="/settings/applications" size="sm" underline="always">
          {t('applicationsLink')}
        </Anchor>
      </Text>
      <Group gap="xs" mb="md">
        <Button component="a" href={cursor} variant="default">
          {t('addToCursor')}
        </Button>
        <Button component="a" href={vsCode} variant="default">
          {t('addToVsCode')}
        </Button>
      </Group>
      <Stack gap="sm">
        <div>
          <Text size="sm" mb={6}>
            {t('claudeCodeText')}
          </Text>
          <CodeBlock code={claudeCode} label={t('claudeCode')} />
        </div>
        <div>
          <Text size="sm" mb={6}>
            {t('connectorText')}
          </Text>
          <CodeBlock code={url} label={t('connectorAddress')} />
        </div>
        <div>
          <Text size="sm" mb={6}>
            {t('agentSdkText')}
          </Text>
          <CodeBlock code={`${url}?errors=results`} label={t('agentSdkAddress')} />
        </div>
      </Stack>
    </section>
  );
}
