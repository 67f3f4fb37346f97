/**
 * Roles of the parts of a grid, said outright: what is laid out as a CSS grid may lose the role
 * that a table's element brings.
 */
export const HEAD_CELL = { role: 'columnheader', scope: 'col' } as const;
export const ROW_HEAD_CELL = { role: 'rowheader', scope: 'row' } as const;
export const CELL = { role: 'gridcell' } as const;
export const GROUP = { role: 'rowgroup' } as const;
export const ROW = { role: 'row' } as const;
