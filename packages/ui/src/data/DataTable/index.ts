export { DataTable } from './DataTable.tsx';
export { layoutOfText, textOfLayout } from './layoutText.ts';
export type { ColumnLayout, TableLayout } from './layout.ts';
export type { Column, DataTableProps, PhoneSlot, RowError, Sort, SortDirection } from './types.ts';
