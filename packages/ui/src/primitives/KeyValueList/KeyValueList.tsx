import type { ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import * as css from './KeyValueList.css.ts';

interface KeyValue {
  readonly term: string;
  readonly value: ReactNode;
  readonly isNumber?: boolean;
}

export interface KeyValueListProps extends HostProps<HTMLDListElement> {
  /** `false` and `null` are omitted. */
  readonly items: readonly (KeyValue | false | null)[];
}

/** Facts about one thing: terms on the left, values on the right. */
export function KeyValueList({ items, className, ref }: KeyValueListProps) {
  return (
    <dl ref={ref} className={classes(css.list, className)}>
      {items.map(
        (item, index) =>
          item && (
            // Terms may repeat, such as the times in a history.
            <div key={`${index} ${item.term}`} className={css.row}>
              <dt className={css.term}>{item.term}</dt>
              <dd className={item.isNumber ? `${css.value} ${css.number}` : css.value}>
                {item.value}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
