'use client';
import { List, Stack } from '@mantine/core';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { confirm } from '../../ui/confirm';
import { type DraftWarning, keyOf } from './use-warnings';
import { useWarningText } from './warning-list';

const SHOWN = 6;

/** Asks before something odd goes live, once for each warning. */
export function useAskFirst(warnings: DraftWarning[], live: boolean) {
  const t = useTranslations('builder');
  const textOf = useWarningText();
  const accepted = useRef(new Set<string>());
  return (publish: () => void) => {
    const odd = warnings.filter((one) => !accepted.current.has(keyOf(one)));
    if (!odd.length) return publish();
    confirm({
      title: t(live ? 'oddAskLiveTitle' : 'oddAskTitle'),
      text: (
        <Stack gap="xs">
          <span>{t('oddAskText')}</span>
          <List size="sm" withPadding>
            {odd.slice(0, SHOWN).map((one) => (
              <List.Item key={keyOf(one)}>{textOf(one)}</List.Item>
            ))}
            {odd.length > SHOWN && <List.Item>{t('oddAskMore', { count: odd.length - SHOWN })}</List.Item>}
          </List>
        </Stack>
      ),
      yes: t(live ? 'oddAskLiveYes' : 'oddAskYes'),
      no: t('oddAskNo'),
      danger: false,
      onYes: () => {
        for (const one of odd) accepted.current.add(keyOf(one));
        publish();
      },
    });
  };
}
