'use client';
import { Box, Select } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { KNOWN, type KnownGroup } from '../../../widgets/known-values';
import type { FieldProps } from './fields';
import classes from './forms.module.css';
import { Hint } from './hint';
import { textOf, useField } from './scope';
import { isKnown, useValueLabel } from './values';

/** Says that a stored value is not one we know. Nothing when it is. */
export function UnknownValue({ group, value }: { group: KnownGroup; value: string }) {
  const t = useTranslations('forms');
  return value && !isKnown(group, value) ? <Hint kind="warning">{t('unknownHint', { value })}</Hint> : null;
}

type Props = FieldProps & {
  group: KnownGroup;
  /** What holds when nothing is stored. Without it there is always a value. */
  initially?: string;
  /** Only these of the known values are offered, and the one that is stored. */
  only?: readonly string[] | undefined;
  onPick?: (value: string | undefined) => void;
};

/** One of an open enumeration's values. An unknown one that is stored stays until another is chosen. */
export function EnumField({ name, group, initially, only, onPick, ...props }: Props) {
  const t = useTranslations('forms');
  const label = useValueLabel();
  const { path, value, put, disabled, error } = useField(name);
  const stored = textOf(value);
  const offered: string[] = [...(only ?? KNOWN[group])];
  if (stored && !offered.includes(stored)) offered.push(stored);
  return (
    <Box>
      <Select
        data-field={path}
        data={offered.map((one) => ({ value: one, label: label(group, one) }))}
        value={stored || null}
        onChange={(next) => (onPick ?? put)(next ?? undefined)}
        placeholder={initially && t('default', { value: label(group, initially) })}
        clearable={initially !== undefined && !disabled}
        allowDeselect={false}
        checkIconPosition="right"
        clearButtonProps={{ 'aria-label': t('display.clear') }}
        className={classes.enum}
        readOnly={disabled}
        error={error}
        {...props}
      />
      <UnknownValue group={group} value={stored} />
    </Box>
  );
}
