import Papa from 'papaparse';

/** Excel reads UTF-8 only behind this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Lets the browser save rows as a CSV file. Values are written as they are: neutralise them before. */
export function downloadCsv(fileName: string, rows: readonly (readonly string[])[]): void {
  const text = BYTE_ORDER_MARK + Papa.unparse(rows.map((row) => [...row]));
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
