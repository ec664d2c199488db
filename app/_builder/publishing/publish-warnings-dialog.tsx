'use client';
import { List, Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import builder from '../../../messages/en/builder.json';
import { Texts } from '../../_ui/texts/texts';
import { type DraftWarning, keyOf } from './visible-warnings';
import { useWarningText } from './warning-list';

const SHOWN = 6;
const texts = { builder };

type Props = { warnings: readonly DraftWarning[] };

/** The warnings to confirm before publishing. It loads its own texts, because dialogs open outside of the area that provides them. */
export function PublishWarningsDialog({ warnings }: Props) {
  return (
    <Texts of={texts}>
      <PublishWarnings warnings={warnings} />
    </Texts>
  );
}

function PublishWarnings({ warnings }: Props) {
  const t = useTranslations('builder');
  const textOf = useWarningText();
  return (
    <Stack gap="xs">
      <span>{t('publishAnywayText')}</span>
      <List size="sm" withPadding>
        {warnings.slice(0, SHOWN).map((one) => (
          <List.Item key={keyOf(one)}>{textOf(one)}</List.Item>
        ))}
        {warnings.length > SHOWN && <List.Item>{t('moreWarnings', { count: warnings.length - SHOWN })}</List.Item>}
      </List>
    </Stack>
  );
}
