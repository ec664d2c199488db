'use client';
import { Button } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { type ComponentProps, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconColumns3 } from '../../../../ui/icons';
import { useMetadataKeys } from '../../../_builder/targeting/metadata-keys';
import type { Choice, ColumnsPopover } from './opened-columns';

const MAX_COLUMNS = 6;
const USUAL = ['name', 'email', 'plan', 'role'];

/** The metadata shown in the list, as this person chose it on this device. */
export function useColumns() {
  const { keys } = useMetadataKeys();
  const [chosen, setChosen] = useLocalStorage<string[] | null>({ key: 'docent-user-columns', defaultValue: null });
  const known = USUAL.filter((key) => keys.includes(key));
  const usual = (known.length ? known : keys).slice(0, 3);
  const columns = Array.isArray(chosen) ? chosen.filter((key) => typeof key === 'string').slice(0, MAX_COLUMNS) : usual;
  return { columns, choose: setChosen, keys: [...new Set([...keys, ...columns])] };
}

function ColumnsButton(props: ComponentProps<'button'>) {
  const t = useTranslations('users');
  return (
    <Button {...props} variant="default" leftSection={<IconColumns3 size={16} aria-hidden />} visibleFrom="sm">
      {t('columns')}
    </Button>
  );
}

const load = () => import('./opened-columns');

/** Chooses which metadata the list shows. The popover is loaded on hover or focus. */
export function ColumnPicker(choice: Choice) {
  const [parts, setParts] = useState<{ Opened: typeof ColumnsPopover }>();
  if (parts) return <parts.Opened {...choice} most={MAX_COLUMNS} button={<ColumnsButton />} />;
  const open = async () => {
    const { ColumnsPopover: Opened } = await load();
    setParts({ Opened });
  };
  const preload = () => void load().catch(() => {});
  return (
    <ColumnsButton
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={() => void open()}
      onPointerEnter={preload}
      onFocus={preload}
    />
  );
}
