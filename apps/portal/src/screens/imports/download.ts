import Papa from 'papaparse';
import { saveBlob } from '../lists/saveFile.ts';

/** Excel needs a byte order mark to recognize UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Saves rows as a CSV file. Does not escape formulas; neutralize values first. */
export function downloadCsv(fileName: string, rows: readonly (readonly string[])[]): void {
  const text = BYTE_ORDER_MARK + Papa.unparse(rows.map((row) => [...row]));
  saveBlob(fileName, new Blob([text], { type: 'text/csv;charset=utf-8' }));
}
