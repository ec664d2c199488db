'use client';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import {
  IconBuilding,
  IconCode,
  IconFingerprint,
  IconGauge,
  IconHistory,
  IconKey,
  IconPalette,
  IconPlugConnected,
  IconUserCircle,
  IconUsersGroup,
} from '../../../../ui/icons';
import { Link } from '../../../_ui/navigation/link';
import classes from './settings.module.css';

const GROUPS = [
  {
    title: 'developers',
    places: [
      { path: 'install', icon: IconCode, label: 'install.nav' },
      { path: 'api-keys', icon: IconKey, label: 'apiKeys.title' },
      { path: 'applications', icon: IconPlugConnected, label: 'applications.title' },
      { path: 'identity', icon: IconFingerprint, label: 'identity.nav' },
    ],
  },
  {
    title: 'company',
    places: [
      { path: 'company', icon: IconBuilding, label: 'company.nav' },
      { path: 'members', icon: IconUsersGroup, label: 'members.title' },
      { path: 'appearance', icon: IconPalette, label: 'appearance.title' },
      { path: 'usage', icon: IconGauge, label: 'usage.title' },
      { path: 'changes', icon: IconHistory, label: 'history.nav' },
    ],
  },
  { title: 'you', places: [{ path: 'profile', icon: IconUserCircle, label: 'profile.title' }] },
] as const;

/** The navigation between the pages of the settings: a column, or a strip on small screens. */
export function SettingsNav() {
  const t = useTranslations('settings');
  const pathname = usePathname();
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const here = strip.current?.querySelector<HTMLElement>(`[href="${pathname}"]`);
    if (strip.current && here) strip.current.scrollLeft = here.offsetLeft - 16;
  }, [pathname]);
  return (
    <nav ref={strip} className={classes.nav} aria-label={t('title')}>
      {GROUPS.map(({ title, places }) => (
        <div key={title} className={classes.group}>
          <span className={classes.groupTitle}>{t(`groups.${title}`)}</span>
          {places.map(({ path, icon: Icon, label }) => (
            <Link
              key={path}
              className={classes.place}
              href={`/settings/${path}`}
              aria-current={pathname === `/settings/${path}` ? 'page' : undefined}
            >
              <Icon size={16} stroke={1.7} aria-hidden />
              {t(label)}
            </Link>
          ))}
        </div>
      ))}
    </nav>
  );
}
