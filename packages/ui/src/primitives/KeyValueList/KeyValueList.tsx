import type { ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import * as css from './KeyValueList.css.ts';

export interface KeyValueListProps extends HostProps<HTMLDListElement> {
  readonly items: readonly {
    readonly term: string;
    readonly value: ReactNode;
    readonly isNumber?: boolean;
  }[];
}

/** Facts about one thing: terms on the left, values on the right. */
export function KeyValueList({ items, className, ref }: KeyValueListProps) {
  return (
    <dl ref={ref} className={classes(css.list, className)}>
      {items.map(({ term, value, isNumber }, index) => (
        // Terms may repeat, such as the times in a history.
        <div key={`${index} ${term}`} className={css.row}>
          <dt className={css.term}>{term}</dt>
          <dd className={isNumber ? `${css.value} ${css.number}` : css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
