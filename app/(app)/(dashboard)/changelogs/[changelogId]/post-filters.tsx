'use client';
import { Box, CloseButton, Group, SegmentedControl, Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconSearch } from '../../../../../ui/icons';
import { containsInAnyCase } from '../../../../../widgets/targeting/any-case';
import { useAllTags } from '../../../../_ui/data/all-tags';
import { useUrlState } from '../../../../_ui/navigation/url-state';
import { isPostStatus, type Post, postStatus, STATUSES } from '../post-status';

const plain = (html: string | null) => (html ?? '').replace(/<[^>]*>/g, ' ');

/** The filters in the URL, and whether a post passes them. */
export function usePostFilter() {
  const url = useUrlState();
  const text = url.get('q');
  const wanted = url.get('status');
  const status = isPostStatus(wanted) ? wanted : undefined;
  const tag = url.get('tag');
  const words = text?.split(/\s+/).filter(Boolean) ?? [];
  return {
    text,
    status,
    tag,
    any: Boolean(text || status || tag),
    set: url.set,
    clear: () => url.set({ q: null, status: null, tag: null }),
    passes: (post: Post): boolean =>
      (!status || postStatus(post) === status) &&
      (!tag || post.tags.some(({ name }) => name === tag)) &&
      words.every((word) => containsInAnyCase(post.title, word) || containsInAnyCase(plain(post.description), word)),
  };
}

/** Search, status and tag of a list of posts. */
export function PostFilters({ filter }: { filter: ReturnType<typeof usePostFilter> }) {
  const t = useTranslations();
  const tags = useAllTags();
  const [text, setText] = useState(filter.text ?? '');
  const search = useDebouncedCallback((q: string) => filter.set({ q: q.trim() }), 200);
  const changeText = (value: string) => {
    setText(value);
    search(value);
  };
  // Empty the field when another component clears the filter.
  const [seen, setSeen] = useState(filter.text);
  if (seen !== filter.text) {
    setSeen(filter.text);
    if (!filter.text) setText('');
  }
  return (
    <Group gap="sm" mb="lg">
      <TextInput
        flex={{ base: '1 1 10rem', sm: '1 1 14rem' }}
        aria-label={t('changelogs.post.search')}
        placeholder={t('changelogs.post.search')}
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSection={
          text && <CloseButton size="sm" aria-label={t('changelogs.post.clear')} onClick={() => changeText('')} />
        }
        value={text}
        onChange={(event) => changeText(event.currentTarget.value)}
      />
      <Select
        flex={{ base: '1 1 8rem', sm: '0 1 11rem' }}
        aria-label={t('changelogs.post.tag')}
        placeholder={t('changelogs.post.allTags')}
        data={(tags.data ?? []).map(({ name }) => name)}
        value={filter.tag ?? null}
        onChange={(tag) => filter.set({ tag })}
        clearable
        searchable
      />
      <Box maw="100%" style={{ overflowX: 'auto' }}>
        <SegmentedControl
          aria-label={t('changelogs.post.status')}
          data={[
            { value: '', label: t('changelogs.post.statusAll') },
            ...STATUSES.map((value) => ({ value, label: t(`changelogs.post.${value}`) })),
          ]}
          value={filter.status ?? ''}
          onChange={(status) => filter.set({ status })}
        />
      </Box>
    </Group>
  );
}
