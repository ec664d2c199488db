'use client';
import { Menu, type MenuProps } from '@mantine/core';
import { cloneElement, type ReactNode, useEffect, useRef, useState } from 'react';
import type { AskingButton } from './asked';

export type Placement = Pick<MenuProps, 'width' | 'position'>;

/** A menu that somebody has asked for. It opens as soon as its button has the focus of the one whose place it takes. */
export function OpenedMenu({
  button,
  children,
  ...placement
}: Placement & { button: AskingButton; children: ReactNode }) {
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
