'use client';

import { Button } from '@mantine/core';
import { IconPlus } from '../icons';
import { LazyMenu } from '../lazy/lazy-menu';
import type { Entry } from './draft';
import type { EntryType } from './entry-type';

const load = () => import('./add-entry-items');

type Props = { label: string; types: EntryType[]; disabled: boolean; onAdd: (entry: Entry) => void };

/** The button that adds an entry: immediately if there is only one type, otherwise through a menu of the types. */
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
    <LazyMenu button={<Button {...look} />} load={load} position="bottom-start" width={300}>
      {({ AddEntryItems }) => <AddEntryItems types={types} onAdd={onAdd} />}
    </LazyMenu>
  );
}
