'use client';
import { Menu, type MenuProps } from '@mantine/core';
import { cloneElement, type ReactNode, useEffect, useRef, useState } from 'react';
import type { TriggerButton } from './lazy-trigger';

export type Placement = Pick<MenuProps, 'width' | 'position'>;

/** A menu that replaces its lazy button: it takes over the focus, then opens. */
export function LoadedMenu({
  button,
  children,
  ...placement
}: Placement & { button: TriggerButton; children: ReactNode }) {
  const [opened, setOpened] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    target.current?.focus();
    setOpened(true);
  }, []);
  return (
    <Menu {...placement} opened={opened} onChange={setOpened}>
      <Menu.Target>{cloneElement(button, { ref: target })}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
