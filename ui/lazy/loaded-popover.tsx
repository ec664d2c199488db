'use client';
import { Popover, type PopoverProps } from '@mantine/core';
import { cloneElement, type ReactNode, useEffect, useRef, useState } from 'react';
import type { TriggerButton } from './lazy-trigger';

export type Placement = Pick<PopoverProps, 'width' | 'position' | 'withArrow' | 'returnFocus'> & {
  padding?: 'xs' | 'md';
};

type Props = Placement & { button: TriggerButton; children: (close: () => void) => ReactNode };

/** A popover that replaces its lazy button: it takes over the focus, then opens. */
export function LoadedPopover({ button, padding = 'md', children, ...placement }: Props) {
  const [opened, setOpened] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    target.current?.focus();
    setOpened(true);
  }, []);
  return (
    <Popover {...placement} shadow="md" trapFocus opened={opened} onChange={setOpened}>
      <Popover.Target>{cloneElement(button, { ref: target, onClick: () => setOpened(!opened) })}</Popover.Target>
      <Popover.Dropdown p={padding} mah="60dvh" style={{ overflowY: 'auto' }}>
        {children(() => setOpened(false))}
      </Popover.Dropdown>
    </Popover>
  );
}
