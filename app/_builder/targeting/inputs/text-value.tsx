'use client';
import { Autocomplete, NumberInput, TagsInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { LENGTHS, MAX } from '../../../../widgets/contract/limits';
import type { RuleInputProps } from '../rule-input';
import { shapeOf, textsOf } from '../rule-types';

type Props = RuleInputProps & { label: string; placeholder?: string; suggestions?: string[] };

/** Input for the value of an operator on addresses or properties: one text, several texts, a number of days, or no value. */
export function TextValue({ rule, operator, change, disabled, issue, field, label, placeholder, suggestions }: Props) {
  const t = useTranslations('targeting');
  const shape = shapeOf(operator, rule.value);
  if (shape === 'none') return null;
  const common = { 'aria-label': label, disabled, error: issue('value') };
  return (
    <div data-field={field('value')}>
      {shape === 'days' && (
        <NumberInput
          {...common}
          aria-label={t('days')}
          suffix={t('daysSuffix')}
          min={0}
          max={MAX.daysBack}
          allowNegative={false}
          value={typeof rule.value === 'number' ? rule.value : (textsOf(rule.value)[0] ?? '')}
          onChange={(value) => change({ value: typeof value === 'number' ? value : undefined })}
        />
      )}
      {shape === 'list' && (
        <TagsInput
          {...common}
          placeholder={textsOf(rule.value).length ? '' : t('severalPlaceholder')}
          value={textsOf(rule.value)}
          onChange={(value) => change({ value })}
          data={suggestions ?? []}
          splitChars={[',']}
          acceptValueOnBlur
        />
      )}
      {shape === 'text' && (
        <Autocomplete
          {...common}
          placeholder={placeholder ?? ''}
          value={textsOf(rule.value)[0] ?? ''}
          onChange={(value) => change({ value })}
          data={suggestions ?? []}
          maxLength={LENGTHS.ruleText}
        />
      )}
    </div>
  );
}
