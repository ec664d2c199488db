'use client';
import { ActionIcon, Alert, Button, Code, CopyButton, Group, Stack, Text, Tooltip } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { IconCheck, IconCopy } from '../../../ui/icons';
import type { Outputs } from '../data/api';

type Proof = NonNullable<Outputs['changelogs']['get']['domainProof']>;

function Part({ label, value }: { label: string; value: string }) {
  const t = useTranslations('common');
  return (
    <div>
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      <Group gap={4} wrap="nowrap" align="flex-start">
        <Code block={false} style={{ overflowWrap: 'anywhere' }}>
          {value}
        </Code>
        <CopyButton value={value} timeout={2_000}>
          {({ copied, copy }) => (
            <Tooltip label={copied ? t('copied') : t('copy')}>
              <ActionIcon
                variant="subtle"
                color={copied ? 'pine' : 'gray'}
                size="sm"
                onClick={copy}
                aria-label={copied ? t('copied') : t('domain.copy', { label })}
              >
                {copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
              </ActionIcon>
            </Tooltip>
          )}
        </CopyButton>
      </Group>
    </div>
  );
}

/** The DNS record that proves a domain, with a button that checks it; for a proven domain, only a note. */
export function DomainProof({ proof, checking, onCheck }: { proof: Proof; checking: boolean; onCheck: () => void }) {
  const t = useTranslations('common.domain');
  if (proof.isProven)
    return (
      <Group gap={6} c="pine" role="status">
        <IconCheck size={16} aria-hidden />
        <Text size="sm">{t('proven')}</Text>
      </Group>
    );
  return (
    <Alert color="gray" variant="light" title={t('waiting')} role="status">
      <Stack gap="xs">
        <Text size="sm">{t('hint')}</Text>
        <Part label={t('name')} value={proof.record.name} />
        <Part label={t('value')} value={proof.record.value} />
        <Button size="xs" variant="default" onClick={onCheck} loading={checking} style={{ alignSelf: 'flex-start' }}>
          {t('check')}
        </Button>
      </Stack>
    </Alert>
  );
}
