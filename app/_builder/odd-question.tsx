'use client';
import { List, Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { type DraftWarning, keyOf } from './told-warnings';
import { useWarningText } from './warning-list';

const SHOWN = 6;

/** What is asked about before something odd goes live. */
export function OddQuestion({ odd }: { odd: readonly DraftWarning[] }) {
  const t = useTranslations('builder');
  const textOf = useWarningText();
  return (
    <Stack gap="xs">
      <span>{t('oddAskText')}</span>
      <List size="sm" withPadding>
        {odd.slice(0, SHOWN).map((one) => (
          <List.Item key={keyOf(one)}>{textOf(one)}</List.Item>
        ))}
        {odd.length > SHOWN && <List.Item>{t('oddAskMore', { count: odd.length - SHOWN })}</List.Item>}
      </List>
    </Stack>
  );
}
