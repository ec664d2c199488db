'use client';
import { BarChart, CompositeChart, LineChart } from '@mantine/charts';
import '@mantine/charts/styles.css';
import { useReducedMotion } from '@mantine/hooks';

/** A point in time with the value of each series. */
export type ChartPoint = { label: string; values: readonly (number | null)[] };

type Props = {
  points: ChartPoint[];
  series: readonly string[];
  shape: 'bar' | 'line';
  domain?: [number, number];
  /** The name of an additional series for the previous period, which is the last value of each point. */
  before?: string;
};

/** Neighboring colors can be told apart in both color schemes, also by people with red-green color blindness. */
const SERIES_COLORS = ['pine.6', 'orange.4', 'blue.5', 'grape.4', 'yellow.4', 'cyan.7', 'pink.3', 'gray.5'];

// A name may contain dots, which the chart would read as a path into the value.
const keyOf = (place: number): string => `series${place}`;

/** A trend with axes: bars for counts, stacked for several series, with a line for the previous period; lines for scores. */
export default function TrendChart({ points, series, shape, domain, before }: Props) {
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
      color: SERIES_COLORS[place % SERIES_COLORS.length] ?? 'pine.6',
    })),
    withLegend: series.length > 1,
    legendProps: { verticalAlign: 'bottom' as const },
  };
  const radius = series.length > 1 ? 0 : 4;
  const bar = { radius: [radius, radius, 0, 0] as [number, number, number, number], isAnimationActive: !still };
  if (before)
    return (
      <CompositeChart
        {...shared}
        series={[
          ...shared.series.map((one) => ({ ...one, type: 'bar' as const })),
          {
            name: keyOf(series.length),
            label: before,
            color: 'var(--mantine-color-dimmed)',
            type: 'line',
            strokeDasharray: '4 4',
          },
        ]}
        withLegend
        withDots={false}
        strokeWidth={1.5}
        maxBarWidth={48}
        barProps={bar}
        lineProps={{ isAnimationActive: !still }}
        composedChartProps={{ accessibilityLayer: false }}
      />
    );
  if (shape === 'bar')
    return (
      <BarChart
        {...shared}
        type="stacked"
        barChartProps={{ accessibilityLayer: false }}
        barProps={{ ...bar, maxBarSize: 48 }}
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
