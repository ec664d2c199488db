'use client';
import { Autocomplete, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { LENGTHS } from '../../../widgets/contract/limits';
import { useApi } from '../../_ui/data/api';
import { nameOf } from '../../_ui/texts/user-name';

const SHOWN = 8;

/** An input for a user's ID, which suggests users by ID, name or email. */
export function UserInput({ value, onChange }: { value: string; onChange: (userId: string) => void }) {
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
      // The server has filtered them already, and not only by ID.
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
