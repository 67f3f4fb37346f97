import { neutralised } from '@forecourt/validation/importFiles';
import { xlsxOf, type Cell } from './xlsx.ts';

export interface Table {
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** The columns of a file by their heads, and what each says of a row. */
export type Columns<Item> = Readonly<Record<string, (item: Item) => Cell>>;

/** Rows under the heads of their columns. */
export const tableOf = <Item>(columns: Columns<Item>, items: readonly Item[]) => ({
  head: Object.keys(columns),
  rows: items.map((item) => Object.values(columns).map((cellOf) => cellOf(item))),
});

const MEDIA_TYPES = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
/** Excel reads UTF-8 only behind this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A field of a CSV file; text that a spreadsheet would run stays text. */
function field(value: Cell): string {
  if (value === null) return '';
  const text = typeof value === 'number' ? String(value) : neutralised(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const csvLine = (row: readonly Cell[]): string => row.map(field).join(',');

/** The first line of a CSV file. */
export const csvHead = (head: readonly string[]): string => BYTE_ORDER_MARK + csvLine(head);

/** Further lines of a CSV file, each after a line break. */
export const csvRows = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `\r\n${csvLine(row)}`).join('');

/** A CSV file for another program, which takes no byte order mark. */
export const plainCsv = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  csvLine(head) + csvRows(rows);

/** A table as a file that the browser saves. */
export function exportFile(format: keyof typeof MEDIA_TYPES, table: Table, day: string) {
  const bytes =
    format === 'csv'
      ? Buffer.from(csvHead(table.head) + csvRows(table.rows))
      : xlsxOf([table.head, ...table.rows]);
  return {
    fileName: `${table.name}-${day}.${format}`,
    mediaType: MEDIA_TYPES[format],
    base64: Buffer.from(bytes).toString('base64'),
    rowCount: table.rows.length,
  };
}
