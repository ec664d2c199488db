'use client';
import { Box, ColorInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { contrast, cssColor, parseColor, readableOn } from '../../widgets/appearance/color';
import { LENGTHS } from '../../widgets/contract/limits';
import type { FieldProps } from './fields';
import classes from './form.module.css';
import { Hint } from './hint';
import { textOf, useField } from './scope';

const SWATCHES = ['#4f46e5', '#2563eb', '#0d7f69', '#b45309', '#be123c', '#7c3aed', '#111827', '#ffffff'];
/** The contrast ratio that WCAG AA requires for text. */
const READABLE = 4.5;

/** The field of a color. If it is empty, the theme's color is used. */
export function ColorField({ name, ...props }: FieldProps) {
  const t = useTranslations('forms.color');
  const { path, value, change, disabled, error } = useField(name);
  const text = textOf(value);
  return (
    <Box>
      <ColorInput
        data-field={path}
        value={text}
        onChange={change}
        maxLength={LENGTHS.color}
        format="hex"
        fixOnBlur={false}
        withEyeDropper={false}
        swatches={SWATCHES}
        swatchesPerRow={8}
        readOnly={disabled}
        error={error}
        {...props}
      />
      {text && !parseColor(text) && <Hint kind="warning">{t('colorInvalid')}</Hint>}
    </Box>
  );
}

/** A sample of the text color on the background color, with a hint about the contrast. Nothing until both colors are chosen. */
export function Contrast({ ground, text }: { ground: string; text: string }) {
  const t = useTranslations('forms.color');
  const value = useField(ground).value;
  const [back, ink] = [parseColor(value), parseColor(useField(text).value)];
  if (!back || !ink) return null;
  const ratio = contrast(back, ink);
  const shown = ratio.toFixed(1);
  const good = ratio >= READABLE;
  return (
    <div className={classes.swatches}>
      <span
        className={classes.sample}
        style={{ background: cssColor(back), color: cssColor(readableOn(back, ink)) }}
        aria-hidden
      >
        {t('sample')}
      </span>
      <Hint kind={good ? 'good' : 'warning'}>
        {good ? t('contrastGood', { ratio: shown }) : t('contrastPoor', { ratio: shown })}
      </Hint>
    </div>
  );
}
