'use client';
import { Button, Checkbox, Popover, ScrollArea, Stack, Text } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useTranslations } from 'use-intl';
import { IconColumns3 } from '../../../../ui/icons';
import { useMetadataKeys } from '../../../_builder/targeting/metadata-keys';

const MOST = 6;
const USUAL = ['name', 'email', 'plan', 'role'];

/** The metadata shown in the list, as this person chose it on this device. */
export function useColumns() {
  const { keys } = useMetadataKeys();
  const [chosen, setChosen] = useLocalStorage<string[] | null>({ key: 'docent-user-columns', defaultValue: null });
  const known = USUAL.filter((key) => keys.includes(key));
  const usual = (known.length ? known : keys).slice(0, 3);
  const columns = Array.isArray(chosen) ? chosen.filter((key) => typeof key === 'string').slice(0, MOST) : usual;
  return { columns, choose: setChosen, keys: [...new Set([...keys, ...columns])] };
}

type Props = { columns: string[]; keys: string[]; choose: (columns: string[]) => void };

/** Chooses which metadata the list shows. */
export function ColumnPicker({ columns, keys, choose }: Props) {
  const t = useTranslations('users');
  return (
    <Popover position="bottom-end" shadow="md" width={260} trapFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns3 size={16} aria-hidden />} visibleFrom="sm">
          {t('columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Text size="xs" c="dimmed" mb="xs">
          {keys.length ? t('columnsHint', { count: MOST }) : t('columnsNone')}
        </Text>
        <ScrollArea.Autosize mah={320} type="auto">
          <Checkbox.Group value={columns} onChange={choose} aria-label={t('columns')}>
            <Stack gap={8} p={2}>
              {keys.map((key) => (
                <Checkbox
                  key={key}
                  value={key}
                  label={key}
                  disabled={columns.length >= MOST && !columns.includes(key)}
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
