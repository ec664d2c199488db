'use client';
import { Text, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import classes from '../../../../ui/form/form.module.css';
import { PickButton, PickedNotes } from '../../../../ui/form/picking';
import { LENGTHS } from '../../../../widgets/contract/limits';
import type { RuleInputProps } from '../rule-input';
import { TextValue } from './text-value';

/** Input for the address of the page. */
export function UrlInput(props: RuleInputProps) {
  const t = useTranslations('targeting');
  const exact = ['equals', 'not-equals', 'is-one-of', 'is-not-one-of'].includes(props.operator);
  return (
    <>
      <TextValue {...props} label={t('types.url.name')} placeholder={exact ? '/projects/{id}' : '/projects'} />
      {exact && (
        <Text size="xs" c="dimmed" mt={4}>
          {t('urlHint', { example: '{id}' })}
        </Text>
      )}
    </>
  );
}

/** Input for the selector of an element on the page. */
export function ElementInput({ rule, change, disabled, issue, field }: RuleInputProps) {
  const t = useTranslations('targeting');
  const value = typeof rule.value === 'string' ? rule.value : '';
  return (
    <>
      <div className={classes.pickFirst}>
        <PickButton onPicked={({ selector }) => change({ value: selector })} disabled={disabled} />
        <TextInput
          data-field={field('value')}
          aria-label={t('selector')}
          placeholder="#new-project"
          value={value}
          onChange={(event) => change({ value: event.currentTarget.value })}
          maxLength={LENGTHS.selector}
          disabled={disabled}
          error={issue('value')}
          spellCheck={false}
          autoCapitalize="off"
          styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
        />
      </div>
      <PickedNotes value={value} help={!disabled} />
    </>
  );
}
