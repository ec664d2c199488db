'use client';
import { BarChart, LineChart } from '@mantine/charts';
import '@mantine/charts/styles.css';
import { useReducedMotion } from '@mantine/hooks';

/** A moment with the value of each series. */
export type ChartPoint = { label: string; values: readonly (number | null)[] };

type Props = { points: ChartPoint[]; series: readonly string[]; shape: 'bar' | 'line'; domain?: [number, number] };

/** Told apart side by side, in either scheme, also by those who see no red or no green. */
const SERIES_COLOURS = ['pine.6', 'orange.4', 'blue.5', 'grape.4', 'yellow.4', 'cyan.7', 'pink.3', 'gray.5'];

// A name may hold dots, which would lead into the value.
const keyOf = (place: number): string => `series${place}`;

/** A trend with axes: bars for counts, one on the other where there are several series; a line for scores. */
export default function TrendChart({ points, series, shape, domain }: Props) {
  const still = useReducedMotion();
  const shared = {
    h: 260,
    data: points.map(({ label, values }) => ({
      label,
      ...Object.fromEntries(values.map((value, place) => [keyOf(place), value])),
    })),
    dataKey: 'label',
    tickLine: 'none' as const,
    gridAxis: 'x' as const,
    textColor: 'var(--mantine-color-dimmed)',
    gridColor: 'var(--docent-line)',
    xAxisProps: { minTickGap: 24 },
    yAxisProps: { width: 44, allowDecimals: false, ...(domain ? { domain } : {}) },
    series: series.map((label, place) => ({
      name: keyOf(place),
      label,
      color: SERIES_COLOURS[place % SERIES_COLOURS.length] ?? 'pine.6',
    })),
    withLegend: series.length > 1,
    legendProps: { verticalAlign: 'bottom' as const },
  };
  const radius = series.length > 1 ? 0 : 4;
  if (shape === 'bar')
    return (
      <BarChart
        {...shared}
        type="stacked"
        barChartProps={{ accessibilityLayer: false }}
        barProps={{ radius: [radius, radius, 0, 0], maxBarSize: 48, isAnimationActive: !still }}
      />
    );
  return (
    <LineChart
      {...shared}
      curveType="monotone"
      strokeWidth={2.5}
      connectNulls
      lineChartProps={{ accessibilityLayer: false }}
      withDots={points.length <= 31}
      lineProps={{ isAnimationActive: !still }}
    />
  );
}
