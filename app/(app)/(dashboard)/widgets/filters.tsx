'use client';
import { Button, CloseButton, NativeSelect, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { IconFolder, IconSearch } from '../../../../ui/icons';
import { LENGTHS } from '../../../../widgets/contract/limits';
import { useAllFolders } from '../../../_ui/data/all-folders';
import { useSearchText } from '../../../_ui/lists/search-text';
import { useUrlState } from '../../../_ui/navigation/url-state';
import { ManageFolders } from './folders';

/** The search box and the folder filter of the list. */
export function Filters() {
  const t = useTranslations('widgets');
  const url = useUrlState();
  const { folders } = useAllFolders();
  const { text, type } = useSearchText(url, 'q');
  return (
    <>
      <TextInput
        type="search"
        aria-label={t('searchLabel')}
        placeholder={t('searchLabel')}
        leftSection={<IconSearch size={15} aria-hidden />}
        rightSection={text ? <CloseButton size="sm" aria-label={t('clear')} onClick={() => type('')} /> : null}
        value={text}
        maxLength={LENGTHS.query}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        w={{ base: '100%', xs: 260 }}
      />
      <NativeSelect
        aria-label={t('folder')}
        leftSection={<IconFolder size={15} aria-hidden />}
        data={[
          { value: '', label: t('allFolders') },
          ...(folders ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={url.get('folder') ?? ''}
        onChange={({ currentTarget }) => url.set({ folder: currentTarget.value || null, offset: null })}
        w={{ base: 'calc(100% - 50px)', xs: 200 }}
      />
      <ManageFolders />
    </>
  );
}

Filters.Clear = function Clear({ onClear }: { onClear: () => void }) {
  const t = useTranslations('widgets');
  return (
    <Button variant="default" onClick={onClear}>
      {t('clearFilters')}
    </Button>
  );
};
