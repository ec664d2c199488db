'use client';
import { Group, Select, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { IconArrowBigUp } from '../../../../../ui/icons';
import { RichText } from '../../../../../ui/rich-text/lazy';
import { LENGTHS } from '../../../../../widgets/contract/limits';
import { TagPicker } from '../../../../_ui/forms/tag-picker';
import { Time } from '../../../../_ui/texts/time';
import type { Item, Section } from './board-model';
import type { ItemDraft } from './stored-item';

type Props = { form: UseFormReturnType<ItemDraft>; item: Item; sections: Section[]; disabled: boolean };

/** The fields of an item, under its votes. */
export function ItemFields({ form, item, sections, disabled }: Props) {
  const t = useTranslations('roadmaps');
  const { description, tagName } = form.values;
  return (
    <>
      <Group gap="lg">
        <Group gap={4}>
          <IconArrowBigUp size={16} aria-hidden />
          <Text size="sm" fw={550}>
            {t('votesCount', { count: item.votesCount })}
          </Text>
        </Group>
        <Text size="sm" c="dimmed">
          {t('item.updated')} <Time at={item.updatedAt} />
        </Text>
      </Group>
      <TextInput
        label={t('item.name')}
        required
        maxLength={LENGTHS.name}
        disabled={disabled}
        {...form.getInputProps('name')}
      />
      <RichText
        compact
        label={t('item.text')}
        disabled={disabled}
        value={description}
        onChange={(html) => form.setFieldValue('description', html)}
        error={form.errors.description}
      />
      <TagPicker
        single
        label={t('item.tag')}
        disabled={disabled}
        value={tagName ? [tagName] : []}
        onChange={([tag = '']) => form.setFieldValue('tagName', tag)}
        error={form.errors.tagName}
      />
      <Select
        label={t('item.section')}
        disabled={disabled}
        allowDeselect={false}
        data={sections.map((section) => ({ value: String(section.id), label: section.name }))}
        {...form.getInputProps('sectionId')}
      />
    </>
  );
}
