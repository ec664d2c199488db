'use client';
import { Kbd, Text, UnstyledButton } from '@mantine/core';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'use-intl';
import { IconSearch } from '../../../ui/icons';
import { useHydrated } from '../data/hydrated';
import { Link } from '../navigation/link';
import { CompanyMenu } from './company-menu';
import { palette } from './palette-store';
import { PersonMenu } from './person-menu';
import { FOOT, PLACES, type Place } from './places';
import classes from './shell.module.css';

function PlaceLink({
  place: { href, icon: Icon, label, isOutside },
  onFollow,
}: {
  place: Place;
  onFollow: () => void;
}) {
  const t = useTranslations();
  const pathname = usePathname();
  const here =
    href === '/' || href === '/widgets' ? pathname === href : pathname === href || pathname.startsWith(`${href}/`);
  if (isOutside)
    return (
      <a className={classes.place} href={href}>
        <Icon size={17} stroke={1.7} aria-hidden />
        {t(label)}
      </a>
    );
  return (
    <Link className={classes.place} href={href} aria-current={here ? 'page' : undefined} onClick={onFollow}>
      <Icon size={17} stroke={1.7} aria-hidden />
      {t(label)}
    </Link>
  );
}

/** The main navigation. `onFollow`: a link was followed, so that a drawer can close. */
export function Nav({ onFollow }: { onFollow: () => void }) {
  const t = useTranslations('nav');
  const hydrated = useHydrated();
  return (
    <>
      <div className={classes.top} inert={!hydrated}>
        <CompanyMenu />
        <UnstyledButton className={classes.search} onClick={palette.open}>
          <IconSearch size={15} aria-hidden />
          <span>{t('searchOrJump')}</span>
          <Kbd size="xs">⌘K</Kbd>
        </UnstyledButton>
      </div>
      <div className={classes.places}>
        {PLACES.map(({ title, places }) => (
          <div key={title ?? 'home'} className={classes.group}>
            {title && (
              <Text component="h2" className={classes.groupTitle}>
                {t(title)}
              </Text>
            )}
            {places.map((place) => (
              <PlaceLink key={place.href} place={place} onFollow={onFollow} />
            ))}
          </div>
        ))}
      </div>
      <div className={classes.foot}>
        {FOOT.map((place) => (
          <PlaceLink key={place.href} place={place} onFollow={onFollow} />
        ))}
        <div inert={!hydrated}>
          <PersonMenu />
        </div>
      </div>
    </>
  );
}
