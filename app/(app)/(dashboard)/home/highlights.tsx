'use client';
import { Anchor, Paper, SimpleGrid, Skeleton, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { useApi } from '../../../_ui/data/api';
import { Link } from '../../../_ui/navigation/link';
import { Loaded } from '../../../_ui/page-states/states';
import { useEntityTexts } from '../../../_ui/texts/entities';
import { ChangeOfCount } from '../statistics/change';
import { Sparkline } from '../statistics/sparkline';
import classes from './home.module.css';

const SHOWN = 4;

/** The figures of the last 30 days. */
export const useHighlights = () => useQuery(useApi().stats.summary.queryOptions({}));

/** Figures of the last 30 days, with how each changed. */
export function Highlights() {
  const t = useTranslations();
  const format = useFormatter();
  const textsOf = useEntityTexts();
  const query = useHighlights();
  const skeleton = (
    <SimpleGrid cols={{ base: 1, xs: 2, md: SHOWN }}>
      {Array.from({ length: SHOWN }, (_, index) => (
        <Skeleton key={index} height={130} radius="lg" />
      ))}
    </SimpleGrid>
  );
  return (
    <section aria-labelledby="highlights">
      <div className={classes.head}>
        <Title order={2} id="highlights">
          {t('home.highlights')}
        </Title>
        <Anchor component={Link} href="/statistics" size="sm">
          {t('home.allStatistics')}
        </Anchor>
      </div>
      <Loaded query={query} skeleton={skeleton}>
        {({ features }) => (
          <SimpleGrid cols={{ base: 1, xs: 2, md: SHOWN }}>
            {[...features]
              .sort((a, b) => b.primary.count - a.primary.count)
              .slice(0, SHOWN)
              .map(({ type, primary, trend }) => (
                <Paper key={type} withBorder className={classes.tile}>
                  <Anchor component={Link} href={`/statistics/${type}`} size="sm" c="dimmed">
                    {textsOf(type).figures.primary ?? primary.label}
                  </Anchor>
                  <div className={classes.figure}>
                    {format.number(primary.count)}
                    <ChangeOfCount {...primary} />
                  </div>
                  <Sparkline data={trend.map(({ count }) => count)} />
                </Paper>
              ))}
          </SimpleGrid>
        )}
      </Loaded>
    </section>
  );
}
