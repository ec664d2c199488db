'use client';
import { Anchor, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Unmet } from '../../../widgets/contract/definition';
import type { WidgetType } from '../../../widgets/contract/types';
import { unmetTexts, useWidgetTexts } from '../../_ui/texts/entities';
import type { DraftWarning } from './visible-warnings';
import { WarningList } from './warning-list';

type Props = { type: WidgetType; unmet: Unmet[]; warnings: DraftWarning[]; onJump: (field: string) => void };

const RULE = /^targeting\.rules\[/;

/** The unmet requirements, each with a link to its field. */
export function UnmetList({ type, unmet, onJump }: Omit<Props, 'warnings'>) {
  const t = useTranslations('builder');
  const texts = useWidgetTexts()(type);
  const textOf = ({ field, message }: Unmet) => {
    if (field === 'targeting') return t('unmet.targeting');
    return RULE.test(field) ? t('unmetRule') : (unmetTexts(texts, field)?.list ?? message);
  };
  return (
    <Stack gap={4} component="ul" m={0} pl={0} style={{ listStyle: 'none' }}>
      {unmet.map((one) => (
        <li key={one.field}>
          <Anchor component="button" type="button" size="sm" ta="start" onClick={() => onJump(one.field)}>
            {textOf(one)}
          </Anchor>
        </li>
      ))}
    </Stack>
  );
}

/** The unmet requirements and the warnings of a widget. */
export function ReadinessList({ type, unmet, warnings, onJump }: Props) {
  const t = useTranslations('builder');
  return (
    <>
      {unmet.length > 0 && (
        <>
          <Text size="sm" fw={600} mb={6}>
            {t('missingTitle')}
          </Text>
          <UnmetList type={type} unmet={unmet} onJump={onJump} />
        </>
      )}
      {warnings.length > 0 && (
        <>
          <Text size="sm" fw={600} mt={unmet.length ? 'md' : 0} mb={6}>
            {t('warningsTitle')}
          </Text>
          <WarningList warnings={warnings} onJump={onJump} />
        </>
      )}
    </>
  );
}
