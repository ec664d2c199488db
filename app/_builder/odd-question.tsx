'use client';
import { List, Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import builder from '../../messages/en/builder.json';
import { Texts } from '../_ui/texts';
import { type DraftWarning, keyOf } from './told-warnings';
import { useWarningText } from './warning-list';

const SHOWN = 6;
const texts = { builder };

type Props = { odd: readonly DraftWarning[] };

/** What is asked about before something odd goes live. It brings its texts: questions open at the top of the page, outside of every area. */
export function OddQuestion({ odd }: Props) {
  return (
    <Texts of={texts}>
      <Odd odd={odd} />
    </Texts>
  );
}

function Odd({ odd }: Props) {
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
