'use client';
import { Group, Switch, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';

type Props = {
  /** Whose public page it is, by name. */
  of: string;
  online: boolean;
  disabled: boolean;
  onChange: (online: boolean) => void;
};

/** Takes a public page online and offline. */
export function PublicSwitch({ of, online, disabled, onChange }: Props) {
  const t = useTranslations('common');
  return (
    <Group gap="xs" wrap="nowrap">
      <Switch
        checked={online}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
        aria-label={`${t('publicPage')}: ${of}`}
      />
      <Text size="xs" c="dimmed" aria-hidden>
        {t(online ? 'online' : 'offline')}
      </Text>
    </Group>
  );
}
