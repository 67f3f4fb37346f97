import { describe, expect, it } from 'vitest';
import { filtered, tally } from './tally.ts';
import type { CellStatus, CheckedRow } from './types.ts';

const row = (number: number, ...statuses: CellStatus[]): CheckedRow => ({
  row: number,
  entry: null,
  cells: statuses.map((status, at) => ({
    column: at === 0 ? 'driverId' : 'unitNumber',
    status,
    key: null,
    params: {},
    original: '',
    value: '',
  })),
});
const rows = [
  row(1, 'ok', 'ok'),
  row(2, 'mended', 'ok'),
  row(3, 'mended', 'wrong'),
  row(4, 'question'),
];

const numbers = (filter: 'all' | 'needs' | 'mended') =>
  filtered(rows, filter).map((each) => each.row);

describe('tally', () => {
  it('counts a row once, and as mended only if it needs no more attention', () => {
    expect(tally(rows)).toEqual({ all: 4, ready: 2, needs: 2, mended: 1, existing: 0 });
  });

  it('returns the rows that match each filter', () => {
    expect(numbers('all')).toEqual([1, 2, 3, 4]);
    expect(numbers('needs')).toEqual([3, 4]);
    expect(numbers('mended')).toEqual([2]);
  });
});
