'use client';
import { Button, Group, Skeleton, Table, TableScrollContainer, Title } from '@mantine/core';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { IconChartBar, IconTable } from '../../../../ui/icons';
import { whenOnline } from '../../../../ui/lazy/when-online';
import classes from './statistics.module.css';
import type { ChartPoint } from './trend-chart';

const TrendChart = dynamic(() => whenOnline(() => import('./trend-chart')), {
  ssr: false,
  loading: () => <Skeleton height={260} />,
});

type Props = {
  title: string;
  points: ChartPoint[];
  /** The names of the series. */
  series: readonly string[];
  shape: 'bar' | 'line';
  domain?: [number, number];
  /** The name of an additional series for the previous period. Its value is the last one of each point. */
  before?: string;
};

function Figures({ points, series }: Pick<Props, 'points' | 'series'>) {
  const t = useTranslations('statistics');
  const format = useFormatter();
  return (
    <TableScrollContainer minWidth={90 * (series.length + 1)} type="native">
      <Table verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('time')}</Table.Th>
            {series.map((name, place) => (
              <Table.Th key={`${place} ${name}`} className={classes.num}>
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {points.map(({ label, values }) => (
            <Table.Tr key={label}>
              <Table.Th scope="row" fw={400}>
                {label}
              </Table.Th>
              {series.map((name, place) => (
                <Table.Td key={`${place} ${name}`} className={classes.num}>
                  {typeof values[place] === 'number' ? format.number(values[place]) : '–'}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </TableScrollContainer>
  );
}

/** Figures over time, as a chart or as a table of the same numbers. */
export function Trend({ title, points, series, shape, domain, before }: Props) {
  const t = useTranslations('statistics');
  const [asTable, setAsTable] = useState(false);
  const Icon = asTable ? IconChartBar : IconTable;
  return (
    <section aria-label={title}>
      <Group justify="space-between" mb="sm">
        <Title order={2}>{title}</Title>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<Icon size={15} aria-hidden />}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? t('asChart') : t('asTable')}
        </Button>
      </Group>
      {asTable ? (
        <Figures points={points} series={before ? [...series, before] : series} />
      ) : (
        <div role="img" aria-label={t('chartOf', { title })}>
          <div aria-hidden>
            <TrendChart
              points={points}
              series={series}
              shape={shape}
              {...(domain ? { domain } : {})}
              {...(before ? { before } : {})}
            />
          </div>
        </div>
      )}
    </section>
  );
}
