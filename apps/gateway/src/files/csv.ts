import { neutralised } from '@forecourt/validation/importFiles';
import type { Cell } from './xlsx.ts';

/** Excel recognizes UTF-8 only with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A field of a CSV file. Text that a spreadsheet would run as a formula is neutralized. */
function field(value: Cell): string {
  if (value === null) return '';
  const text = typeof value === 'number' ? String(value) : neutralised(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const csvLine = (row: readonly Cell[]): string => row.map(field).join(',');

/** The header line of a CSV file. */
export const csvHead = (head: readonly string[]): string => BYTE_ORDER_MARK + csvLine(head);

/** Further lines of a CSV file, each preceded by a line break. */
export const csvRows = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `\r\n${csvLine(row)}`).join('');

/** A CSV file for programs that don't accept a byte order mark. */
export const plainCsv = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  csvLine(head) + csvRows(rows);
