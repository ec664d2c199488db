'use client';
import { Autocomplete, Select } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { LENGTHS } from '../../../../widgets/contract/limits';
import { USER_MOMENTS } from '../../../../widgets/targeting/user-moments';
import { useSegments } from '../../../_ui/data/all-segments';
import { useMetadataKeys } from '../metadata-keys';
import type { RuleInputProps } from '../rule-input';
import { TextValue } from './text-value';

/** Input for the metadata key of a property rule. */
export function PropertyInput({ rule, change, disabled, issue, field }: RuleInputProps) {
  const t = useTranslations('targeting');
  const { keys } = useMetadataKeys();
  return (
    <Autocomplete
      data-field={field('property')}
      aria-label={t('property')}
      placeholder={t('propertyPlaceholder')}
      value={rule.property ?? ''}
      onChange={(property) => change({ property: property || undefined })}
      data={[...new Set([...keys, ...USER_MOMENTS])]}
      maxLength={LENGTHS.metadataKey}
      disabled={disabled}
      error={issue('property')}
      spellCheck={false}
      autoCapitalize="off"
    />
  );
}

/** Input for the value of a property rule, which suggests values that users have. */
export function PropertyValueInput(props: RuleInputProps) {
  const t = useTranslations('targeting');
  const { valuesOf } = useMetadataKeys();
  return (
    <TextValue
      {...props}
      label={t('value')}
      placeholder={t('valuePlaceholder')}
      suggestions={props.rule.property ? valuesOf(props.rule.property) : []}
    />
  );
}

/** Input for the segment of a rule. */
export function SegmentInput({ rule, change, disabled, issue, field, self }: RuleInputProps) {
  const t = useTranslations('targeting');
  const { data, isPending } = useSegments();
  const id = rule.userSegmentId;
  const options = (data ?? [])
    .filter((segment) => segment.id !== self)
    .map((segment) => ({ value: String(segment.id), label: segment.name }));
  const unknown = id !== undefined && !options.some(({ value }) => value === String(id));
  return (
    <Select
      data-field={field('userSegmentId')}
      aria-label={t('segment')}
      placeholder={isPending || options.length ? t('segmentPlaceholder') : t('noSegments')}
      data={unknown ? [...options, { value: String(id), label: `#${id}` }] : options}
      value={id === undefined ? null : String(id)}
      onChange={(value) => change({ userSegmentId: value === null ? undefined : Number(value) })}
      searchable
      allowDeselect={false}
      nothingFoundMessage={t('nothingFound')}
      disabled={disabled}
      error={issue('userSegmentId')}
    />
  );
}
