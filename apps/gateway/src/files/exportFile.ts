import { beginFile, writeFile, type WriterState } from './fileWriter.ts';
import type { Cell } from './xlsx.ts';

export interface Table {
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** A file's columns by header, with the function that returns a row's cell. */
export type Columns<Item> = Readonly<Record<string, (item: Item) => Cell>>;

/** The items as rows under the columns' headers. */
export const tableOf = <Item>(columns: Columns<Item>, items: readonly Item[]) => ({
  head: Object.keys(columns),
  rows: items.map((item) => Object.values(columns).map((cellOf) => cellOf(item))),
});

const MEDIA_TYPES = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** A table as a file for the browser to save. */
export function exportFile(
  format: WriterState['format'],
  { name, head, rows }: Table,
  day: string,
) {
  const header = beginFile(format, head);
  const body = writeFile(header.state, rows, true);
  return {
    fileName: `${name}-${day}.${format}`,
    mediaType: MEDIA_TYPES[format],
    base64: Buffer.concat([header.bytes, body.bytes]).toString('base64'),
    rowCount: rows.length,
  };
}
