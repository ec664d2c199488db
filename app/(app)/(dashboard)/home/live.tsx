'use client';
import { Paper, Title } from '@mantine/core';
import { useFormatter, useTranslations } from 'use-intl';
import { IconMap2, IconNews } from '../../../../ui/icons';
import { typeOfPath } from '../../../../widgets/contract/types';
import { icons } from '../../../../widgets/generated/form/icons';
import type { Outputs } from '../../../_ui/data/api';
import { Link } from '../../../_ui/navigation/link';
import classes from './home.module.css';

type Overview = Outputs['overview']['get'];

/** The numbers of live widgets by type, of posts that readers see, and of public roadmaps. */
export function Live({ overview }: { overview: Overview }) {
  const t = useTranslations();
  const format = useFormatter();
  const rows = [
    ...overview.widgets.flatMap(({ widgetType, live, drafts }) => {
      const type = typeOfPath(widgetType);
      if (!type) return [];
      const name = t(`types.${type}.name.many`);
      return [{ href: `/widgets/${widgetType}`, icon: icons[type], name, live, drafts }];
    }),
    {
      href: '/changelogs',
      icon: IconNews,
      name: t('home.posts'),
      live: overview.posts.visible,
      drafts: overview.posts.inactive,
    },
    { href: '/roadmaps', icon: IconMap2, name: t('nav.roadmaps'), live: overview.activeRoadmaps, drafts: 0 },
  ];
  return (
    <Paper withBorder className={classes.card} component="section" aria-labelledby="live">
      <div className={classes.head}>
        <Title order={2} id="live">
          {t('home.live')}
        </Title>
      </div>
      <ul className={classes.list}>
        {rows.map(({ href, icon: Icon, name, live, drafts }) => (
          <li key={href}>
            <Link className={classes.item} href={href}>
              <Icon size={18} stroke={1.7} aria-hidden />
              <span className={classes.text}>{name}</span>
              {drafts > 0 && <span className={classes.aside}>{t('home.drafts', { count: drafts })}</span>}
              <span className={classes.number}>{format.number(live)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Paper>
  );
}
