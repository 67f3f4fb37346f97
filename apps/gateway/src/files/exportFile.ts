import { neutralised } from '@forecourt/validation/importFiles';
import { xlsxOf, type Cell } from './xlsx.ts';

export interface Table {
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

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

const csvOf = ({ head, rows }: Table): string =>
  BYTE_ORDER_MARK + [head, ...rows].map((row) => row.map(field).join(',')).join('\r\n');

/** A table as a file that the browser saves. */
export function exportFile(format: keyof typeof MEDIA_TYPES, table: Table, day: string) {
  const bytes = format === 'csv' ? Buffer.from(csvOf(table)) : xlsxOf([table.head, ...table.rows]);
  return {
    fileName: `${table.name}-${day}.${format}`,
    mediaType: MEDIA_TYPES[format],
    base64: Buffer.from(bytes).toString('base64'),
    rowCount: table.rows.length,
  };
}
