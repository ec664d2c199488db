'use client';
import { ActionIcon, Anchor, CopyButton, Group, Text, TextInput, type TextInputProps, Tooltip } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { IconCheck, IconCopy, IconExternalLink } from '../../../ui/icons';

/** The address of a public page, to open and to copy. */
export function PublicAddress({ url, online }: { url: string; online: boolean }) {
  const t = useTranslations('common');
  return (
    <Group gap={4} wrap="nowrap" mb="lg" role="group" aria-label={t('publicAddress')}>
      {online ? (
        <Anchor href={url} target="_blank" rel="noopener" size="sm" truncate>
          {url.replace(/^https?:\/\//, '')}
        </Anchor>
      ) : (
        <Text size="sm" c="dimmed" truncate>
          {url.replace(/^https?:\/\//, '')}
        </Text>
      )}
      {online && (
        <Tooltip label={t('openPublic')}>
          <ActionIcon
            component="a"
            href={url}
            target="_blank"
            rel="noopener"
            variant="subtle"
            color="gray"
            aria-label={t('openPublic')}
          >
            <IconExternalLink size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
      <CopyButton value={url} timeout={2_000}>
        {({ copied, copy }) => (
          <Tooltip label={copied ? t('copied') : t('copy')}>
            <ActionIcon
              variant="subtle"
              color={copied ? 'pine' : 'gray'}
              onClick={copy}
              aria-label={copied ? t('copied') : t('copyAddress')}
            >
              {copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
            </ActionIcon>
          </Tooltip>
        )}
      </CopyButton>
    </Group>
  );
}

/** Input for the custom domain of a public page. */
export function DomainInput(props: TextInputProps) {
  const t = useTranslations('common');
  return (
    <TextInput
      label={t('customDomain')}
      description={t('customDomainHint')}
      placeholder="news.example.com"
      maxLength={253}
      inputMode="url"
      {...props}
    />
  );
}
