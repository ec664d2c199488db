'use client';
import { Checkbox, Popover, ScrollArea, Stack, Text } from '@mantine/core';
import { cloneElement, type ReactElement, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

/** The chosen columns and all available keys. */
export type Choice = { columns: string[]; keys: string[]; choose: (columns: string[]) => void };

type Props = Choice & { most: number; button: ReactElement<{ onClick: () => void }> };

/** The popover that chooses columns, which opens on mount. */
export function ColumnsPopover({ columns, keys, choose, most, button }: Props) {
  const t = useTranslations('users');
  const [opened, setOpened] = useState(false);
  useEffect(() => setOpened(true), []);
  return (
    <Popover position="bottom-end" shadow="md" width={260} trapFocus returnFocus opened={opened} onChange={setOpened}>
      <Popover.Target>{cloneElement(button, { onClick: () => setOpened(!opened) })}</Popover.Target>
      <Popover.Dropdown>
        <Text size="xs" c="dimmed" mb="xs">
          {keys.length ? t('columnsHint', { count: most }) : t('columnsNone')}
        </Text>
        <ScrollArea.Autosize mah={320} type="auto">
          <Checkbox.Group value={columns} onChange={choose} aria-label={t('columns')}>
            <Stack gap={8} p={2}>
              {keys.map((key) => (
                <Checkbox
                  key={key}
                  value={key}
                  label={key}
                  disabled={columns.length >= most && !columns.includes(key)}
                  styles={{ label: { overflowWrap: 'anywhere' } }}
                />
              ))}
            </Stack>
          </Checkbox.Group>
        </ScrollArea.Autosize>
      </Popover.Dropdown>
    </Popover>
  );
}
