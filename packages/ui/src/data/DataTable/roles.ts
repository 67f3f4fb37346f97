/**
 * Explicit ARIA roles for the grid: table elements laid out as a CSS grid can lose their implicit
 * ones.
 */
export const HEAD_CELL = { role: 'columnheader', scope: 'col' } as const;
export const ROW_HEAD_CELL = { role: 'rowheader', scope: 'row' } as const;
export const CELL = { role: 'gridcell' } as const;
export const GROUP = { role: 'rowgroup' } as const;
export const ROW = { role: 'row' } as const;
