'use client';
import type { ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { useText } from '../../provider/index.ts';
import * as css from './BulkBar.css.ts';

export interface BulkBarProps extends HostProps {
  readonly count: number;
  /** Rows that the filter finds; offers to choose them all when more than are chosen. */
  readonly total?: number;
  readonly onSelectAll?: () => void;
  readonly onClear: () => void;
  /** Buttons for what can be done to the chosen rows. */
  readonly children?: ReactNode;
}

/** Takes the place of the filter bar while rows are chosen. */
export function BulkBar(props: BulkBarProps) {
  const { count, total, onSelectAll, onClear, children, className, ref } = props;
  const text = useText();
  return (
    <section ref={ref} aria-label={text('bulkBar.label')} className={classes(css.bar, className)}>
      <output className={css.count}>{text('bulkBar.count', { count })}</output>
      {onSelectAll && total !== undefined && total > count && (
        <Button size="compact" variant="quiet" onPress={onSelectAll}>
          {text('bulkBar.selectAll', { count: total })}
        </Button>
      )}
      <Button size="compact" variant="quiet" onPress={onClear}>
        {text('bulkBar.clear')}
      </Button>
      <div className={css.actions}>{children}</div>
    </section>
  );
}
