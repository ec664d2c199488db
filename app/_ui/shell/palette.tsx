'use client';
import { useDebouncedValue } from '@mantine/hooks';
import { Spotlight, type SpotlightActionData, type SpotlightActionGroupData } from '@mantine/spotlight';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconPlus, IconSearch } from '../../../ui/icons';
import { WIDGET_TYPES, widgetTypes } from '../../../widgets/contract/types';
import { icons } from '../../../widgets/generated/form/icons';
import { useApi } from '../data/api';
import { leave } from '../forms/unsaved-guard';
import { useSession } from '../session/session';
import classes from './palette.module.css';
import { paletteStore } from './palette-store';
import { FOOT, PLACES } from './places';

const FEWEST_LETTERS = 2;

/** The widgets whose names contain the query. */
function useWidgetActions(query: string): SpotlightActionData[] {
  const router = useRouter();
  const t = useTranslations('types');
  const [text] = useDebouncedValue(query.trim(), 150);
  const found = useQuery({
    ...useApi().widgets.list.queryOptions({ query: text, limit: 8 }),
    enabled: text.length >= FEWEST_LETTERS,
    placeholderData: keepPreviousData,
  });
  if (text.length < FEWEST_LETTERS) return [];
  return (found.data?.data ?? []).map(({ id, type, path, name }) => {
    const Icon = icons[type];
    return {
      id: `widget-${id}`,
      label: name,
      description: t(`${type}.name.one`),
      leftSection: <Icon size={18} stroke={1.6} aria-hidden />,
      onClick: () => leave(() => router.push(`/builder/${path}/${id}`)),
    };
  });
}

/** The command palette (⌘K): pages, actions and widgets. */
export function Palette() {
  const t = useTranslations();
  const router = useRouter();
  const { canWrite } = useSession();
  const [query, setQuery] = useState('');
  const widgets = useWidgetActions(query);
  const pages: SpotlightActionData[] = [...PLACES.flatMap(({ places }) => places), ...FOOT].map(
    ({ href, icon: Icon, label }) => ({
      id: `go${href}`,
      label: t(label),
      leftSection: <Icon size={18} stroke={1.6} aria-hidden />,
      onClick: () => leave(() => router.push(href)),
    }),
  );
  const creations: SpotlightActionData[] = WIDGET_TYPES.map((type) => ({
    id: `create-${type}`,
    label: t('nav.create', { type: t(`types.${type}.name.one`) }),
    leftSection: <IconPlus size={18} stroke={1.6} aria-hidden />,
    onClick: () => leave(() => router.push(`/widgets/${widgetTypes[type].path}?new=1`)),
    keywords: [type],
  }));
  const actions: SpotlightActionGroupData[] = [
    { group: t('nav.palettePages'), actions: pages },
    ...(canWrite ? [{ group: t('nav.paletteCreate'), actions: creations }] : []),
    // Last, since they arrive later and would move the selected entry.
    ...(widgets.length ? [{ group: t('nav.paletteWidgets'), actions: widgets }] : []),
  ];
  return (
    <Spotlight
      store={paletteStore}
      attributes={{ content: { 'aria-label': t('nav.palette') } }}
      classNames={{ action: classes.action ?? '' }}
      // `palette-lazy.tsx` handles the shortcut.
      shortcut={null}
      actions={actions}
      query={query}
      onQueryChange={setQuery}
      highlightQuery
      scrollable
      maxHeight={420}
      // The scrollable area can be focused with Tab.
      scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}
      nothingFound={t('nav.paletteNothing')}
      searchProps={{
        leftSection: <IconSearch size={18} stroke={1.6} aria-hidden />,
        placeholder: t('nav.palettePlaceholder'),
        'aria-label': t('nav.palettePlaceholder'),
      }}
    />
  );
}
