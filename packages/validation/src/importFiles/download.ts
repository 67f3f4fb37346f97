import type { MessageParams } from '../core/issue.ts';
import type { MessageKey } from '../messages/keys.ts';
import { EXAMPLE_MARK } from './findHeader.ts';
import { IMPORT_COLUMN_KEYS, type ImportColumnKey } from '../imports/importColumnKeys.ts';
import type { ImportKind } from '../imports/importKinds.ts';
import type { CheckedRow } from '../imports/importTypes.ts';
import { IMPORT_COLUMNS } from './importColumns.ts';

/** Translates a message key into the reader's language. */
export type Translate = (key: MessageKey, params: MessageParams) => string;

/** Prefixes text that a spreadsheet would run as a formula with an apostrophe. */
export const neutralised = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;

const labelOf = (column: ImportColumnKey, translate: Translate) =>
  translate(`importColumn.${column}`, {});

/** The problems of a row, cell by cell, as text. */
const reasonsOf = ({ cells }: CheckedRow, translate: Translate) =>
  cells
    .flatMap(({ column, status, key, params }) =>
      key !== null && (status === 'wrong' || status === 'question')
        ? [`${labelOf(column, translate)}: ${translate(key, params)}`]
        : [],
    )
    .join('; ');

/**
 * Lists the rows that cannot be imported, as a file: our columns and headers with the original
 * values, then each row's number in the person's file and the reasons. Formulas are neutralized.
 */
export function rowsWithReasons(rows: readonly CheckedRow[], translate: Translate): string[][] {
  const rejected = rows.filter(({ entry }) => entry === null);
  const usedColumns = new Set(rejected.flatMap(({ cells }) => cells.map(({ column }) => column)));
  const columns = IMPORT_COLUMN_KEYS.filter((key) => usedColumns.has(key));
  const header = [
    ...columns.map((column) => labelOf(column, translate)),
    translate('import.row', {}),
    translate('import.reasons', {}),
  ];
  const lines = rejected.map((row) => {
    const originals = new Map(row.cells.map(({ column, original }) => [column, original]));
    const values = columns.map((column) => originals.get(column) ?? '');
    return [...values, String(row.row), reasonsOf(row, translate)].map(neutralised);
  });
  return [header, ...lines];
}

type Example = Readonly<Partial<Record<ImportColumnKey, string>>>;

const EXAMPLES: Readonly<Record<ImportKind, readonly Example[]>> = {
  cards: [
    {
      cardType: 'driver',
      firstName: 'Rosa',
      lastName: 'Núñez',
      driverId: `${EXAMPLE_MARK}1`,
      employeeId: '4071',
      perDay: '95.00',
    },
    {
      cardType: 'vehicle',
      unitNumber: `${EXAMPLE_MARK}2`,
      vehicleName: 'Van 118',
      vin: '1M8GDM9AXKP042788',
      licensePlate: 'TX-4821',
      gallonsPerDay: '60',
    },
    { cardType: 'single', nameOnCard: `${EXAMPLE_MARK} SHOP` },
  ],
  drivers: [
    {
      firstName: 'Rosa',
      lastName: 'Núñez',
      driverId: `${EXAMPLE_MARK}1`,
      employeeId: '4071',
      licenseNumber: 'D1234567',
      licenseState: 'TX',
      mobile: '312 555 0142',
    },
  ],
  vehicles: [
    {
      unitNumber: `${EXAMPLE_MARK}1`,
      vehicleName: 'Van 118',
      vehicleId: 'V-118',
      vin: '1M8GDM9AXKP042788',
      licensePlate: 'TX-4821',
      registrationNumber: 'REG-4821',
      registrationExpiry: '06/2027',
      odometer: '48210',
      tankCapacity: '26',
    },
  ],
  promptedIds: [
    { idName: `${EXAMPLE_MARK} Rosa Núñez`, idNumber: '4071', idType: 'D', idStatus: 'on' },
    { idName: `${EXAMPLE_MARK} Van 118`, idNumber: '5921', idType: 'V' },
  ],
  purchases: [
    {
      purchaseDate: '2026-11-18',
      purchaseTime: '14:05',
      unitNumber: `${EXAMPLE_MARK}1`,
      driverName: 'Rosa Núñez',
      station: 'Panhandle Truck Stop',
      city: 'Amarillo',
      state: 'TX',
      product: 'Diesel',
      gallons: '62.415',
      unitPrice: '3.899',
      amount: '243.36',
      fillOdometer: '48210',
      reference: '7730121',
      source: 'Cash receipts',
    },
  ],
};
/** Columns omitted because another one can hold the same data. */
const OMITTED_COLUMNS: Readonly<Record<ImportKind, readonly ImportColumnKey[]>> = {
  cards: ['driverName'],
  drivers: ['driverName'],
  vehicles: [],
  promptedIds: [],
  purchases: [
    'purchaseTimeUtc',
    'address',
    'vehicleName',
    'vehicleId',
    'firstName',
    'lastName',
    'liters',
    'currency',
  ],
};

/** A template: all columns, and an example of each type of row, which imports ignore. */
export function templateRows(translate: Translate, kind: ImportKind = 'cards'): string[][] {
  const columns = IMPORT_COLUMNS[kind]
    .map(({ key }) => key)
    .filter((key) => !OMITTED_COLUMNS[kind].includes(key));
  return [
    columns.map((column) => labelOf(column, translate)),
    ...EXAMPLES[kind].map((example) => columns.map((column) => example[column] ?? '')),
  ];
}
