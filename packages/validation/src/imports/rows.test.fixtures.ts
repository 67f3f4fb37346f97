import type { CardOrder } from '../cards/cardOrder.ts';
import { findHeader } from '../importFiles/findHeader.ts';
import type { ImportColumnKey } from './importColumnKeys.ts';
import type { CheckedRow, Grid } from './importTypes.ts';
import type { ImportContext } from './importContext.ts';
import { orderRows } from './orders/orderRows.ts';
import { RowChecker } from './RowChecker.ts';
import { suggestMapping } from '../importFiles/suggestMapping.ts';

const uuid = (at: number) => `0197a1b2-0000-7000-8000-${String(at).padStart(12, '0')}`;
export const longHaul = uuid(1);
export const regional = uuid(2);
export const dept12 = uuid(12);
const dept14 = uuid(14);
export const vans = uuid(21);
const regionalProfile = uuid(22);

/** Test data: an account with two fleets, two departments, and two limit profiles. */
export const context: ImportContext = {
  fleets: [
    { fleetId: longHaul, name: 'Long haul', code: 'LH', number: '100' },
    { fleetId: regional, name: 'Regional', code: 'RG', number: '200' },
  ],
  departments: [
    { departmentId: dept12, fleetId: longHaul, number: '00012', name: 'Vans north' },
    { departmentId: dept14, fleetId: regional, number: '00014', name: 'Linehaul' },
  ],
  profiles: [
    { profileId: vans, name: 'Vans', isDefault: true },
    { profileId: regionalProfile, name: 'Regional', isDefault: false },
  ],
  driverIds: ['E1000'],
  employeeIds: ['900'],
  unitNumbers: ['7'],
};

export const HEADS = ['Driver', 'Driver ID', 'Unit #', 'VIN #', 'Dept', 'Profile', '$/day'];
export const checkerOf = (grid: Grid, more: Partial<ImportContext> = {}) => {
  const { heads, dataRows } = findHeader(grid);
  const mapping = suggestMapping(heads);
  return new RowChecker({
    rules: orderRows,
    grid,
    dataRows,
    mapping,
    context: { ...context, ...more },
  });
};
export const check = (...rows: readonly (readonly string[])[]): readonly CheckedRow<CardOrder>[] =>
  checkerOf([HEADS, ...rows]).finish();
export const cellOf = (row: CheckedRow | undefined, column: ImportColumnKey) =>
  row?.cells.find((cell) => cell.column === column);
