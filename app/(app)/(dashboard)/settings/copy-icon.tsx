'use client';
import { ActionIcon, CopyButton, Tooltip } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { IconCheck, IconCopy } from '../../../../ui/icons';

/** A button that copies `value`. `label` names the value, or what it belongs to. */
export function CopyIcon({ value, label }: { value: string; label: string }) {
  const t = useTranslations('common');
  return (
    <CopyButton value={value} timeout={2_000}>
      {({ copied, copy }) => (
        <Tooltip label={copied ? t('copied') : t('copy')}>
          <ActionIcon
            variant="subtle"
            color={copied ? 'pine' : 'gray'}
            onClick={copy}
            aria-label={copied ? t('copied') : `${t('copy')}: ${label}`}
          >
            {copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
          </ActionIcon>
        </Tooltip>
      )}
    </CopyButton>
  );
}
