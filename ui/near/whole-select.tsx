'use client';
import { Select } from '@mantine/core';
import { useEffect } from 'react';
import type { Props } from './select';
import { useTakenOver } from './waking';

/** A select that somebody is near. */
export function WholeSelect({
  focused,
  pressed,
  arrow,
  clear,
  search,
  ...props
}: Props & { focused: boolean; pressed: boolean; arrow: string | undefined }) {
  const input = useTakenOver(focused || pressed);
  // The key was pressed before anything could act on it.
  useEffect(() => {
    if (arrow) input.current?.dispatchEvent(new KeyboardEvent('keydown', { key: arrow, code: arrow, bubbles: true }));
  }, [arrow, input]);
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
