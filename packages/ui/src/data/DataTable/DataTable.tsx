'use client';
import { PHONE_QUERY } from '../../layout/breakpoints.ts';
import { useMediaQuery } from '../../layout/useMediaQuery/index.ts';
import { CardList } from './CardList.tsx';
import { DataGrid } from './DataGrid.tsx';
import type { DataTableProps } from './types.ts';

/**
 * A table of any length. From 768 px up, it is a grid with a single tab stop: the arrow keys, Page
 * Up, Page Down, Ctrl+Home, and Ctrl+End move, Enter opens the row, and Space selects it (with
 * Shift, a range). Under 768 px, each row is a two-line card.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isPhone = useMediaQuery(PHONE_QUERY);
  return isPhone ? <CardList {...props} /> : <DataGrid {...props} />;
}
