'use client';
import { useComputedColorScheme } from '@mantine/core';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { type Scheme, schemeOf, type ThemeSettings, themeTokens } from '../../../../../widgets/appearance/theme';
import classes from './sample.module.css';

/** A picture of a tour step in a theme; its buttons do nothing. `scheme`: the color scheme that the user is assumed to prefer. */
export function Sample({ settings, scheme }: { settings: ThemeSettings; scheme?: Scheme | undefined }) {
  const t = useTranslations('settings.appearance.sample');
  const dashboardScheme = useComputedColorScheme('light');
  const preferred = scheme ?? dashboardScheme;
  return (
    <div className={classes.page} data-scheme={schemeOf(settings, preferred)} role="img" aria-label={t('label')}>
      <div className={classes.card} style={themeTokens(settings, preferred) as CSSProperties} aria-hidden>
        <div className={classes.media} />
        <strong className={classes.title}>{t('title')}</strong>
        <p className={classes.text}>
          {t('text')} <span className={classes.link}>{t('link')}</span>
        </p>
        <div className={classes.foot}>
          <span className={classes.dots}>
            <i />
            <i />
            <i />
          </span>
          <span className={classes.quiet}>{t('back')}</span>
          <span className={classes.button}>{t('next')}</span>
        </div>
      </div>
    </div>
  );
}
