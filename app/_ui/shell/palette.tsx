'use client';
import { useDebouncedValue } from '@mantine/hooks';
import { Spotlight, type SpotlightActionData, type SpotlightActionGroupData } from '@mantine/spotlight';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../api';
import { KIND_PATHS, KINDS, type KindPath } from '../kinds';
import { useSession } from '../session';
import { leave } from '../unsaved-guard';
import { paletteStore } from './palette-store';
import { FOOT, PLACES } from './places';

type Key = Parameters<ReturnType<typeof useTranslations<never>>>[0];

const FEWEST_LETTERS = 2;

/** The widgets whose names hold what is typed. */
function useWidgetActions(query: string): SpotlightActionData[] {
  const router = useRouter();
  const t = useTranslations('kinds');
  const [text] = useDebouncedValue(query.trim(), 150);
  const found = useQuery({
    ...useApi().widgets.list.queryOptions({ query: text, limit: 8 }),
    enabled: text.length >= FEWEST_LETTERS,
    placeholderData: keepPreviousData,
  });
  if (text.length < FEWEST_LETTERS) return [];
  return (found.data?.data ?? []).map(({ id, path, name }) => {
    const { icon: Icon } = KINDS[path as KindPath];
    return {
      id: `widget-${id}`,
      label: name,
      description: t(`${path as KindPath}.one`),
      leftSection: <Icon size={18} stroke={1.6} aria-hidden />,
      onClick: () => leave(() => router.push(`/builder/${path}/${id}`)),
    };
  });
}

/** Everything that can be reached or begun from anywhere, behind ⌘K. */
export function Palette() {
  const t = useTranslations();
  const router = useRouter();
  const { canWrite } = useSession();
  const [query, setQuery] = useState('');
  const widgets = useWidgetActions(query);
  const pages: SpotlightActionData[] = [...PLACES.flatMap(({ places }) => places), ...FOOT].map(
    ({ href, icon: Icon, label }) => ({
      id: `go${href}`,
      label: t(label as Key),
      leftSection: <Icon size={18} stroke={1.6} aria-hidden />,
      onClick: () => leave(() => router.push(href)),
    }),
  );
  const creations: SpotlightActionData[] = KIND_PATHS.map((path) => ({
    id: `create-${path}`,
    label: t('nav.createKind', { kind: t(`kinds.${path}.one`) }),
    leftSection: <IconPlus size={18} stroke={1.6} aria-hidden />,
    onClick: () => leave(() => router.push(`/widgets/${path}?new=1`)),
    keywords: [KINDS[path].type],
  }));
  const actions: SpotlightActionGroupData[] = [
    ...(widgets.length ? [{ group: t('nav.paletteWidgets'), actions: widgets }] : []),
    { group: t('nav.palettePages'), actions: pages },
    ...(canWrite ? [{ group: t('nav.paletteCreate'), actions: creations }] : []),
  ];
  return (
    <Spotlight
      store={paletteStore}
      // Listened to before this is loaded.
      shortcut={null}
      actions={actions}
      query={query}
      onQueryChange={setQuery}
      highlightQuery
      scrollable
      maxHeight={420}
      nothingFound={t('nav.paletteNothing')}
      searchProps={{
        leftSection: <IconSearch size={18} stroke={1.6} aria-hidden />,
        placeholder: t('nav.palettePlaceholder'),
        'aria-label': t('nav.palettePlaceholder'),
      }}
    />
  );
}
