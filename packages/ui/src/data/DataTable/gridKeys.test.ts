import { describe, expect, it } from 'vitest';
import { cellAfterKey, nearestCell } from './gridKeys.ts';

const size = { rows: 100, columns: 5, pageRows: 10 };
const press = (key: string, ctrlKey = false) => ({ key, ctrlKey, metaKey: false });

describe('nearestCell', () => {
  it('keeps a cell inside the grid and moves any other to the nearest edge', () => {
    expect(nearestCell({ row: 3, column: 4 }, size)).toEqual({ row: 3, column: 4 });
    expect(nearestCell({ row: 249, column: 5 }, size)).toEqual({ row: 99, column: 4 });
    expect(nearestCell({ row: 3, column: 4 }, { rows: 0, columns: 5 })).toEqual({
      row: -1,
      column: 4,
    });
  });
});

describe('cellAfterKey', () => {
  it('moves by one cell and stays inside the grid', () => {
    expect(cellAfterKey({ row: 0, column: 0 }, press('ArrowDown'), size)).toEqual({
      row: 1,
      column: 0,
    });
    expect(cellAfterKey({ row: 99, column: 4 }, press('ArrowDown'), size)).toEqual({
      row: 99,
      column: 4,
    });
    expect(cellAfterKey({ row: 3, column: 4 }, press('ArrowRight'), size)).toEqual({
      row: 3,
      column: 4,
    });
    expect(cellAfterKey({ row: 3, column: 0 }, press('ArrowLeft'), size)).toEqual({
      row: 3,
      column: 0,
    });
  });

  it('mirrors the left and right arrows if columns run from right to left', () => {
    const mirrored = { ...size, isMirrored: true };
    const at = { row: 3, column: 2 };
    expect(cellAfterKey(at, press('ArrowRight'), mirrored)).toEqual({ row: 3, column: 1 });
    expect(cellAfterKey(at, press('ArrowLeft'), mirrored)).toEqual({ row: 3, column: 3 });
    expect(cellAfterKey(at, press('End'), mirrored)).toEqual({ row: 3, column: 4 });
  });

  it('moves up from the first row to the header and stops there', () => {
    expect(cellAfterKey({ row: 0, column: 2 }, press('ArrowUp'), size)).toEqual({
      row: -1,
      column: 2,
    });
    expect(cellAfterKey({ row: -1, column: 2 }, press('ArrowUp'), size)).toEqual({
      row: -1,
      column: 2,
    });
  });

  it('moves by a page with PageUp and PageDown and to the ends with Home and End', () => {
    expect(cellAfterKey({ row: 5, column: 1 }, press('PageDown'), size)).toEqual({
      row: 15,
      column: 1,
    });
    expect(cellAfterKey({ row: 5, column: 1 }, press('PageUp'), size)).toEqual({
      row: -1,
      column: 1,
    });
    expect(cellAfterKey({ row: 5, column: 1 }, press('Home', true), size)).toEqual({
      row: 0,
      column: 0,
    });
    expect(cellAfterKey({ row: 5, column: 1 }, press('End', true), size)).toEqual({
      row: 99,
      column: 4,
    });
    expect(cellAfterKey({ row: 5, column: 1 }, press('Home'), size)).toEqual({ row: 5, column: 0 });
    expect(cellAfterKey({ row: 5, column: 1 }, press('End'), size)).toEqual({ row: 5, column: 4 });
  });

  it('returns null for other keys', () => {
    expect(cellAfterKey({ row: 5, column: 1 }, press('Tab'), size)).toBeNull();
    expect(cellAfterKey({ row: 5, column: 1 }, press('a'), size)).toBeNull();
  });
});
