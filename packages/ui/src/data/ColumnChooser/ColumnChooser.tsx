'use client';
import { lazy, Suspense } from 'react';
import { Columns3 } from 'lucide-react';
import type { PressEvent } from 'react-aria-components/Button';
import { type HostProps } from '../../host/index.ts';
import { PHONE_QUERY } from '../../layout/breakpoints.ts';
import { useMediaQuery } from '../../layout/useMediaQuery/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Popover } from '../../primitives/Popover/index.ts';
import { useText } from '../../provider/index.ts';
import type { Column, TableLayout } from '../DataTable/index.ts';
import * as css from './ColumnChooser.css.ts';

// Loaded on opening: a reorderable list is as large as the table's own code.
const ColumnList = lazy(() => import('./ColumnList.tsx'));

export interface ColumnChooserProps<Row> extends HostProps<HTMLButtonElement> {
  /** All columns of the table, shown or not. */
  readonly columns: readonly Column<Row>[];
  /** The table's current layout. */
  readonly layout: TableLayout;
  readonly onLayout: (layout: TableLayout) => void;
}

/**
 * Lets people choose which columns a table shows, and in which order. Put it at the end of the
 * filter bar. Renders nothing on phones, where rows are cards.
 */
export function ColumnChooser<Row>(props: ColumnChooserProps<Row>) {
  const { columns, layout, onLayout, className, ref } = props;
  const text = useText();
  const isPhone = useMediaQuery(PHONE_QUERY);
  const isChanged = Object.keys(layout).length > 0;
  if (isPhone) return null;
  const reset = ({ target }: PressEvent) => {
    // The pressed button becomes disabled and would no longer receive Escape.
    target.closest<HTMLElement>('[role="dialog"]')?.focus();
    onLayout({});
  };
  return (
    <Popover
      aria-label={text('columnChooser.columns')}
      placement="bottom end"
      trigger={
        <Button
          ref={ref}
          className={className}
          icon={<Columns3 size={16} strokeWidth={1.75} aria-hidden="true" />}
        >
          {text('columnChooser.columns')}
        </Button>
      }
    >
      <div className={css.head}>
        <span className={css.title}>{text('columnChooser.columns')}</span>
        <Button size="compact" variant="quiet" isDisabled={!isChanged} onPress={reset}>
          {text('columnChooser.reset')}
        </Button>
      </div>
      <Suspense fallback={<div className={css.list} />}>
        <ColumnList columns={columns} layout={layout} onLayout={onLayout} />
      </Suspense>
    </Popover>
  );
}
