'use client';
import { Skeleton } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { useApi } from '../../../_ui/data/api';
import { ChangeLabel } from './change';
import classes from './statistics.module.css';

type Days = { start: string; end: string };

/** The net promoter score of all widgets over a period, the number of responses, and the change since the previous period. */
export function NpsHeadline({ period, previousPeriod }: { period: Days; previousPeriod: Days }) {
  const t = useTranslations('statistics');
  const format = useFormatter();
  const api = useApi();
  const scoreOf = ({ start, end }: Days) => ({
    ...api.responses.npsTrend.queryOptions({ startDate: start, endDate: end }),
    placeholderData: keepPreviousData,
  });
  const now = useQuery(scoreOf(period)).data?.overall;
  const before = useQuery(scoreOf(previousPeriod)).data?.overall;
  if (!now) return <Skeleton height={54} />;
  const score = (points: number) => format.number(points, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  const change = before && Number((now.npsScore - before.npsScore).toFixed(1));
  return (
    <>
      <div className={classes.headline}>
        <span className={classes.figure}>{now.totalResponses ? score(now.npsScore) : '–'}</span>
        {now.totalResponses > 0 && before && before.totalResponses > 0 && change !== undefined && (
          <ChangeLabel
            change={change}
            shown={format.number(Math.abs(change))}
            before={t('scoreBefore', { score: score(before.npsScore), count: before.totalResponses })}
          />
        )}
      </div>
      <div className={classes.label}>{t('scoreOf', { count: now.totalResponses })}</div>
    </>
  );
}
