'use client';
import { Group, NumberInput, Slider, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useTypedNumber } from '../../../../ui/typed-number';
import type { RuleInputProps } from '../rule-input';
import classes from '../targeting.module.css';

/** Input for the share of users in percent. Users in a share are also in every larger share. */
export function RolloutInput({ rule, change, disabled, issue, field }: RuleInputProps) {
  const t = useTranslations('targeting');
  const share = typeof rule.value === 'number' ? rule.value : 0;
  const typed = useTypedNumber(rule.value, (value) => value !== undefined && change({ value }));
  return (
    <div data-field={field('value')}>
      <Group gap="md" wrap="nowrap">
        <Slider
          flex="1 1 auto"
          miw={80}
          thumbLabel={t('share')}
          value={share}
          onChange={(value) => change({ value })}
          label={(value) => `${value}%`}
          disabled={disabled}
        />
        <NumberInput
          aria-label={t('share')}
          w={96}
          suffix="%"
          {...typed}
          min={0}
          max={100}
          clampBehavior="strict"
          allowNegative={false}
          disabled={disabled}
          error={issue('value') !== undefined}
        />
      </Group>
      {issue('value') && (
        <Text size="xs" className={classes.error} mt={4} role="alert">
          {issue('value')}
        </Text>
      )}
    </div>
  );
}
