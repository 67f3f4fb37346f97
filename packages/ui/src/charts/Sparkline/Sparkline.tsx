import type { HostProps } from '../../host/index.ts';
import { linear } from '../scales/linear.ts';
import * as css from './Sparkline.css.ts';

const WIDTH = 84;
const HEIGHT = 24;
/** Margin that keeps the dot at the end of the line inside the drawing, px. */
const INSET = 3;

export interface SparklineProps extends HostProps<SVGSVGElement> {
  /** In chronological order; nothing is drawn for fewer than two. */
  readonly values: readonly number[];
  /** Accessible name: what the line shows. Use it next to the number it illustrates. */
  readonly label: string;
}

/** A small line without axes that shows only the trend. The last value has a dot. */
export function Sparkline({ values, label, className, ref }: SparklineProps) {
  if (values.length < 2) return null;
  const low = Math.min(...values);
  const high = Math.max(...values);
  const x = linear([0, values.length - 1], [INSET, WIDTH - INSET]);
  const y = linear([low, high === low ? low + 1 : high], [HEIGHT - INSET, INSET]);
  const points = values.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`);
  const last = values.length - 1;
  return (
    <svg
      ref={ref}
      role="img"
      aria-label={label}
      className={className}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      <polyline className={css.line} points={points.join(' ')} />
      <circle className={css.dot} cx={x(last)} cy={y(values[last] ?? 0)} r={2.5} />
    </svg>
  );
}
