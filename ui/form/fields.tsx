'use client';
import { Box, Switch, Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { LENGTHS } from '../../widgets/contract/limits';
import { RichText } from '../rich-text/lazy';
import classes from './form.module.css';
import { textOf, useField } from './scope';

export type FieldProps = {
  /** The field of the scope. */
  name: string;
  label: string;
  description?: ReactNode;
  placeholder?: string | undefined;
  /** Called when the field gets the focus, so that the preview can show its part of the widget. */
  onFocus?: () => void;
};

/** One line of text. */
export function TextField({ name, max = LENGTHS.title, ...props }: FieldProps & { max?: number }) {
  const { path, value, change, disabled, error } = useField(name);
  return (
    <TextInput
      data-field={path}
      value={textOf(value)}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      maxLength={max}
      readOnly={disabled}
      error={error}
      {...props}
    />
  );
}

/** A few lines of plain text. */
export function AreaField({ name, max, ...props }: FieldProps & { max: number }) {
  const { path, value, change, disabled, error } = useField(name);
  return (
    <Textarea
      data-field={path}
      value={textOf(value)}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      maxLength={max}
      readOnly={disabled}
      error={error}
      autosize
      minRows={2}
      maxRows={8}
      {...props}
    />
  );
}

/** Formatted text. */
export function RichField({ name, label, onFocus }: FieldProps) {
  const { path, value, change, disabled, error } = useField(name);
  return (
    <Box data-field={path} onFocus={onFocus}>
      <RichText compact label={label} value={textOf(value)} onChange={change} disabled={disabled} error={error} />
    </Box>
  );
}

type SwitchProps = FieldProps & {
  /** The value that holds when nothing is stored. */
  initially?: boolean;
  /** The switch shows the opposite of what is stored. */
  inverted?: boolean;
};

/** A switch for a boolean. */
export function SwitchField({ name, initially = false, inverted = false, ...props }: SwitchProps) {
  const { path, value, change, disabled, error } = useField(name);
  const stored = typeof value === 'boolean' ? value : initially;
  return (
    <Box data-field={path}>
      <Switch
        checked={stored !== inverted}
        onChange={({ currentTarget }) => change(currentTarget.checked !== inverted)}
        disabled={disabled}
        error={error}
        classNames={{ label: classes.switchLabel, description: classes.switchNote, track: classes.track }}
        {...props}
      />
    </Box>
  );
}

/** Fields under a heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} className={classes.sectionTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
