'use client';
import { Button, Menu, Text } from '@mantine/core';
import type { ComponentType } from 'react';
import { IconPlus, type IconProps } from '../icons';
import type { Entry } from './draft';
import classes from './entry-list.module.css';

/** Something that can be added to a list. */
export type EntryType = {
  label: string;
  about?: string;
  icon?: ComponentType<IconProps>;
  /** A new entry of this type. */
  make: () => Entry;
};

type Props = { label: string; types: EntryType[]; disabled: boolean; onAdd: (entry: Entry) => void };

/** Adds an entry: at once when there is one type, otherwise of the type that is chosen. */
export function AddEntry({ label, types, disabled, onAdd }: Props) {
  const [only] = types;
  const look = {
    variant: 'default',
    disabled,
    leftSection: <IconPlus size={16} aria-hidden />,
    children: label,
    'data-add': true,
  } as const;
  if (types.length === 1 && only) return <Button {...look} onClick={() => onAdd(only.make())} />;
  return (
    <Menu position="bottom-start" width={300}>
      <Menu.Target>
        <Button {...look} />
      </Menu.Target>
      <Menu.Dropdown>
        {types.map(({ label: type, about, icon: Icon, make }) => (
          <Menu.Item
            key={type}
            onClick={() => onAdd(make())}
            leftSection={Icon && <Icon size={18} stroke={1.6} aria-hidden className={classes.typeIcon} />}
          >
            {type}
            {about && (
              <Text size="xs" c="dimmed">
                {about}
              </Text>
            )}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
