'use client';
import { Group, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { type EntityType, EVENTS } from '../../../../../../widgets/contract/entities';
import { failureOf, type Outputs, useApi } from '../../../../../_ui/data/api';
import { DimmedWhileStale, Loaded, RowsSkeleton } from '../../../../../_ui/page-states/states';
import { useEntityTexts } from '../../../../../_ui/texts/entities';

import classes from '../../statistics.module.css';

type Stage = Outputs['stats']['funnel']['stages'][number];

type BarProps = { type: EntityType; stage: Stage; number: number | undefined; isAnyOrder: boolean };

function Bar({ type, stage, number, isAnyOrder }: BarProps) {
  const t = useTranslations('statistics');
  const format = useFormatter();
  const { key, title, users, share, dropOff } = stage;
  const name = useEntityTexts()(type).stages[key] ?? stage.label;
  return (
    <li className={classes.stage}>
      <div className={classes.nameLink}>
        <Text size="sm" fw={550}>
          {number === undefined ? name : `${number}. ${title || name}`}
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
            {t(isAnyOrder ? 'notYet' : 'dropOff', { count: dropOff })}
          </Text>
        )}
      </div>
    </li>
  );
}

type Props = { type: EntityType; entityId: number; startDate: string; endDate: string };

/** The people who reached each stage, and the drop-off between stages. */
export function Funnel({ type, entityId, startDate, endDate }: Props) {
  const t = useTranslations('statistics');
  const api = useApi();
  const texts = useEntityTexts()(type);
  const isAnyOrder = EVENTS[type].stages.some(({ after }) => after === 'first');
  const query = useQuery({
    ...api.stats.funnel.queryOptions({ entityType: type, entityId, startDate, endDate }),
    placeholderData: keepPreviousData,
  });
  const tooEarly = query.error && failureOf(query.error).issues.find(({ path }) => path === 'startDate');
  return (
    <section aria-label={t('funnel')}>
      <Title order={2}>{t('funnel')}</Title>
      <Text size="sm" c="dimmed" mb="md">
        {texts.funnel ?? t('funnelText')}
      </Text>
      {tooEarly ? (
        <Text size="sm" role="status">
          {tooEarly.message}
        </Text>
      ) : (
        <Loaded query={query} skeleton={<RowsSkeleton rows={4} height={28} />}>
          {({ stages }) =>
            stages[0]?.users ? (
              <DimmedWhileStale>
                <ol className={classes.funnel}>
                  {stages.map((stage, index) => (
                    <Bar
                      key={`${stage.key} ${stage.id}`}
                      stage={stage}
                      type={type}
                      isAnyOrder={isAnyOrder}
                      number={
                        stage.id === null
                          ? undefined
                          : stages.slice(0, index + 1).filter(({ id }) => id !== null).length
                      }
                    />
                  ))}
                </ol>
              </DimmedWhileStale>
            ) : (
              <Text size="sm" c="dimmed">
                {t('noEvents')}
              </Text>
            )
          }
        </Loaded>
      )}
    </section>
  );
}
