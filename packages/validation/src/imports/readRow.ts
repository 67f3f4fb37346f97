import type { ColumnReader, ColumnReaders } from './columnReaders.ts';
import { FIGURE_COLUMNS } from './columnScan.ts';
import { IMPORT_COLUMN_KEYS, type ImportColumnKey } from './importColumnKeys.ts';
import type { CheckedCell, Reading, RowReadings } from './importTypes.ts';

/** A row with the readings of its cells. */
export interface ReadRow {
  /** Index in the grid, from 0. */
  readonly row: number;
  /** The row's type, if the file can contain several types of records; `null` if unknown. */
  readonly type: string | null;
  readonly readings: RowReadings;
  /** The same cells in the order of our columns, before the row is checked. */
  readonly cells: readonly CheckedCell[];
}

/** Determines the type of a row. */
export type TypeOfRow = (readings: RowReadings) => string | null;

function rowOf(row: number, readings: RowReadings, typeOf: TypeOfRow): ReadRow {
  const cells: CheckedCell[] = [];
  for (const column of IMPORT_COLUMN_KEYS) {
    const reading = readings[column];
    if (reading) cells.push(reading.cell);
  }
  return { row, type: typeOf(readings), readings, cells };
}

/**
 * Reads a row's cells by the file's columns; missing cells count as empty. Written out in the order
 * of our columns for speed, since every cell of a file passes through here.
 */
export function readRow(
  row: number,
  cells: readonly string[],
  readers: ColumnReaders,
  typeOf: TypeOfRow,
): ReadRow {
  const checkedCells: CheckedCell[] = [];
  const read = ({ at, read: readText }: ColumnReader): Reading | undefined => {
    if (at === null) return undefined;
    const reading = readText(cells[at] ?? '');
    checkedCells.push(reading.cell);
    return reading;
  };
  const readings: RowReadings = {
    cardType: read(readers.cardType),
    driverName: read(readers.driverName),
    firstName: read(readers.firstName),
    lastName: read(readers.lastName),
    driverId: read(readers.driverId),
    employeeId: read(readers.employeeId),
    licenseNumber: read(readers.licenseNumber),
    licenseState: read(readers.licenseState),
    mobile: read(readers.mobile),
    unitNumber: read(readers.unitNumber),
    vehicleName: read(readers.vehicleName),
    vehicleId: read(readers.vehicleId),
    vin: read(readers.vin),
    licensePlate: read(readers.licensePlate),
    registrationNumber: read(readers.registrationNumber),
    registrationExpiry: read(readers.registrationExpiry),
    odometer: read(readers.odometer),
    tankCapacity: read(readers.tankCapacity),
    trailerNumber: read(readers.trailerNumber),
    idName: read(readers.idName),
    idNumber: read(readers.idNumber),
    idType: read(readers.idType),
    idStatus: read(readers.idStatus),
    managedBy: read(readers.managedBy),
    manager: read(readers.manager),
    fleet: read(readers.fleet),
    department: read(readers.department),
    profile: read(readers.profile),
    nameOnCard: read(readers.nameOnCard),
    perTransaction: read(readers.perTransaction),
    perDay: read(readers.perDay),
    gallonsPerDay: read(readers.gallonsPerDay),
    purchaseDate: read(readers.purchaseDate),
    purchaseTime: read(readers.purchaseTime),
    purchaseTimeUtc: read(readers.purchaseTimeUtc),
    station: read(readers.station),
    address: read(readers.address),
    city: read(readers.city),
    state: read(readers.state),
    product: read(readers.product),
    gallons: read(readers.gallons),
    liters: read(readers.liters),
    unitPrice: read(readers.unitPrice),
    amount: read(readers.amount),
    currency: read(readers.currency),
    fillOdometer: read(readers.fillOdometer),
    reference: read(readers.reference),
    source: read(readers.source),
  };
  return { row, type: typeOf(readings), readings, cells: checkedCells };
}

/** Returns the row with one cell's reading replaced. */
export const withReading = (
  { row, readings }: ReadRow,
  reading: Reading,
  typeOf: TypeOfRow,
): ReadRow => rowOf(row, { ...readings, [reading.cell.column]: reading }, typeOf);

const FIGURES: ReadonlySet<ImportColumnKey> = new Set(FIGURE_COLUMNS);
const NAMES: ReadonlySet<ImportColumnKey> = new Set(['fleet', 'department', 'profile']);

/** Whether a value can be imported as it is: not if it is negative, or the name of nothing. */
const isUsable = ({ cell: { column }, id, amount }: Reading) =>
  FIGURES.has(column) ? amount !== null : !NAMES.has(column) || id !== null;

/**
 * The reading of a cell after its question was answered with "keep": wrong if the value cannot be
 * imported, since the row would lose it.
 */
export function keepReading(reading: Reading): Reading {
  const { column, status, original, value, key, params } = reading.cell;
  if (status !== 'question') return reading;
  const cell: CheckedCell = isUsable(reading)
    ? { column, status: 'ok', key: null, params: {}, original, value }
    : { column, status: 'wrong', key, params, original, value };
  return { ...reading, cell };
}
