'use client';
import { Group, Switch, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useApi } from '../data/api';

type Public = { id: number; name: string; active: boolean };

/** Options for `useChange` that take the public page of a changelog or roadmap online or offline, with an optimistic update. */
export function usePublicChange(area: 'changelogs' | 'roadmaps', id: number) {
  const t = useTranslations('common');
  const api = useApi();
  const put = <Thing extends Public>(one: Thing, active = one.active): Thing =>
    one.id === id ? { ...one, active } : one;
  return {
    done: ({ name, active }: Public) => t(active ? 'isOnline' : 'isOffline', { name }),
    refresh: [api[area].list.queryKey(), api[area].get.queryKey()],
    optimistic: {
      key: [[area]],
      update: (old: { data: Public[] } | Public, { active }: { active?: boolean | undefined }) =>
        'data' in old ? { ...old, data: old.data.map((one) => put(one, active)) } : put(old, active),
    },
  };
}

type Props = {
  /** The name of the changelog or roadmap. */
  of: string;
  online: boolean;
  disabled: boolean;
  /** Whether the person needs another role for what is public. */
  draftsOnly: boolean;
  onChange: (online: boolean) => void;
};

/** Takes a public page online and offline. */
export function PublicSwitch({ of, online, disabled, draftsOnly, onChange }: Props) {
  const t = useTranslations('common');
  const publishing = useTranslations('publishing');
  return (
    <Group gap="xs" wrap="nowrap" title={draftsOnly ? publishing(online ? 'publicRole' : 'role') : undefined}>
      <Switch
        checked={online}
        disabled={disabled || draftsOnly}
        onChange={(event) => onChange(event.currentTarget.checked)}
        aria-label={`${t('publicPage')}: ${of}`}
      />
      <Text size="xs" c="dimmed" aria-hidden>
        {t(online ? 'online' : 'offline')}
      </Text>
    </Group>
  );
}
