import * as css from './Skeleton.css.ts';

export interface SkeletonProps {
  /** What it stands in for. */
  readonly shape?: keyof typeof css.shape;
}

/** The place of something that loads: it appears after 150 ms, so that fast answers do not flash. */
export function Skeleton({ shape = 'text' }: SkeletonProps) {
  return <span className={css.shape[shape]} aria-hidden="true" />;
}
