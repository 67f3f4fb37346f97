'use client';
import { Columns3 } from 'lucide-react';
import { type HostProps } from '../../host/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Checkbox } from '../../primitives/Checkbox/index.ts';
import { Popover } from '../../primitives/Popover/index.ts';
import { useText } from '../../provider/index.ts';
import { canHide, isChosen, withColumn, type TableLayout } from '../DataTable/layout.ts';
import type { Column } from '../DataTable/index.ts';
import * as css from './ColumnChooser.css.ts';

export interface ColumnChooserProps<Row> extends HostProps<HTMLButtonElement> {
  /** The columns of the table, all of them. */
  readonly columns: readonly Column<Row>[];
  /** The layout that the table has too. */
  readonly layout: TableLayout;
  readonly onLayout: (layout: TableLayout) => void;
}

/** Chooses which columns a table shows. Stands at the end of the filter bar. */
export function ColumnChooser<Row>(props: ColumnChooserProps<Row>) {
  const { columns, layout, onLayout, className, ref } = props;
  const text = useText();
  const isChanged = Object.keys(layout).length > 0;
  return (
    <Popover
      aria-label={text('columnChooser.columns')}
      placement="bottom end"
      trigger={
        <Button
          {...(ref ? { ref } : {})}
          className={className}
          icon={<Columns3 size={16} strokeWidth={1.75} aria-hidden="true" />}
        >
          {text('columnChooser.columns')}
        </Button>
      }
    >
      <div className={css.head}>
        <span className={css.title}>{text('columnChooser.columns')}</span>
        <Button size="compact" variant="quiet" isDisabled={!isChanged} onPress={() => onLayout({})}>
          {text('columnChooser.reset')}
        </Button>
      </div>
      <fieldset className={css.list} aria-label={text('columnChooser.columns')}>
        {columns.map((column) => (
          <Checkbox
            key={column.id}
            isSelected={isChosen(column, layout)}
            isDisabled={!canHide(column)}
            onChange={(isShown) => onLayout(withColumn(layout, column.id, { isShown }))}
          >
            <span>
              {column.head}
              {column.from !== undefined && layout[column.id]?.isShown === undefined && (
                <span className={css.note}> {text('columnChooser.whenRoom')}</span>
              )}
            </span>
          </Checkbox>
        ))}
      </fieldset>
    </Popover>
  );
}
