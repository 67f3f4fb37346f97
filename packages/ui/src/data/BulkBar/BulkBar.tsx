'use client';
import type { ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { useText } from '../../provider/index.ts';
import * as css from './BulkBar.css.ts';

export interface BulkBarProps extends HostProps {
  readonly count: number;
  /** Number of rows that match the filters; if it exceeds `count`, offers to select them all. */
  readonly total?: number;
  readonly onSelectAll?: () => void;
  readonly onClear: () => void;
  /** Buttons that act on the selected rows. */
  readonly children?: ReactNode;
}

/** Replaces the filter bar while rows are selected; on phones, its actions are at the bottom. */
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
      <div className={css.actions}>{children}</div>
      <Button size="compact" variant="quiet" className={css.clear} onPress={onClear}>
        {text('bulkBar.clear')}
      </Button>
    </section>
  );
}
