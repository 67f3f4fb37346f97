import { classes, type HostProps } from '../../host/index.ts';
import * as css from './Skeleton.css.ts';

export interface SkeletonProps extends HostProps<HTMLSpanElement> {
  /** Shape of the content it stands in for. */
  readonly shape?: keyof typeof css.shape;
}

/** A placeholder for loading content; appears after 150 ms to avoid flicker on fast responses. */
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
