'use client';
import { useText } from '../../provider/index.ts';
import * as css from './DataTable.css.ts';
import { CELL, GROUP, ROW } from './roles.ts';
import type { Column } from './types.ts';

const ROW_COUNT = 12;
/** Varied lengths, so that the placeholders look like text. */
const LENGTHS = ['long', 'middle', 'short', 'middle'] as const;

interface SkeletonRowsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly isSelectable: boolean;
  readonly height: number;
}

function Bone({ shape }: { readonly shape: keyof typeof css.bone }) {
  return <span className={css.bone[shape]} />;
}

/** Placeholder for rows that are loading, of the same height; visible after 150 ms. */
export function SkeletonRows<Row>({ columns, isSelectable, height }: SkeletonRowsProps<Row>) {
  const text = useText();
  return (
    <tbody {...GROUP} data-waiting="rows" className={css.group}>
      <tr {...ROW} className={css.hidden}>
        <td {...CELL}>{text('dataTable.loading')}</td>
      </tr>
      {Array.from({ length: ROW_COUNT }, (_, rowIndex) => (
        <tr key={rowIndex} aria-hidden="true" className={css.skeletonRow} style={{ height }}>
          {isSelectable && (
            <td className={css.checkCell}>
              <Bone shape="check" />
            </td>
          )}
          {columns.map((column, columnIndex) => (
            <td key={column.id} className={css.cell[column.align ?? 'start']}>
              <Bone shape={LENGTHS[(rowIndex + columnIndex) % LENGTHS.length] ?? 'middle'} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
