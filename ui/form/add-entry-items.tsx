'use client';
import { Menu, Text } from '@mantine/core';
import type { Entry } from './draft';
import classes from './entry-list.module.css';
import type { EntryType } from './entry-type';

/** The menu items for the types of entries that can be added. */
export function AddEntryItems({ types, onAdd }: { types: EntryType[]; onAdd: (entry: Entry) => void }) {
  return types.map(({ label, about, icon: Icon, make }) => (
    <Menu.Item
      key={label}
      onClick={() => onAdd(make())}
      leftSection={Icon && <Icon size={18} stroke={1.6} aria-hidden className={classes.typeIcon} />}
    >
      {label}
      {about && (
        <Text size="xs" c="dimmed">
          {about}
        </Text>
      )}
    </Menu.Item>
  ));
}
