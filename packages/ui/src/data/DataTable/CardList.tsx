'use client';
import { CircleAlert } from 'lucide-react';
import { Checkbox } from '../../primitives/Checkbox/index.ts';
import { useText } from '../../provider/index.ts';
import * as css from './CardList.css.ts';
import { CardListHead } from './CardListHead.tsx';
import { RowMenu } from './RowMenu.tsx';
import type { Column, DataTableProps, PhoneSlot } from './types.ts';
import { useEndReached } from './useEndReached.ts';
import { usePrinting } from './usePrinting.ts';
import { useRows } from './useRows.ts';
import { useTopOnPage } from './useTopOnPage.ts';
import { useVirtualItems } from './useVirtualRows.ts';

const ITEM_HEIGHT = 72;
const SKELETON_ITEMS = 8;

const slotOf = <Row,>(column: Column<Row>): PhoneSlot => column.phone ?? 'detail';

/** Arranges a row's cells for a phone: title and value, then details and status. */
function ItemBody<Row>({
  columns,
  row,
}: {
  readonly columns: readonly Column<Row>[];
  readonly row: Row;
}) {
  const cellsOf = (slot: PhoneSlot) =>
    columns
      .filter((column) => slotOf(column) === slot)
      .map((column) => (
        <span key={column.id} className={css.piece}>
          {column.phoneCell ? column.phoneCell(row) : column.cell(row)}
        </span>
      ));
  return (
    <>
      <span className={css.line}>
        <span className={css.title}>{cellsOf('title')}</span>
        <span className={css.value}>{cellsOf('value')}</span>
      </span>
      <span className={css.lines}>
        <span className={css.details}>{cellsOf('detail')}</span>
        <span className={css.status}>{cellsOf('status')}</span>
      </span>
    </>
  );
}

/** Placeholder for cards that are loading; visible after 150 ms. */
function SkeletonCards() {
  const text = useText();
  return (
    <output data-waiting="rows" className={css.skeleton}>
      <span className={css.hidden}>{text('dataTable.loading')}</span>
      {Array.from({ length: SKELETON_ITEMS }, (_, index) => (
        <span key={index} className={css.skeletonItem} aria-hidden="true">
          <span className={css.bone.wide} />
          <span className={css.bone.narrow} />
        </span>
      ))}
    </output>
  );
}

interface CardProps<Row> {
  readonly table: DataTableProps<Row>;
  readonly row: Row;
  readonly isSelected: boolean;
  readonly onToggle: () => void;
  readonly onOpen: () => void;
}

/** A row's checkbox, content, menu, and error. */
function Card<Row>({ table, row, isSelected, onToggle, onOpen }: CardProps<Row>) {
  const text = useText();
  const name = table.getRowName(row);
  const error = table.getRowError?.(row);
  const body = (
    <>
      <ItemBody columns={table.columns} row={row} />
      {error && (
        <span className={css.error}>
          <CircleAlert size={14} strokeWidth={2} aria-hidden="true" className={css.errorIcon} />
          {error.message}
        </span>
      )}
    </>
  );
  return (
    <>
      {table.onSelect && (
        <Checkbox
          aria-label={text('dataTable.selectRow', { name })}
          isSelected={isSelected}
          isDisabled={!(table.canSelect?.(row) ?? true)}
          onChange={onToggle}
        />
      )}
      {table.onOpen ? (
        <button type="button" className={css.open} onClick={onOpen}>
          {body}
        </button>
      ) : (
        <span className={css.open}>{body}</span>
      )}
      {table.rowActions && (
        <span className={css.actions}>
          <RowMenu
            name={name}
            groups={table.rowActions(row)}
            onAction={(action) => table.onRowAction?.(action, row)}
          />
        </span>
      )}
    </>
  );
}

/**
 * The table under 768 px: each row is a two-line card, and the page itself scrolls. Column layouts
 * apply to the grid only; cards always show every slot.
 */
export function CardList<Row>(props: DataTableProps<Row>) {
  const { label, rows, getRowId } = props;
  const { className, ref } = props;
  const text = useText();
  const choice = useRows(props);
  const isPrinting = usePrinting();
  const { ref: listRef, top: margin } = useTopOnPage();
  const { items, height, measure } = useVirtualItems({
    count: rows.length,
    itemHeight: ITEM_HEIGHT,
    margin,
    keyOf: (index) => {
      const row = rows[index];
      return row === undefined ? index : getRowId(row);
    },
    rendersAll: isPrinting,
  });
  // Printing renders all rows without scrolling; that must not load the next page.
  useEndReached(props, isPrinting ? 0 : (items.at(-1)?.index ?? 0));

  if (props.error !== undefined || props.isLoading || rows.length === 0) {
    return (
      <div ref={ref} className={className}>
        {props.error ?? (props.isLoading ? <SkeletonCards /> : props.empty)}
      </div>
    );
  }
  return (
    <div ref={ref} className={className}>
      <CardListHead table={props} coverage={choice.coverage} onSelectAll={choice.toggleAll} />
      <ul
        ref={listRef}
        tabIndex={-1}
        aria-label={label}
        aria-busy={props.isStale || undefined}
        className={css.list}
        style={{ height: height }}
      >
        {items.map((item) => {
          const row = rows[item.index];
          if (row === undefined) return null;
          const id = getRowId(row);
          return (
            <li
              key={id}
              ref={measure}
              data-index={item.index}
              aria-setsize={props.total ?? (props.onEndReached ? -1 : rows.length)}
              aria-posinset={item.index + 1}
              aria-current={props.currentId === id ? 'true' : undefined}
              className={css.item}
              style={{ transform: `translateY(${item.start - margin}px)` }}
            >
              <Card
                table={props}
                row={row}
                isSelected={choice.selected.has(id)}
                onToggle={() => choice.toggle(item.index, false)}
                onOpen={() => choice.open(item.index)}
              />
            </li>
          );
        })}
      </ul>
      {props.isLoadingMore && <p className={css.more}>{text('dataTable.loadingMore')}</p>}
    </div>
  );
}
