import classes from './sparkline.module.css';

const SIZE = { width: 200, height: 44, margin: 3 };

/** A sparkline, without axes and labels. The figures are next to it. */
export function Sparkline({ data }: { data: number[] }) {
  const { width, height, margin } = SIZE;
  const highest = Math.max(1, ...data);
  const step = width / Math.max(1, data.length - 1);
  const points = (data.length === 1 ? [...data, ...data] : data).map((value, index) => {
    const x = data.length === 1 ? index * width : index * step;
    return `${x.toFixed(1)},${(height - margin - (value / highest) * (height - 2 * margin)).toFixed(1)}`;
  });
  return (
    <svg className={classes.spark} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <polygon className={classes.area} points={`0,${height} ${points.join(' ')} ${width},${height}`} />
      <polyline className={classes.line} points={points.join(' ')} />
    </svg>
  );
}
