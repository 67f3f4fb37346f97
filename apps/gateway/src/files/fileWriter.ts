import { csvHead, csvRows } from './csv.ts';
import { SHEET_END, SHEET_START, sheetRow, workbookFiles, type Cell } from './xlsx.ts';
import { createZip, type ZipState } from './zip.ts';

/**
 * The state from which a writer can continue in another step, possibly in another process. Stored
 * with the output so far.
 */
export type WriterState =
  | { readonly format: 'csv' }
  | { readonly format: 'xlsx'; readonly zip: ZipState; readonly rows: number };

/** The bytes that a step adds to the file, and the writer's state after it. */
export interface WriteResult {
  readonly bytes: Uint8Array;
  readonly state: WriterState;
}

const SHEET = 'xl/worksheets/sheet1.xml';

/** Begins a file with its header row. */
export function beginFile(format: WriterState['format'], head: readonly string[]): WriteResult {
  if (format === 'csv') return { bytes: Buffer.from(csvHead(head)), state: { format } };
  const zip = createZip(null);
  for (const [name, text] of Object.entries(workbookFiles())) zip.addFile(name, Buffer.from(text));
  zip.openFile(SHEET);
  zip.write(Buffer.from(SHEET_START + sheetRow(head, 1)));
  return { bytes: zip.drain(), state: { format, zip: zip.state(), rows: 1 } };
}

/** Adds rows. With `isLast`, also completes the file. */
export function writeFile(
  state: WriterState,
  rows: readonly (readonly Cell[])[],
  isLast: boolean,
): WriteResult {
  if (state.format === 'csv') return { bytes: Buffer.from(csvRows(rows)), state };
  const zip = createZip(state.zip);
  const lines = rows.map((row, index) => sheetRow(row, state.rows + index + 1));
  zip.write(Buffer.from(lines.join('') + (isLast ? SHEET_END : '')));
  if (isLast) zip.end();
  return {
    bytes: zip.drain(),
    state: { format: 'xlsx', zip: zip.state(), rows: state.rows + rows.length },
  };
}
