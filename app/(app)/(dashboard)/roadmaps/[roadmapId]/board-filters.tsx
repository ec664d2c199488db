'use client';
import { Button, Group, Select, Text, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconSearch } from '../../../../../ui/icons';
import { useAllTags } from '../../../../_ui/data/all-tags';
import { useUrlState } from '../../../../_ui/navigation/url-state';

/** Search and tag of a board, kept in the URL. `found` is the number of items shown. */
export function BoardFilters({ found }: { found: number }) {
  const t = useTranslations('roadmaps.board');
  const url = useUrlState();
  const tags = useAllTags();
  const [text, setText] = useState(url.get('q') ?? '');
  const search = useDebouncedCallback((q: string) => url.set({ q: q.trim() }), 150);
  const tag = url.get('tag') ?? null;
  const any = Boolean(url.get('q') || tag);
  const clear = () => {
    setText('');
    url.set({ q: null, tag: null });
  };
  return (
    <Group gap="sm" mb="md">
      <TextInput
        flex={{ base: '1 1 9rem', sm: '0 1 16rem' }}
        aria-label={t('search')}
        placeholder={t('search')}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          search(event.currentTarget.value);
        }}
      />
      <Select
        flex={{ base: '1 1 8rem', sm: '0 1 11rem' }}
        aria-label={t('tag')}
        placeholder={t('allTags')}
        data={(tags.data ?? []).map(({ name }) => name)}
        value={tag}
        onChange={(next) => url.set({ tag: next })}
        clearable
        searchable
      />
      {any && (
        <>
          <Text size="sm" c="dimmed" role="status">
            {t('found', { count: found })}
          </Text>
          <Button variant="subtle" size="compact-sm" onClick={clear}>
            {t('clear')}
          </Button>
        </>
      )}
    </Group>
  );
}
