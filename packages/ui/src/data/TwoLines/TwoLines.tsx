import type { ReactNode } from 'react';
import * as css from './TwoLines.css.ts';

/** Who and what in one cell: the second line is quiet. Both end with an ellipsis. */
export function TwoLines({
  first,
  second,
}: {
  readonly first: ReactNode;
  readonly second: ReactNode;
}) {
  return (
    <span className={css.root}>
      <span className={css.first}>{first}</span>
      <span className={css.second}>{second}</span>
    </span>
  );
}
