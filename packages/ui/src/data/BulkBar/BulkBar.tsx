'use client';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import {
  classes,
  focusIfLost,
  useFocusAfterRemoval,
  useMergedRefs,
  type HostProps,
} from '../../host/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { triggerOfClosedMenu } from '../../primitives/Menu/useMenuButton.ts';
import { useText } from '../../provider/index.ts';
import * as css from './BulkBar.css.ts';

export interface BulkBarProps extends HostProps {
  readonly count: number;
  /** Number of rows that match the filters; if it exceeds `count`, offers to select them all. */
  readonly total?: number | undefined;
  readonly onSelectAll?: (() => void) | undefined;
  readonly onClear: () => void;
  /** Buttons that act on the selected rows. */
  readonly children?: ReactNode;
}

/** ID of the button that selects all: the only one in the bar that a press removes. */
const ALL = 'all';

/** The table or list of cards that is nearest to the bar. */
function listNear(bar: HTMLElement): HTMLElement | null {
  for (let near = bar.parentElement; near; near = near.parentElement) {
    const list = near.querySelector<HTMLElement>('[role="grid"], ul[tabindex="-1"]');
    if (list) return list;
  }
  return null;
}

/** Moves focus to the list if the bar goes away together with the button that has it. */
function useFocusOnward(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      // A menu that has just closed has not yet returned focus to its button.
      const focused = triggerOfClosedMenu() ?? document.activeElement;
      if (!element?.contains(focused)) return;
      const list = listNear(element);
      // Waits until the bar is gone: StrictMode runs this, too, but leaves the bar.
      queueMicrotask(() => focusIfLost(() => list?.focus({ preventScroll: true })));
    };
  }, [bar]);
}

/** Replaces the filter bar while rows are selected; on phones, its actions are at the bottom. */
export function BulkBar(props: BulkBarProps) {
  const { count, total, onSelectAll, onClear, children, className, ref } = props;
  const text = useText();
  const bar = useRef<HTMLElement>(null);
  const barRef = useMergedRefs(bar, ref);
  useFocusOnward(bar);
  const offersAll = onSelectAll !== undefined && total !== undefined && total > count;
  const { restRef, hold } = useFocusAfterRemoval(offersAll ? [ALL] : []);
  return (
    <section
      ref={barRef}
      aria-label={text('bulkBar.label')}
      className={classes(css.bar, className)}
    >
      <output className={css.count}>{text('bulkBar.count', { count })}</output>
      {offersAll && (
        <Button
          size="compact"
          variant="quiet"
          onPress={() => {
            hold(ALL);
            onSelectAll();
          }}
        >
          {text('bulkBar.selectAll', { count: total })}
        </Button>
      )}
      <div className={css.actions}>{children}</div>
      <Button ref={restRef} size="compact" variant="quiet" className={css.clear} onPress={onClear}>
        {text('bulkBar.clear')}
      </Button>
    </section>
  );
}
