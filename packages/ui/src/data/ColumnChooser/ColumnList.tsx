'use client';
import { GripVertical } from 'lucide-react';
import {
  Button as AriaButton,
  DropIndicator,
  GridList,
  GridListItem,
  useDragAndDrop,
} from 'react-aria-components';
import { Checkbox } from '../../primitives/Checkbox/index.ts';
import { useText } from '../../provider/index.ts';
import type { Column } from '../DataTable/index.ts';
import {
  canHide,
  isChosen,
  isPinned,
  orderedColumns,
  withColumn,
  withMoved,
} from '../DataTable/layout.ts';
import type { ColumnChooserProps } from './ColumnChooser.tsx';
import * as css from './ColumnChooser.css.ts';

type ColumnListProps<Row> = Pick<ColumnChooserProps<Row>, 'columns' | 'layout' | 'onLayout'>;

/** All columns in order, each with a checkbox and a drag handle. */
export default function ColumnList<Row>(props: ColumnListProps<Row>) {
  const { columns, layout, onLayout } = props;
  const text = useText();
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const to = { beside: String(target.key), isAfter: target.dropPosition === 'after' };
      const [movedKey] = keys;
      onLayout(withMoved(columns, layout, String(movedKey), to));
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={css.place} />,
  });
  const noteOf = (column: Column<Row>) => {
    if (isPinned(column, layout)) return text('columnChooser.pinned');
    const needsRoom = column.from !== undefined && layout[column.id]?.isShown === undefined;
    return needsRoom ? text('columnChooser.whenRoom') : null;
  };
  return (
    <GridList
      aria-label={text('columnChooser.columns')}
      className={css.list}
      items={orderedColumns(columns, layout)}
      dependencies={[layout]}
      dragAndDropHooks={dragAndDropHooks}
    >
      {(column) => (
        <GridListItem id={column.id} textValue={column.head} className={css.row}>
          <Checkbox
            className={css.choice}
            isSelected={isChosen(column, layout)}
            isDisabled={!canHide(column)}
            onChange={(isShown) => onLayout(withColumn(layout, column.id, { isShown }))}
          >
            <span className={css.text}>
              {column.head}
              {noteOf(column) !== null && <span className={css.note}> {noteOf(column)}</span>}
            </span>
          </Checkbox>
          <AriaButton
            slot="drag"
            aria-label={text('columnChooser.move', { column: column.head })}
            className={css.grip}
          >
            <GripVertical size={16} strokeWidth={1.75} aria-hidden="true" />
          </AriaButton>
        </GridListItem>
      )}
    </GridList>
  );
}
