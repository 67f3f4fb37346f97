import type { ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import * as css from './TwoLines.css.ts';

export interface TwoLinesProps extends HostProps<HTMLSpanElement> {
  readonly first: ReactNode;
  /** Left out: the first takes both lines. */
  readonly second?: ReactNode;
  /** Where the first needs both lines, it takes them, and the second is only read aloud. */
  readonly isSecondOptional?: boolean;
}

/** Two related facts in one cell; the second line is quieter. Both end with an ellipsis. */
export function TwoLines({ first, second, isSecondOptional, className, ref }: TwoLinesProps) {
  const mayWrap = second === undefined || isSecondOptional;
  return (
    <span ref={ref} className={classes(css.root, isSecondOptional && css.twoHigh, className)}>
      <span className={mayWrap ? css.wrapping : css.first}>{first}</span>
      {second !== undefined && (
        <span className={css.second} data-optional={isSecondOptional || undefined}>
          {second}
        </span>
      )}
    </span>
  );
}
