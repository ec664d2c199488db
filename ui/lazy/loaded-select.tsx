'use client';
import { Select } from '@mantine/core';
import { useEffect } from 'react';
import { useFocusTransfer } from './load-on-interaction';
import type { Props } from './select-props';

/** The select of Mantine, which replaces the lazy one. */
export function LoadedSelect({
  focused,
  pressed,
  arrow,
  clear,
  search,
  ...props
}: Props & { focused: boolean; pressed: boolean; arrow: string | undefined }) {
  const input = useFocusTransfer(focused || pressed);
  // The key was pressed before this component was mounted.
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
