'use client';
import { Select } from '@mantine/core';
import type { Props } from './select';
import { useTakenOver } from './waking';

/** A select that somebody is near. */
export function WholeSelect({
  focused,
  pressed,
  clear,
  search,
  ...props
}: Props & { focused: boolean; pressed: boolean }) {
  const input = useTakenOver(focused || pressed);
  return (
    <Select
      {...props}
      {...search}
      ref={input}
      searchable={search !== undefined}
      clearable={clear !== undefined && !props.readOnly}
      clearButtonProps={{ 'aria-label': clear }}
      allowDeselect={false}
      checkIconPosition="right"
      defaultDropdownOpened={pressed}
    />
  );
}
