'use client';
import { Popover, type PopoverProps } from '@mantine/core';
import { cloneElement, type ReactNode, useEffect, useRef, useState } from 'react';
import type { AskingButton } from './asked';

export type Placement = Pick<PopoverProps, 'width' | 'position' | 'withArrow' | 'returnFocus'> & {
  padding?: 'xs' | 'md';
};

type Props = Placement & { button: AskingButton; children: (close: () => void) => ReactNode };

/** A popover that somebody has asked for. It opens as soon as its button has the focus of the one whose place it takes. */
export function OpenedPopover({ button, padding = 'md', children, ...placement }: Props) {
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
