'use client';
import { Anchor, Paper, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconClick } from '../../../../../ui/icons';
import { entityTypeOf } from '../../../../../widgets/contract/entities';
import { type Outputs, useApi } from '../../../../_ui/data/api';
import { Pager } from '../../../../_ui/lists/pager';
import { Link } from '../../../../_ui/navigation/link';
import { Loaded } from '../../../../_ui/page-states/states';
import { ENTITY_ICONS, editorOf, useEntityTexts } from '../../../../_ui/texts/entities';
import { Time } from '../../../../_ui/texts/time';
import classes from '../users.module.css';
import { Answers } from './answers';

type Entry = Outputs['users']['activity']['data'][number];

const SHOWN = 25;

function EntryRow({ entry }: { entry: Entry }) {
  const t = useTranslations('users');
  const textsOf = useEntityTexts();
  const type = entityTypeOf(entry.entityType);
  const Icon = type ? ENTITY_ICONS[type] : IconClick;
  const href = type && entry.entityName !== null ? editorOf(type, entry.entityId) : undefined;
  const activity =
    entry.kind === 'event' ? type && textsOf(type).events[entry.name]?.activity : t(`responses.${entry.kind}`);
  const name = entry.entityName ?? t('gone', { id: String(entry.entityId) });
  return (
    <li className={classes.event}>
      <Icon size={18} stroke={1.6} aria-hidden />
      <div className={classes.what}>
        <Text size="sm">
          {activity ?? entry.name}{' '}
          {href ? (
            <Anchor component={Link} href={href} size="sm" fw={500}>
              {name}
            </Anchor>
          ) : (
            <Text span size="sm" fw={500}>
              {name}
            </Text>
          )}
          {entry.times > 1 && (
            <Text span size="sm" c="dimmed">
              {' '}
              {t('times', { count: entry.times })}
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

/** Everything that the user saw, did and answered, newest first. */
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
