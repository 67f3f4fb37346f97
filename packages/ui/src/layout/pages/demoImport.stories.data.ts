import type { CheckedCell, CheckedRow, ColumnKey } from '../../fleet/OrderImport/index.ts';

const FIRST_ROW = 5;
const names = ['Whitfield, M.', 'Haddad, A.', 'Okafor, T.', 'Reyes, Jordan', 'Núñez, R.'];

const ok = (column: ColumnKey, value: string): CheckedCell => ({
  column,
  status: 'ok',
  key: null,
  params: {},
  original: value,
  value,
});

function plainRow(row: number): CheckedRow {
  const isVan = row % 3 === 0;
  return {
    row,
    entry: null,
    cells: [
      ok('driverName', names[row % names.length] ?? ''),
      ok('driverId', `E${2027 + row}`),
      ok('unitNumber', String(100 + row)),
      ok('vin', `1FUJGLDR9CLBP${String(8800 + row).padStart(4, '0')}`),
      ok('department', isVan ? '00012' : '00014'),
      ok('profile', isVan ? 'Vans' : 'Regional'),
      ok('perDay', isVan ? '95.00' : '180.00'),
    ],
  };
}

const marks: Readonly<Record<number, Partial<CheckedCell> & Pick<CheckedCell, 'column'>>> = {
  17: {
    column: 'vin',
    status: 'wrong',
    key: 'vin.length',
    params: { length: 16, count: 17 },
    value: '1M8GDM9AXKP04278',
  },
  21: { column: 'driverName', status: 'wrong', key: 'value.required', params: {}, value: 'Haddad' },
  23: {
    column: 'driverId',
    status: 'wrong',
    key: 'import.alsoInRow',
    params: { row: 22 },
    value: 'E2049',
  },
  29: {
    column: 'perDay',
    status: 'question',
    key: 'import.outlier',
    params: { median: '180.00' },
    value: '18000.00',
    suggestion: '180.00',
  },
};

const isMended = (row: number) => row % 11 === 0;

/** Checked rows of a file: four need attention, and some were corrected. */
export function importRows(count: number): readonly CheckedRow[] {
  return Array.from({ length: count }, (_, index) => {
    const row = plainRow(index + FIRST_ROW);
    const mark = marks[row.row];
    return {
      ...row,
      cells: row.cells.map((cell): CheckedCell => {
        if (mark?.column === cell.column) return { ...cell, ...mark };
        if (cell.column !== 'department' || mark || !isMended(row.row)) return cell;
        return {
          ...cell,
          status: 'mended',
          key: 'import.leadingZeros',
          params: { original: '12' },
        };
      }),
    };
  });
}
