import type { CardOrder } from '../../cards/cardOrder.ts';
import type { CardType } from '../../cards/cardTypes.ts';
import type { FieldIssue } from '../../core/issue.ts';
import { cardOfRow, cardTypeOf } from './cardOfRow.ts';
import { isImportColumn, type ImportColumnKey } from '../importColumnKeys.ts';
import type { ImportAccount } from '../importContext.ts';
import type { RowReadings } from '../importTypes.ts';
import { isOrder, OrderRules } from './OrderRules.ts';
import type { RowRules, UniqueColumn } from '../rowRules.ts';

const COLUMN_OF_PATH: Readonly<Record<string, ImportColumnKey>> = {
  fleetId: 'fleet',
  departmentId: 'department',
  profileId: 'profile',
  'limits.perTransactionCents': 'perTransaction',
  'limits.perDayCents': 'perDay',
  'limits.perDayMilligallons': 'gallonsPerDay',
};

function columnOf(path: string, readings: RowReadings): ImportColumnKey {
  const column = COLUMN_OF_PATH[path] ?? (isImportColumn(path) ? path : 'cardType');
  if (readings[column]) return column;
  if ((column === 'firstName' || column === 'lastName') && readings.driverName) return 'driverName';
  if (column === 'nameOnCard') {
    if (readings.driverName?.cell.value) return 'driverName';
    if (readings.lastName?.cell.value) return 'lastName';
  }
  return column === 'vehicleName' && readings.unitNumber ? 'unitNumber' : column;
}

/** Columns whose values must be unique, by card type. */
const UNIQUE_OF_TYPE: Readonly<Record<CardType, readonly UniqueColumn[]>> = {
  driver: ['driverId', 'employeeId'],
  vehicle: ['unitNumber', 'vin'],
  single: [],
  pl: [],
};
const isCardType = (type: string | null): type is CardType =>
  type !== null && type in UNIQUE_OF_TYPE;

/** Whether the department belongs to a fleet other than the one that the row names. */
function isOfOtherFleet({ fleet, department }: RowReadings, account: ImportAccount): boolean {
  if (!fleet?.id || !department?.id) return false;
  return account.fleetIdOf.get(department.id) !== fleet.id;
}
const OTHER_FLEET: FieldIssue = {
  path: 'departmentId',
  key: 'import.departmentOfOtherFleet',
  params: {},
};

/** Rows of card orders. [CARD-03] */
export function orderRows(account: ImportAccount): RowRules<CardOrder> {
  const rules = new OrderRules();
  return {
    typeOf: cardTypeOf,
    uniqueIn: (type) => (isCardType(type) ? UNIQUE_OF_TYPE[type] : []),
    identifiedBy: null,
    columnOf,
    judge: ({ type, readings }) => {
      const card = cardOfRow(isCardType(type) ? type : null, readings, account);
      const cardIssues = rules.issuesOf(card);
      const issues = isOfOtherFleet(readings, account) ? [OTHER_FLEET, ...cardIssues] : cardIssues;
      return { entry: isOrder(card, issues) ? card : null, issues };
    },
  };
}
