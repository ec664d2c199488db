'use client';
import { Paper, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { IconAlertTriangle } from '../../../../ui/icons';
import { useApi } from '../../../_ui/data/api';
import { Link } from '../../../_ui/navigation/link';
import classes from './home.module.css';

const SHOWN = 5;

/** Queries the target elements that were recently missing or changed on pages. */
export const useMissingElements = () => useQuery(useApi().targetHealth.list.queryOptions({}));

/** The target elements of live widgets that were recently missing or changed. Renders nothing if there are none. */
export function MissingElements() {
  const t = useTranslations('home');
  const { data } = useMissingElements();
  const missing = data?.data.filter(({ active }) => active).slice(0, SHOWN) ?? [];
  if (!missing.length) return null;
  return (
    <Paper withBorder className={classes.card} component="section" aria-labelledby="missing">
      <div className={classes.head}>
        <Title order={2} id="missing">
          {t('missingElements')}
        </Title>
      </div>
      <Text size="sm" c="dimmed" mb="xs">
        {t('missingText')}
      </Text>
      <ul className={classes.list}>
        {missing.map(({ widgetId, widgetType, name, path, title, selector, missing: count, changed, found }) => (
          <li key={`${widgetId} ${path}`}>
            <Link className={classes.item} href={`/builder/${widgetType}/${widgetId}`}>
              <IconAlertTriangle size={18} stroke={1.7} aria-hidden color="var(--docent-warning)" />
              <span className={classes.text}>
                <span className={classes.name}>{title ? t('missingIn', { name, title }) : name}</span>
                <span className={classes.quiet}>{found ? t('changedNow', { selector, found }) : selector}</span>
              </span>
              <span className={classes.aside}>{t('missingViews', { count: count + changed })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Paper>
  );
}
