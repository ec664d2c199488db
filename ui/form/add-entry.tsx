'use client';
import { Button, Menu, Text } from '@mantine/core';
import { IconPlus, type IconProps } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { Entry } from './draft';
import classes from './entry-list.module.css';

/** Something that can be added to a list. */
export type EntryKind = {
  label: string;
  about?: string;
  icon?: ComponentType<IconProps>;
  /** A new entry of this kind. */
  make: () => Entry;
};

type Props = { label: string; kinds: EntryKind[]; disabled: boolean; onAdd: (entry: Entry) => void };

/** Adds an entry: at once when there is one kind, otherwise of the kind that is chosen. */
export function AddEntry({ label, kinds, disabled, onAdd }: Props) {
  const [only] = kinds;
  const look = {
    variant: 'default',
    disabled,
    leftSection: <IconPlus size={16} aria-hidden />,
    children: label,
    'data-add': true,
  } as const;
  if (kinds.length === 1 && only) return <Button {...look} onClick={() => onAdd(only.make())} />;
  return (
    <Menu position="bottom-start" width={300}>
      <Menu.Target>
        <Button {...look} />
      </Menu.Target>
      <Menu.Dropdown>
        {kinds.map(({ label: kind, about, icon: Icon, make }) => (
          <Menu.Item
            key={kind}
            onClick={() => onAdd(make())}
            leftSection={Icon && <Icon size={18} stroke={1.6} aria-hidden className={classes.kindIcon} />}
          >
            {kind}
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
