'use client';
import { ChevronDown } from 'lucide-react';
import { IconButton } from '../../primitives/Button/index.ts';
import { Menu, type MenuGroup } from '../../primitives/Menu/index.ts';
import { useText, type Text } from '../../provider/index.ts';
import * as css from './DataTable.css.ts';
import {
  canHide,
  clampWidth,
  isPinned,
  neighbors,
  withColumn,
  withSwapped,
  withoutWidth,
  type TableLayout,
} from './layout.ts';
import type { Column, Sort } from './types.ts';

/** Step of "Wider" and "Narrower". */
const MENU_STEP_PX = 48;

export interface ColumnMenuProps<Row> {
  readonly column: Column<Row>;
  /** All visible columns, in order. */
  readonly columns: readonly Column<Row>[];
  readonly layout: TableLayout;
  readonly onLayout: (layout: TableLayout) => void;
  readonly sort: Sort | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
  /** Measures the column's current width, px. */
  readonly measureWidth: () => number;
  readonly tabIndex: 0 | -1;
}

type Actions = Readonly<Record<string, () => void>>;

function groupsOf<Row>(props: ColumnMenuProps<Row>, text: Text): readonly MenuGroup[] {
  const { column, columns, layout, sort, onSort } = props;
  const { before, after } = neighbors(columns, layout, column.id);
  const sortSelection =
    sort?.column === column.id ? { selected: sort.direction } : { selected: '' };
  const entry = (id: string, key: Parameters<Text>[0]) => ({ id, label: text(key) });
  return [
    ...(column.isSortable && onSort
      ? [
          {
            id: 'sort',
            title: text('dataTable.sort'),
            entries: [entry('asc', 'dataTable.sortUp'), entry('desc', 'dataTable.sortDown')],
            ...sortSelection,
          },
        ]
      : []),
    {
      id: 'width',
      title: text('dataTable.width'),
      entries: [
        entry('wider', 'dataTable.wider'),
        entry('narrower', 'dataTable.narrower'),
        {
          ...entry('automatic', 'dataTable.automatic'),
          isDisabled: layout[column.id]?.width === undefined,
        },
      ],
    },
    {
      id: 'column',
      title: text('dataTable.column'),
      entries: [
        ...(before
          ? [{ id: 'before', label: text('dataTable.moveBefore', { column: before.head }) }]
          : []),
        ...(after
          ? [{ id: 'after', label: text('dataTable.moveAfter', { column: after.head }) }]
          : []),
        isPinned(column, layout)
          ? entry('unpin', 'dataTable.unpin')
          : entry('pin', 'dataTable.pin'),
        ...(canHide(column) ? [entry('hide', 'dataTable.hide')] : []),
      ],
    },
  ];
}

/** Actions on a column, in a menu in its heading. */
export function HeadMenu<Row>(props: ColumnMenuProps<Row>) {
  const { column, columns, layout, onLayout, onSort, measureWidth, tabIndex } = props;
  const text = useText();
  const { id } = column;
  const resize = (delta: number) =>
    onLayout(withColumn(layout, id, { width: clampWidth(measureWidth() + delta) }));
  const { before, after } = neighbors(columns, layout, id);
  const swap = (other: Column<Row> | undefined) =>
    other && onLayout(withSwapped(columns, layout, [id, other.id]));
  const actions: Actions = {
    before: () => swap(before),
    after: () => swap(after),
    asc: () => onSort?.({ column: id, direction: 'asc' }),
    desc: () => onSort?.({ column: id, direction: 'desc' }),
    wider: () => resize(MENU_STEP_PX),
    narrower: () => resize(-MENU_STEP_PX),
    automatic: () => onLayout(withoutWidth(layout, id)),
    pin: () => onLayout(withColumn(layout, id, { isPinned: true })),
    unpin: () => onLayout(withColumn(layout, id, { isPinned: false })),
    hide: () => onLayout(withColumn(layout, id, { isShown: false })),
  };
  return (
    <span className={css.headMenu[column.align ?? 'start']}>
      <Menu
        aria-label={text('dataTable.options', { column: column.head })}
        trigger={
          <IconButton
            size="compact"
            label={text('dataTable.options', { column: column.head })}
            icon={<ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />}
            excludeFromTabOrder={tabIndex === -1}
          />
        }
        groups={groupsOf(props, text)}
        onAction={(action) => actions[action]?.()}
      />
    </span>
  );
}
