'use client';
import { Anchor, Paper, Text, Title } from '@mantine/core';
import { IconClick, IconGauge, IconMap2, IconMessage2, IconMessageQuestion, IconNews } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Messages, messages } from '../../../../../messages';
import { type Outputs, useApi } from '../../../../_ui/api';
import { KINDS, pathOfType } from '../../../../_ui/kinds';
import { Pager } from '../../../../_ui/pager';
import { Loaded } from '../../../../_ui/states';
import { Time } from '../../../../_ui/time';
import classes from '../users.module.css';
import { Answers } from './answers';

type Entry = Outputs['users']['activity']['data'][number];

type EventName = keyof Messages['users']['events'];

const EVENTS: object = messages.users.events;

const SHOWN = 25;
const RESPONSES = { feedback: IconMessage2, nps: IconGauge, survey: IconMessageQuestion, event: IconClick };

function iconOf({ kind, entityType }: Entry) {
  const path = pathOfType(entityType);
  if (path) return KINDS[path].icon;
  if (entityType === 'changelog') return IconNews;
  return entityType === 'roadmap' ? IconMap2 : RESPONSES[kind];
}

function hrefOf({ entityType, entityId, entityName }: Entry): string | undefined {
  if (entityName === null) return undefined;
  const path = pathOfType(entityType);
  if (path) return `/builder/${path}/${entityId}`;
  return entityType === 'changelog' || entityType === 'roadmap' ? `/${entityType}s/${entityId}` : undefined;
}

function EntryRow({ entry }: { entry: Entry }) {
  const t = useTranslations('users');
  const Icon = iconOf(entry);
  const href = hrefOf(entry);
  const known = Object.hasOwn(EVENTS, entry.name);
  const name = entry.entityName ?? t('gone', { id: String(entry.entityId) });
  return (
    <li className={classes.event}>
      <Icon size={18} stroke={1.6} aria-hidden />
      <div className={classes.what}>
        <Text size="sm">
          {known ? t(`events.${entry.name as EventName}`) : entry.name}{' '}
          {href ? (
            <Anchor component={Link} href={href} size="sm" fw={500}>
              {name}
            </Anchor>
          ) : (
            <Text span size="sm" fw={500}>
              {name}
            </Text>
          )}
        </Text>
        <Answers entry={entry} />
      </div>
      <Text size="xs" c="dimmed" flex="none" mt={2}>
        <Time at={entry.at} />
      </Text>
    </li>
  );
}

/** What the user saw, did and answered, newest first. */
export function Activity({ userId }: { userId: string }) {
  const t = useTranslations('users');
  const [offset, setOffset] = useState(0);
  const query = useQuery(useApi().users.activity.queryOptions({ userId, limit: SHOWN, offset }));
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="activity">
      <Title order={2} size="sm" id="activity" mb={4}>
        {t('activity')}
      </Title>
      <Loaded query={query}>
        {({ data, pagination }) =>
          pagination.total === 0 ? (
            <Text size="sm" c="dimmed">
              {t('noActivity')}
            </Text>
          ) : (
            <>
              <ol style={{ listStyle: 'none', margin: 0, padding: 0 }}>
                {data.map((entry, index) => (
                  <EntryRow key={`${entry.at}-${entry.name}-${index}`} entry={entry} />
                ))}
              </ol>
              <Pager pagination={pagination} onMove={setOffset} />
            </>
          )
        }
      </Loaded>
    </Paper>
  );
}
