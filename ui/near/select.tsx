'use client';
import { ComboboxChevron, Input, InputBase, type SelectProps } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { later, useWaking } from './waking';

const whole = later(() => import('./whole-select').then((module) => module.WholeSelect));

export type Props = {
  data: readonly { value: string; label: string }[];
  /** Null while nothing is chosen. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** The name of the button that takes the choice away. Without it there is none. */
  clear?: string | undefined;
  /** How one finds a choice where there are many. */
  search?: Pick<SelectProps, 'onSearchChange' | 'filter' | 'nothingFoundMessage'>;
  /** Where the choices are shown. */
  comboboxProps?: SelectProps['comboboxProps'];
  label?: ReactNode;
  description?: ReactNode;
  placeholder?: string | undefined;
  error?: ReactNode;
  w?: SelectProps['w'];
  className?: string | undefined;
  readOnly?: boolean | undefined;
  disabled?: boolean | undefined;
  onFocus?: (() => void) | undefined;
  'aria-label'?: string;
  'data-field'?: string;
};

/** A select drawn as Mantine's, which it becomes when somebody is near: a form has many of them, and few are used. */
export function Select(props: Props) {
  const resting = useRef<HTMLInputElement>(null);
  const { woken, handlers } = useWaking(whole, resting);
  if (woken) return <woken.part {...props} focused={woken.focused} pressed={woken.pressed} arrow={woken.arrow} />;
  const { data, value, onChange, clear, search, comboboxProps: _, readOnly, onFocus, ...look } = props;
  const isFixed = readOnly || look.disabled;
  const focus = () => {
    onFocus?.();
    if (!isFixed) handlers.onFocus();
  };
  return (
    <InputBase
      {...look}
      {...(isFixed ? {} : handlers)}
      onFocus={focus}
      ref={resting}
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      pointer={!search}
      value={data.find((choice) => choice.value === value)?.label ?? ''}
      onChange={() => {}}
      readOnly={readOnly || !search}
      rightSectionPointerEvents="none"
      __defaultRightSection={<ComboboxChevron error={look.error} />}
      __clearSection={<Input.ClearButton tabIndex={-1} aria-hidden aria-label={clear} onClick={() => onChange(null)} />}
      __clearable={clear !== undefined && value !== null && !isFixed}
    />
  );
}
