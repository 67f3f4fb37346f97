import { classes, type HostProps } from '../../host/index.ts';
import * as css from './Skeleton.css.ts';

export interface SkeletonProps extends HostProps<HTMLSpanElement> {
  /** What it stands in for. */
  readonly shape?: keyof typeof css.shape;
}

/** Stands in for what is loading; appears after 150 ms, so that fast responses do not flicker. */
export function Skeleton({ shape = 'text', className, ref }: SkeletonProps) {
  return (
    <span
      ref={ref}
      data-waiting={shape}
      className={classes(css.shape[shape], className)}
      aria-hidden="true"
    />
  );
}
