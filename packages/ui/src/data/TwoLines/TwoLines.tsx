import type { ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import * as css from './TwoLines.css.ts';

export interface TwoLinesProps extends HostProps<HTMLSpanElement> {
  readonly first: ReactNode;
  /** Left out: the first takes both lines. */
  readonly second?: ReactNode;
}

/** Two related facts in one cell; the second line is quieter. Both end with an ellipsis. */
export function TwoLines({ first, second, className, ref }: TwoLinesProps) {
  return (
    <span ref={ref} className={classes(css.root, className)}>
      <span className={second === undefined ? css.only : css.first}>{first}</span>
      {second !== undefined && <span className={css.second}>{second}</span>}
    </span>
  );
}
