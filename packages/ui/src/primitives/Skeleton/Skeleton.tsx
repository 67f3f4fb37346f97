import { classes, type HostProps } from '../../host/index.ts';
import * as css from './Skeleton.css.ts';

export interface SkeletonProps extends HostProps<HTMLSpanElement> {
  /** What it stands in for. */
  readonly shape?: keyof typeof css.shape;
}

/** The place of something that loads: it appears after 150 ms, so that fast answers do not flash. */
export function Skeleton({ shape = 'text', className, ref }: SkeletonProps) {
  return <span ref={ref} className={classes(css.shape[shape], className)} aria-hidden="true" />;
}
