import type { ReactNode } from 'react';
import * as css from './KeyValueList.css.ts';

export interface KeyValueListProps {
  readonly items: readonly {
    readonly term: string;
    readonly value: ReactNode;
    readonly isNumber?: boolean;
  }[];
}

/** Facts of one thing: term on the left, value on the right. */
export function KeyValueList({ items }: KeyValueListProps) {
  return (
    <dl className={css.list}>
      {items.map(({ term, value, isNumber }) => (
        <div key={term} className={css.row}>
          <dt className={css.term}>{term}</dt>
          <dd className={isNumber ? `${css.value} ${css.number}` : css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
