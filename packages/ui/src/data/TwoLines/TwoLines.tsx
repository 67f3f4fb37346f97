import type { ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import * as css from './TwoLines.css.ts';

export interface TwoLinesProps extends HostProps<HTMLSpanElement> {
  readonly first: ReactNode;
  /** If omitted, the first may wrap onto two lines. */
  readonly second?: ReactNode;
  /** Lets the first wrap onto both lines; the second is then only available to screen readers. */
  readonly isSecondOptional?: boolean;
}

/** Two related facts in one cell; the second is less prominent. Long text ends in an ellipsis. */
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
