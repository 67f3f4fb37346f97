'use client';
import { useRef, type ReactNode } from 'react';
import { classes, useMergedRefs, type HostProps } from '../../host/index.ts';
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

/** The table or list of cards that is nearest to the bar. */
function listNear(bar: HTMLElement | null): HTMLElement | null {
  for (let near = bar?.parentElement; near; near = near.parentElement) {
    const list = near.querySelector<HTMLElement>('[role="grid"], ul[tabindex="-1"]');
    if (list) return list;
  }
  return null;
}

/** Replaces the filter bar while rows are selected; on phones, its actions are at the bottom. */
export function BulkBar(props: BulkBarProps) {
  const { count, total, onSelectAll, onClear, children, className, ref } = props;
  const text = useText();
  const bar = useRef<HTMLElement>(null);
  const barRef = useMergedRefs(bar, ref);
  const clear = () => {
    onClear();
    // The bar goes away with the selection, and its button with it.
    listNear(bar.current)?.focus({ preventScroll: true });
  };
  return (
    <section
      ref={barRef}
      aria-label={text('bulkBar.label')}
      className={classes(css.bar, className)}
    >
      <output className={css.count}>{text('bulkBar.count', { count })}</output>
      {onSelectAll && total !== undefined && total > count && (
        <Button size="compact" variant="quiet" onPress={onSelectAll}>
          {text('bulkBar.selectAll', { count: total })}
        </Button>
      )}
      <div className={css.actions}>{children}</div>
      <Button size="compact" variant="quiet" className={css.clear} onPress={clear}>
        {text('bulkBar.clear')}
      </Button>
    </section>
  );
}
