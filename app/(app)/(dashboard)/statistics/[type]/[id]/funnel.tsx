'use client';
import { Group, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { type Outputs, useApi } from '../../../../../_ui/api';
import { Loaded, RowsSkeleton } from '../../../../../_ui/states';
import type { EntityType } from '../../entities';
import classes from '../../statistics.module.css';

type Stage = Outputs['stats']['funnel']['stages'][number];

function Bar({ stage, number, free }: { stage: Stage; number: number | undefined; free: boolean }) {
  const t = useTranslations('statistics');
  const format = useFormatter();
  const { key, title, users, share, dropOff } = stage;
  const known = `stages.${key as 'started'}` as const;
  const kind = t.has(known) ? t(known) : stage.label;
  return (
    <li className={classes.stage}>
      <div className={classes.nameLink}>
        <Text size="sm" fw={550}>
          {number === undefined ? kind : `${number}. ${title || kind}`}
        </Text>
      </div>
      <div className={classes.track} aria-hidden>
        <div className={classes.bar} style={{ width: `${Math.min(100, share)}%` }} />
      </div>
      <div className={classes.stageFigures}>
        <Group gap={8} justify="flex-end" wrap="nowrap">
          <span>{t('stagePeople', { count: users })}</span>
          <strong>{format.number(share / 100, { style: 'percent', maximumFractionDigits: 0 })}</strong>
        </Group>
        {dropOff > 0 && (
          <Text size="xs" c="dimmed">
            {t(free ? 'notYet' : 'dropOff', { count: dropOff })}
          </Text>
        )}
      </div>
    </li>
  );
}

type Props = { type: EntityType; entityId: number; startDate: string; endDate: string };

/** How many people got how far, with how many were lost on the way. */
export function Funnel({ type, entityId, startDate, endDate }: Props) {
  const t = useTranslations('statistics');
  const api = useApi();
  const query = useQuery({
    ...api.stats.funnel.queryOptions({ entityType: type, entityId, startDate, endDate }),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-label={t('funnel')}>
      <Title order={2}>{t('funnel')}</Title>
      <Text size="sm" c="dimmed" mb="md">
        {type === 'checklist' ? t('funnelFree') : t('funnelText')}
      </Text>
      <Loaded query={query} skeleton={<RowsSkeleton rows={4} height={28} />}>
        {({ stages }) =>
          stages[0]?.users ? (
            <ol className={classes.funnel}>
              {stages.map((stage, index) => (
                <Bar
                  key={`${stage.key} ${stage.id}`}
                  stage={stage}
                  free={type === 'checklist'}
                  number={
                    stage.id === null ? undefined : stages.slice(0, index + 1).filter(({ id }) => id !== null).length
                  }
                />
              ))}
            </ol>
          ) : (
            <Text size="sm" c="dimmed">
              {t('noEvents')}
            </Text>
          )
        }
      </Loaded>
    </section>
  );
}
