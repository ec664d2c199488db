import type { Messages } from '../../../messages';
import {
  IconBook2,
  IconCalendarEvent,
  IconChartBar,
  IconGitPullRequest,
  IconHome,
  IconLayoutGrid,
  IconMap2,
  IconMessages,
  IconNews,
  IconSettings,
  IconTags,
  IconUsers,
  IconUsersGroup,
} from '../../../ui/icons';
import { WIDGET_TYPES, type WidgetType, widgetTypes } from '../../../widgets/contract/types';
import { icons } from '../../../widgets/generated/form/icons';

type Icon = typeof IconHome;

/** A page of the main navigation. `label` is a key of the catalogue; `isOutside` is true for pages that Next does not serve. */
export type Place = {
  href: string;
  icon: Icon;
  label: `nav.${keyof Messages['nav']}` | `types.${WidgetType}.name.many`;
  isOutside?: boolean;
};

export const PLACES: { title?: 'widgets' | 'publish' | 'audience' | 'insight'; places: Place[] }[] = [
  { places: [{ href: '/', icon: IconHome, label: 'nav.home' }] },
  {
    title: 'widgets',
    places: [
      { href: '/widgets', icon: IconLayoutGrid, label: 'nav.allWidgets' },
      ...WIDGET_TYPES.map(
        (type): Place => ({
          href: `/widgets/${widgetTypes[type].path}`,
          icon: icons[type],
          label: `types.${type}.name.many`,
        }),
      ),
    ],
  },
  {
    title: 'publish',
    places: [
      { href: '/changelogs', icon: IconNews, label: 'nav.changelogs' },
      { href: '/roadmaps', icon: IconMap2, label: 'nav.roadmaps' },
      { href: '/tags', icon: IconTags, label: 'nav.tags' },
      { href: '/calendar', icon: IconCalendarEvent, label: 'nav.calendar' },
      { href: '/proposals', icon: IconGitPullRequest, label: 'nav.proposals' },
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
  { href: '/docs', icon: IconBook2, label: 'nav.documentation', isOutside: true },
];
