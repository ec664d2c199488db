'use client';
import { BarChart, LineChart } from '@mantine/charts';
import '@mantine/charts/styles.css';
import { useReducedMotion } from '@mantine/hooks';

export type ChartPoint = { label: string; value: number | null };

type Props = { points: ChartPoint[]; series: string; shape: 'bar' | 'line'; domain?: [number, number] };

/** A trend with axes: bars for counts, a line for scores. */
export default function TrendChart({ points, series, shape, domain }: Props) {
  const still = useReducedMotion();
  const shared = {
    h: 260,
    data: points.map(({ label, value }) => ({ label, [series]: value })),
    dataKey: 'label',
    tickLine: 'none' as const,
    gridAxis: 'x' as const,
    textColor: 'var(--mantine-color-dimmed)',
    gridColor: 'var(--docent-line)',
    xAxisProps: { minTickGap: 24 },
    yAxisProps: { width: 44, allowDecimals: false, ...(domain ? { domain } : {}) },
    series: [{ name: series, color: 'pine.6' }],
  };
  if (shape === 'bar')
    return (
      <BarChart
        {...shared}
        barChartProps={{ accessibilityLayer: false }}
        barProps={{ radius: [4, 4, 0, 0], maxBarSize: 48, isAnimationActive: !still }}
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
