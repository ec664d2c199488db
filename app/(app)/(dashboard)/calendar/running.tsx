'use client';
import { Button, Paper, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Link } from '../../../_ui/navigation/link';
import classes from './calendar.module.css';
import { hrefOf, type Running, TYPE_ICONS } from './types';

/** The number of widgets shown until a button reveals the rest. */
const MAX_SHOWN = 8;

/** The live widgets of a month, since when and until when. */
export function RunningList({ running }: { running: readonly Running[] }) {
  const t = useTranslations('calendar');
  const format = useFormatter();
  const [showsAll, setShowsAll] = useState(false);
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium' });
  const shown = showsAll ? running : running.slice(0, MAX_SHOWN);
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="running">
      <Title order={2} id="running" mb={4}>
        {t('running')}
      </Title>
      {!running.length && (
        <Text size="sm" c="dimmed">
          {t('nothingRuns')}
        </Text>
      )}
      <ul className={classes.running}>
        {shown.map(({ entity, since, until }) => {
          const Icon = TYPE_ICONS[entity.type];
          return (
            <li key={`${entity.type}/${entity.id}`}>
              <Icon size={16} aria-hidden className={classes.icon} />
              <Link href={hrefOf({ entity })} className={classes.name} title={entity.name}>
                {entity.name}
              </Link>
              <Text size="xs" c="dimmed" component="span" className={classes.times}>
                {until ? t('sinceUntil', { since: day(since), until: day(until) }) : t('since', { since: day(since) })}
              </Text>
            </li>
          );
        })}
      </ul>
      {shown.length < running.length && (
        <Button mt="xs" size="xs" variant="default" onClick={() => setShowsAll(true)}>
          {t('showAll', { count: running.length })}
        </Button>
      )}
    </Paper>
  );
}
