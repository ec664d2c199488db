'use client';
import { ActionIcon, Anchor, CopyButton, Stack, Text, Title, Tooltip } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { IconCheck, IconCopy } from '../../../ui/icons';
import { nounOf } from '../../../widgets/contract/type';
import { type WidgetType, widgetTypes } from '../../../widgets/contract/types';
import { Link } from '../../_ui/navigation/link';
import classes from '../builder.module.css';
import type { Widget } from '../draft/widget';

function Snippet({ label, code }: { label: string; code: string }) {
  const t = useTranslations('common');
  return (
    <section className={classes.snippet} aria-label={label}>
      {/* A block that scrolls must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
      <CopyButton value={code}>
        {({ copied, copy }) => (
          <Tooltip label={copied ? t('copied') : t('copy')}>
            <ActionIcon variant="default" onClick={copy} aria-label={`${t('copy')}: ${label}`} className={classes.copy}>
              {copied ? <IconCheck size={15} aria-hidden /> : <IconCopy size={15} aria-hidden />}
            </ActionIcon>
          </Tooltip>
        )}
      </CopyButton>
    </section>
  );
}

/** Shows how to read and update the widget over REST and MCP. */
export function ApiTab({ type, widget }: { type: WidgetType; widget: Widget }) {
  const t = useTranslations('builder');
  const { path } = widgetTypes[type];
  const origin = new URL(widget.dashboardUrl).origin;
  const url = `${origin}/api/v1/${path}/${widget.id}`;
  const noun = nounOf(widgetTypes[type]);
  return (
    <Stack>
      <Title order={2}>REST</Title>
      <Text size="sm" c="dimmed">
        {t('apiRest')}
      </Text>
      <Snippet label={t('apiRead')} code={`curl ${url} \\\n  -H "Authorization: Bearer $DOCENT_API_KEY"`} />
      <Snippet
        label={t('apiUpdate')}
        code={`curl -X PATCH ${url} \\\n  -H "Authorization: Bearer $DOCENT_API_KEY" \\\n  -H "Content-Type: application/json" \\\n  -d '{ "name": ${JSON.stringify(widget.name).replaceAll("'", "'\\''")}, "expectedVersion": ${widget.version} }'`}
      />
      <Title order={2}>MCP</Title>
      <Text size="sm" c="dimmed">
        {t('apiMcp')}
      </Text>
      <Snippet label={t('apiResource')} code={`docent://${path}/${widget.id}`} />
      <Snippet label={t('apiTools')} code={`get_${noun}, update_${noun}, validate_widget`} />
      <Anchor component={Link} href="/docs/api-reference" size="sm">
        {t('apiReference')}
      </Anchor>
    </Stack>
  );
}
