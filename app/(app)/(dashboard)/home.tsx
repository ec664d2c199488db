'use client';
import { useTranslations } from 'use-intl';
import { Page } from '../../_ui/page-frame';

/** The company at a glance. */
export function Home() {
  const t = useTranslations('nav');
  return <Page title={t('home')}>{null}</Page>;
}
