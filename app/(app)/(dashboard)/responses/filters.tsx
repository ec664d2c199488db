'use client';
import { CloseButton, Group, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { IconSearch } from '../../../../ui/icons';
import { Select } from '../../../../ui/lazy/select';
import { LENGTHS } from '../../../../widgets/contract/limits';
import type { SearchText } from '../../../_ui/lists/search-text';
import type { useUrlState } from '../../../_ui/navigation/url-state';
import type { Period } from '../statistics/period';
import { PeriodPicker } from '../statistics/period-picker';
import { CompleteSwitch } from './complete-switch';
import type { Target } from './fetch';
import { NPS_GROUPS } from './filter';
import { useOptions, type Widget } from './use-responses';

type Url = ReturnType<typeof useUrlState>;

function Search({ text, type }: SearchText) {
  const t = useTranslations('responses');
  return (
    <TextInput
      w={{ base: '100%', xs: 250 }}
      aria-label={t('search')}
      placeholder={t('search')}
      leftSection={<IconSearch size={15} aria-hidden />}
      rightSection={text ? <CloseButton size="sm" aria-label={t('clear')} onClick={() => type('')} /> : null}
      value={text}
      maxLength={LENGTHS.query}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}

function GroupFilter({ target, widget, url }: Pick<Props, 'target' | 'widget' | 'url'>) {
  const t = useTranslations('responses');
  const options = useOptions(target, widget);
  if (target.tab === 'surveys') return null;
  const data = target.tab === 'nps' ? NPS_GROUPS.map((value) => ({ value, label: t(`groups.${value}`) })) : options;
  return (
    <Select
      w={{ base: '100%', xs: 170 }}
      aria-label={t(`groupOf.${target.tab}`)}
      placeholder={t(`groupOf.${target.tab}`)}
      data={data}
      value={url.get('group') ?? null}
      clear={t('clear')}
      onChange={(group) => url.set({ group, offset: null })}
    />
  );
}

type Props = {
  target: Target;
  /** The widget whose responses are shown, and those to choose from. */
  widget: Widget;
  widgets: Widget[];
  period: Period;
  url: Url;
  search: SearchText;
};

/** Filters of the responses. The URL holds them. */
export function Filters({ target, widget, widgets, period, url, search }: Props) {
  const t = useTranslations('responses');
  const labelOf = ({ name, active, archivedAt }: Widget) =>
    active ? name : t(archivedAt ? 'archivedNamed' : 'draftNamed', { name });
  return (
    <Group gap="xs" align="flex-start" flex="1 1 500px">
      <Select
        aria-label={t('widget')}
        w={{ base: '100%', xs: 220 }}
        data={widgets.map((one) => ({ value: String(one.id), label: labelOf(one) }))}
        value={String(target.widgetId)}
        {...(widgets.length > 8 ? { search: {} } : {})}
        onChange={(widget) => url.set({ widget, group: null, offset: null, open: null })}
      />
      <PeriodPicker period={period} url={url} allowAll />
      <GroupFilter target={target} widget={widget} url={url} />
      <Search {...search} />
      {target.tab !== 'feedback' && <CompleteSwitch url={url} />}
    </Group>
  );
}
