'use client';
import { Autocomplete, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { LENGTHS } from '../../../widgets/contract/limits';
import { useApi } from '../../_ui/api';
import { nameOf } from '../../_ui/user-name';

const SHOWN = 8;

/** A user's id, with those who are found by it, by name or by email. */
export function PersonInput({ value, onChange }: { value: string; onChange: (userId: string) => void }) {
  const t = useTranslations('builder.why');
  const [typed] = useDebouncedValue(value.trim(), 250);
  const { data } = useQuery({
    ...useApi().users.list.queryOptions({ limit: SHOWN, ...(typed ? { query: typed } : {}) }),
    placeholderData: keepPreviousData,
  });
  const users = data?.data ?? [];
  const names = new Map(users.map((user) => [user.userId, nameOf(user)]));
  return (
    <Autocomplete
      label={t('person')}
      description={t('personHint')}
      placeholder={t('anybody')}
      value={value}
      onChange={onChange}
      data={users.map(({ userId }) => userId)}
      // The server has found them, also by what the id does not hold.
      filter={({ options }) => options}
      renderOption={({ option }) => (
        <div>
          <Text size="sm">{option.value}</Text>
          {names.get(option.value) && (
            <Text size="xs" c="dimmed">
              {names.get(option.value)}
            </Text>
          )}
        </div>
      )}
      maxLength={LENGTHS.userId}
      autoComplete="off"
    />
  );
}
