'use client';
import { CheckIcon, Combobox, Group, Loader, Pill, PillsInput, Text, useCombobox } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconPlus } from '../../../ui/icons';
import { containsInAnyCase, foldCase } from '../../../widgets/targeting/any-case';
import { type Tag, useAllTags } from '../data/all-tags';
import { useApi } from '../data/api';
import { useChange } from '../data/change';
import { TagBadge, tagColors } from './tag-badge';

const CREATE = '\u0000create';

type Props = {
  /** Names of tags. */
  value: string[];
  onChange: (names: string[]) => void;
  label: string;
  description?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
  /** One tag at most: choosing another replaces it. */
  single?: boolean;
};

function Choice({ tag, chosen }: { tag: Tag; chosen: boolean }) {
  return (
    <Combobox.Option value={tag.name} active={chosen}>
      <Group gap="xs" justify="space-between" wrap="nowrap">
        <TagBadge tag={tag} />
        {chosen && <CheckIcon size={12} aria-hidden />}
      </Group>
    </Combobox.Option>
  );
}

/** Chooses tags by name, and creates those that are missing. */
export function TagPicker({ value, onChange, label, description, error, disabled, single = false }: Props) {
  const t = useTranslations('common.tags');
  const api = useApi();
  const tags = useAllTags();
  const [search, setSearch] = useState('');
  const wanted = search.trim();
  const combobox = useCombobox({
    onDropdownClose: () => combobox.resetSelectedOption(),
    onDropdownOpen: () => combobox.updateSelectedOptionIndex('active'),
  });
  const { selectFirstOption } = combobox;
  // An effect, because the options for the search text must be rendered first.
  useEffect(() => {
    if (wanted) selectFirstOption();
  }, [wanted, selectFirstOption]);
  // The current value. `add` may run after a request that created a tag, when `value` is out of date.
  const chosen = useRef(value);
  useEffect(() => {
    chosen.current = value;
  }, [value]);
  const add = (name: string) => {
    chosen.current = single ? [name] : [...chosen.current, name];
    onChange(chosen.current);
    if (single) combobox.closeDropdown();
  };
  const create = useChange(api.tags.create.mutationOptions(), {
    refresh: [api.tags.list.queryKey()],
    inTurn: 'tags by name',
    onDone: ({ name }) => add(name),
    onFailed: (_, { name }) => setSearch((typed) => typed || name),
  });
  const all = tags.data ?? [];
  const found = all.filter(({ name }) => containsInAnyCase(name, wanted));
  const canCreate = wanted !== '' && !all.some(({ name }) => foldCase(name) === foldCase(wanted));
  const remove = (name: string) => onChange(value.filter((other) => other !== name));
  const choose = (name: string) => {
    if (name === CREATE) create.mutate({ name: wanted });
    else if (value.includes(name)) return remove(name);
    else add(name);
    setSearch('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = value.at(-1);
    if (event.key === 'Backspace' && search === '' && last !== undefined) remove(last);
    if (event.key !== 'Enter' || event.isDefaultPrevented() || event.nativeEvent.isComposing) return;
    // Otherwise, Enter would submit the form while a tag is being named.
    event.preventDefault();
    const [first] = found;
    if (wanted && combobox.getSelectedOptionIndex() === -1) choose(first ? first.name : CREATE);
  };
  return (
    <Combobox store={combobox} onOptionSubmit={choose} disabled={disabled}>
      <Combobox.DropdownTarget>
        <PillsInput
          label={label}
          description={description}
          error={error}
          disabled={disabled}
          rightSection={create.isPending ? <Loader size={14} /> : null}
          onClick={() => combobox.openDropdown()}
        >
          <Pill.Group>
            {value.map((name) => {
              const tag = all.find((other) => other.name === name);
              return (
                <Pill
                  key={name}
                  radius="sm"
                  withRemoveButton={!disabled}
                  onRemove={() => remove(name)}
                  removeButtonProps={{ title: t('remove', { name }) }}
                  {...(tag ? tagColors(tag) : {})}
                >
                  {name}
                </Pill>
              );
            })}
            <Combobox.EventsTarget>
              <PillsInput.Field
                value={search}
                placeholder={value.length ? undefined : t('placeholder')}
                disabled={disabled}
                onFocus={() => combobox.openDropdown()}
                onBlur={() => {
                  combobox.closeDropdown();
                  setSearch('');
                }}
                onChange={(event) => {
                  setSearch(event.currentTarget.value);
                  combobox.openDropdown();
                }}
                onKeyDown={onKeyDown}
              />
            </Combobox.EventsTarget>
          </Pill.Group>
        </PillsInput>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown>
        <Combobox.Options mah={240} style={{ overflowY: 'auto' }} aria-label={label}>
          {found.map((tag) => (
            <Choice key={tag.id} tag={tag} chosen={value.includes(tag.name)} />
          ))}
          {canCreate && (
            <Combobox.Option value={CREATE}>
              <Group gap={6} wrap="nowrap">
                <IconPlus size={14} aria-hidden />
                <Text size="sm" truncate>
                  {t('create', { name: wanted })}
                </Text>
              </Group>
            </Combobox.Option>
          )}
          {!canCreate && found.length === 0 && <Combobox.Empty>{tags.data ? t('none') : t('loading')}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
