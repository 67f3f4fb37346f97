export { DataTable } from './DataTable.tsx';
export type { Column, DataTableProps, PhoneSlot, Sort, SortDirection } from './types.ts';
