'use client';

import { ComboboxChevron, Input, InputBase } from '@mantine/core';
import { useRef } from 'react';
import { lazyModule, useLoadOnInteraction } from './load-on-interaction';
import type { Props } from './select-props';

const selectModule = lazyModule(() => import('./loaded-select').then((module) => module.LoadedSelect));

/** A light stand-in that loads Mantine's select on interaction: a form has many selects, and few are used. */
export function Select(props: Props) {
  const standIn = useRef<HTMLInputElement>(null);
  const { loaded, handlers } = useLoadOnInteraction(selectModule, standIn);
  if (loaded) return <loaded.part {...props} focused={loaded.focused} pressed={loaded.pressed} arrow={loaded.arrow} />;
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
      ref={standIn}
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
