import {
  IconBook2,
  IconChartBar,
  IconHome,
  IconLayoutGrid,
  IconMap2,
  IconMessages,
  IconNews,
  IconSettings,
  IconTags,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import { KIND_PATHS, KINDS } from '../kinds';

type Icon = typeof IconHome;

/** A page of the main navigation. `label` is a key of the catalogue. */
export type Place = { href: string; icon: Icon; label: `nav.${string}` | `kinds.${string}` };

export const PLACES: { title?: 'widgets' | 'publish' | 'audience' | 'insight'; places: Place[] }[] = [
  { places: [{ href: '/', icon: IconHome, label: 'nav.home' }] },
  {
    title: 'widgets',
    places: [
      { href: '/widgets', icon: IconLayoutGrid, label: 'nav.allWidgets' },
      ...KIND_PATHS.map(
        (path): Place => ({ href: `/widgets/${path}`, icon: KINDS[path].icon, label: `kinds.${path}.many` }),
      ),
    ],
  },
  {
    title: 'publish',
    places: [
      { href: '/changelogs', icon: IconNews, label: 'nav.changelogs' },
      { href: '/roadmaps', icon: IconMap2, label: 'nav.roadmaps' },
      { href: '/tags', icon: IconTags, label: 'nav.tags' },
    ],
  },
  {
    title: 'audience',
    places: [
      { href: '/users', icon: IconUsers, label: 'nav.users' },
      { href: '/segments', icon: IconUsersGroup, label: 'nav.segments' },
    ],
  },
  {
    title: 'insight',
    places: [
      { href: '/responses', icon: IconMessages, label: 'nav.responses' },
      { href: '/statistics', icon: IconChartBar, label: 'nav.statistics' },
    ],
  },
];

export const FOOT: Place[] = [
  { href: '/settings', icon: IconSettings, label: 'nav.settings' },
  { href: '/docs', icon: IconBook2, label: 'nav.reference' },
];
