'use client';
import { Spotlight, type SpotlightActionData, type SpotlightActionGroupData } from '@mantine/spotlight';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'use-intl';
import { KIND_PATHS, KINDS } from '../kinds';
import { useSession } from '../session';
import { FOOT, PLACES } from './places';

type Key = Parameters<ReturnType<typeof useTranslations<never>>>[0];

/** Everything that can be reached or begun from anywhere, behind ⌘K. */
export function Palette() {
  const t = useTranslations();
  const router = useRouter();
  const { canWrite } = useSession();
  const pages: SpotlightActionData[] = [...PLACES.flatMap(({ places }) => places), ...FOOT].map(
    ({ href, icon: Icon, label }) => ({
      id: `go${href}`,
      label: t(label as Key),
      leftSection: <Icon size={18} stroke={1.6} aria-hidden />,
      onClick: () => router.push(href),
    }),
  );
  const creations: SpotlightActionData[] = KIND_PATHS.map((path) => ({
    id: `create-${path}`,
    label: t('nav.createKind', { kind: t(`kinds.${path}.one`) }),
    leftSection: <IconPlus size={18} stroke={1.6} aria-hidden />,
    onClick: () => router.push(`/widgets/${path}?new=1`),
    keywords: [KINDS[path].type],
  }));
  const actions: SpotlightActionGroupData[] = [
    { group: t('nav.palettePages'), actions: pages },
    ...(canWrite ? [{ group: t('nav.paletteCreate'), actions: creations }] : []),
  ];
  return (
    <Spotlight
      shortcut={['mod + K']}
      actions={actions}
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
