import { neutralised } from '@forecourt/validation/importFiles';
import type { Cell } from './xlsx.ts';

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
