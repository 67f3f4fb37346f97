import Papa from 'papaparse';
import { saveBlob } from '../lists/saveFile.ts';

/** Excel reads UTF-8 only behind this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Lets the browser save rows as a CSV file. Values are written as they are: neutralize them before. */
export function downloadCsv(fileName: string, rows: readonly (readonly string[])[]): void {
  const text = BYTE_ORDER_MARK + Papa.unparse(rows.map((row) => [...row]));
  saveBlob(fileName, new Blob([text], { type: 'text/csv;charset=utf-8' }));
}
