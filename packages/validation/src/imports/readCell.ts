import type { MessageParams } from '../core/issue.ts';
import type { MessageKey } from '../messages/keys.ts';
import { readDecimal } from '../money/readDecimal.ts';
import { VIN_CHARACTERS } from '../vehicles/constants.ts';
import { vinWarning } from '../vehicles/vinWarning.ts';
import { beforeDate, cleanText, isNoValue, isScientific } from './cellText.ts';
import { FIGURE_COLUMNS } from './columnScan.ts';
import type { ImportColumnKey } from './importColumnKeys.ts';
import { departmentOf, type ImportAccount } from './importContext.ts';
import type { CellStatus, CheckedCell, Reading } from './importTypes.ts';
import { readAmount, type DecimalMark } from './readAmount.ts';
import { momentText, readMoment, type DateOrder } from './readDate.ts';
import { readMonth } from './readMonth.ts';
import { stateOf } from './readState.ts';
import {
  CARD_TYPE_WORDS,
  ID_STATUS_WORDS,
  ID_TYPE_WORDS,
  MANAGER_WORDS,
  productCodeOf,
} from './cellTerms.ts';

/** A reader's interpretation of a cell's text. */
interface CellReading {
  readonly value: string;
  readonly status: CellStatus;
  readonly key: MessageKey | null;
  readonly params: MessageParams;
  readonly suggestion?: string;
  readonly id?: string;
  readonly amount?: number;
}
type Reader = (
  text: string,
  account: ImportAccount,
  mark: DecimalMark,
  dates: DateOrder,
) => CellReading;

/** Shared by all cells without a message, since a file has millions of them. */
const NO_PARAMS: MessageParams = {};
const reading = (
  value: string,
  status: CellStatus = 'ok',
  key: MessageKey | null = null,
  params: MessageParams = NO_PARAMS,
): CellReading => ({ value, status, key, params });

/** A value that probably means something else, for a person to decide. */
const question = (value: string, key: MessageKey, suggestion: string): CellReading => ({
  ...reading(value, 'question', key, { suggestion }),
  suggestion,
});

/** Text that stands for an ID. */
const idReader =
  (idOf: (text: string) => string | undefined, unknownKey: MessageKey): Reader =>
  (text) => {
    const id = idOf(text);
    return id === undefined ? reading(text, 'wrong', unknownKey) : { ...reading(text), id };
  };
/** One of a few words that stand for a value. */
const wordReader = (words: ReadonlyMap<string, string>, unknownKey: MessageKey): Reader =>
  idReader((text) => words.get(text.toLowerCase()), unknownKey);

/** Removes the decimals that a spreadsheet added to a whole number. */
const withoutDecimals = (text: string) =>
  text.includes('.') ? text.replace(/^(\d+)\.0+$/, '$1') : text;

/** An ID that a spreadsheet may have turned into a number or a date. */
const readIdentifier: Reader = (text) => {
  if (isScientific(text)) return reading(text, 'wrong', 'import.scientific');
  const guess = beforeDate(text);
  return guess === null
    ? reading(withoutDecimals(text))
    : question(text, 'import.dateDamaged', guess);
};

/** An invoice number, which may look like a date without being damaged. */
const readReference: Reader = (text) =>
  isScientific(text) ? reading(text, 'wrong', 'import.scientific') : reading(withoutDecimals(text));

const readVin: Reader = (text) => {
  if (isScientific(text)) return reading(text, 'wrong', 'import.scientific');
  const value = text.toUpperCase().replaceAll(/[\s-]/g, '');
  if (value.length === VIN_CHARACTERS && /[IOQ]/.test(value)) {
    const suggestion = value.replaceAll('I', '1').replaceAll(/[OQ]/g, '0');
    if (vinWarning(suggestion) === null) return question(value, 'import.didYouMean', suggestion);
  }
  const warning = vinWarning(value);
  return warning ? reading(value, 'ok', warning.key, warning.params) : reading(value);
};

const unknownName = (text: string, key: MessageKey, suggestion: string | null): CellReading =>
  suggestion === null
    ? reading(text, 'wrong', key)
    : question(text, 'import.didYouMean', suggestion);

const readFleet: Reader = (text, { fleets }) => {
  const fleet = fleets.find(text);
  return fleet
    ? { ...reading(text), id: fleet.fleetId }
    : unknownName(text, 'import.unknownFleet', fleets.near(text));
};

const readProfile: Reader = (text, { profiles }) => {
  const profile = profiles.find(text);
  return profile
    ? { ...reading(profile.name), id: profile.profileId }
    : unknownName(text, 'import.unknownProfile', profiles.near(text));
};

/** A department by number or name; restores leading zeros that a spreadsheet dropped. */
const readDepartment: Reader = (text, account) => {
  if (isScientific(text)) return reading(text, 'wrong', 'import.scientific');
  const cleaned = withoutDecimals(text);
  const department = departmentOf(cleaned, account);
  if (!department)
    return unknownName(text, 'import.unknownDepartment', account.departments.near(cleaned));
  const id = department.departmentId;
  return account.departments.find(cleaned)
    ? { ...reading(department.number), id }
    : { ...reading(department.number, 'mended', 'import.leadingZeros', { original: text }), id };
};

const readExpiry: Reader = (text) => {
  const month = readMonth(text);
  return month === null
    ? reading(text, 'wrong', 'vehicle.registrationExpiryFormat')
    : reading(month);
};

/** Decimals to display, by decimals of the unit: miles, cents, thousandths of a gallon. */
const SHOWN_DECIMALS = { 0: 0, 2: 2, 3: 1 } as const;

type ParsedFigure = { readonly value: number } | { readonly key: MessageKey };
/** A figure as parsed by `parse`; negative ones become questions. */
const figureReader =
  (format: (value: number) => string, parse: (plain: string) => ParsedFigure): Reader =>
  (text, _account, mark) => {
    if (isNoValue(text)) return reading('');
    if (isScientific(text)) return reading(text, 'wrong', 'import.scientific');
    const { plain, isNegative } = readAmount(text, mark);
    if (plain === null) return reading(text, 'wrong', 'import.noFigure');
    const parsed = parse(plain);
    if ('key' in parsed) return reading(plain, 'wrong', parsed.key);
    const value = format(parsed.value);
    if (isNegative) return question(`-${value}`, 'import.negative', value);
    const isComma = mark === ',' && text.includes(',');
    const result = isComma
      ? reading(value, 'mended', 'import.decimalComma', { original: text })
      : reading(value);
    return { ...result, amount: parsed.value };
  };

/** Money in cents, fuel in thousandths of a gallon, or whole miles, as people type them. */
const amountReader = (decimals: keyof typeof SHOWN_DECIMALS, tooMany: MessageKey): Reader =>
  figureReader(
    (value) => (value / 10 ** decimals).toFixed(SHOWN_DECIMALS[decimals]),
    (plain) => readDecimal(plain, decimals, tooMany),
  );

/** A measurement, rounded to the decimals that are stored. */
const measureReader = (decimals: number): Reader =>
  figureReader(
    (value) => (value / 10 ** decimals).toFixed(decimals),
    (plain) => {
      const value = Math.round(Number(plain) * 10 ** decimals);
      return Number.isSafeInteger(value) ? { value } : { key: 'import.noFigure' };
    },
  );

/** A unit of the account; restores leading zeros that a spreadsheet dropped. */
const readUnit: Reader = (text, account, mark, dates) => {
  const { purchases } = account;
  const cleaned = withoutDecimals(text);
  if (!purchases || purchases.vehicles.find(text)) {
    return purchases ? reading(text) : readIdentifier(text, account, mark, dates);
  }
  const vehicle = purchases.vehicles.withoutZeros(cleaned);
  if (!vehicle) return readIdentifier(text, account, mark, dates);
  return vehicle.unitNumber === cleaned
    ? reading(cleaned)
    : reading(vehicle.unitNumber, 'mended', 'import.leadingZeros', { original: text });
};

/**
 * A day, a time, or both. If a file mixes day-first and month-first dates, ambiguous ones become
 * questions; if nothing reveals the order, the value is displayed as an ISO date.
 */
const momentReader =
  (errorKey: MessageKey): Reader =>
  (text, _account, _mark, dates) => {
    const isOfTimes = errorKey === 'import.noTime';
    const moment = readMoment(text, dates, isOfTimes);
    if (!moment || (moment.day === null && !isOfTimes)) return reading(text, 'wrong', errorKey);
    const id = momentText(moment);
    const { otherDay: day } = moment;
    if (day === null)
      return { ...reading(/^[45]\d{4}/.test(text) ? readableMoment(id) : text), id };
    if (dates === 'unknown') return { ...reading(readableMoment(id)), id };
    if (dates !== 'mixed') return { ...reading(text), id };
    const other = readableMoment(momentText({ ...moment, day }));
    return { ...question(readableMoment(id), 'import.dateOrder', other), id };
  };
/** A moment in a readable form that can be parsed again. */
const readableMoment = (text: string) => text.replace(/T(\d\d:\d\d)(?::00)?/, ' $1').trim();

const readCurrency: Reader = (text, { purchases }) => {
  const currency = purchases?.currency ?? text;
  return text.toUpperCase() === currency
    ? reading(text)
    : reading(text, 'wrong', 'import.otherCurrency', { currency });
};

const plainText: Reader = (text) => reading(text);

const READERS: Readonly<Record<ImportColumnKey, Reader>> = {
  cardType: wordReader(CARD_TYPE_WORDS, 'import.unknownType'),
  driverName: plainText,
  firstName: plainText,
  lastName: plainText,
  driverId: readIdentifier,
  employeeId: readIdentifier,
  licenseNumber: readIdentifier,
  licenseState: plainText,
  mobile: readIdentifier,
  unitNumber: readUnit,
  vehicleName: plainText,
  vehicleId: readIdentifier,
  vin: readVin,
  licensePlate: readIdentifier,
  registrationNumber: readIdentifier,
  registrationExpiry: readExpiry,
  odometer: amountReader(0, 'import.wholeMiles'),
  tankCapacity: amountReader(3, 'gallons.decimals'),
  trailerNumber: readIdentifier,
  idName: plainText,
  idNumber: readIdentifier,
  idType: wordReader(ID_TYPE_WORDS, 'import.unknownIdType'),
  idStatus: wordReader(ID_STATUS_WORDS, 'import.unknownStatus'),
  managedBy: wordReader(MANAGER_WORDS, 'import.unknownManager'),
  manager: plainText,
  fleet: readFleet,
  department: readDepartment,
  profile: readProfile,
  nameOnCard: plainText,
  perTransaction: amountReader(2, 'money.decimals'),
  perDay: amountReader(2, 'money.decimals'),
  gallonsPerDay: amountReader(3, 'gallons.decimals'),
  purchaseDate: momentReader('import.noDate'),
  purchaseTime: momentReader('import.noTime'),
  purchaseTimeUtc: momentReader('import.noTime'),
  station: plainText,
  address: plainText,
  city: plainText,
  state: idReader(stateOf, 'import.unknownState'),
  product: idReader(productCodeOf, 'import.unknownProduct'),
  gallons: measureReader(3),
  liters: measureReader(3),
  unitPrice: measureReader(3),
  amount: amountReader(2, 'money.decimals'),
  currency: readCurrency,
  fillOdometer: measureReader(0),
  reference: readReference,
  source: plainText,
};

const isSameFigure = (column: ImportColumnKey, original: string, value: string) =>
  FIGURE_COLUMNS.some((figure) => figure === column) &&
  /^\d*\.?\d+$/.test(original) &&
  Number(original) === Number(value);

/** Marks a value that differs from the cell's text, unless both obviously mean the same. */
function markIfMended(
  column: ImportColumnKey,
  original: string,
  text: string,
  result: CellReading,
): CellReading {
  if (result.key !== null || result.value === original) return result;
  if (isSameFigure(column, original, result.value)) return result;
  if (result.value.toLowerCase() === original.toLowerCase() && column === 'profile') return result;
  if (column === 'department' && text === original) return result;
  return { ...result, status: 'mended', key: 'import.mended', params: { original } };
}

/** Reads a cell: cleans and interprets it, and marks it as `mended` if its value has changed. */
export function readCell(
  column: ImportColumnKey,
  original: string,
  account: ImportAccount,
  mark: DecimalMark,
  dates: DateOrder = 'unknown',
): Reading {
  const text = cleanText(original);
  const result =
    text === ''
      ? reading('')
      : markIfMended(column, original, text, READERS[column](text, account, mark, dates));
  const { value, status, key, params, suggestion, id = null, amount = null } = result;
  const cell: CheckedCell = { column, status, key, params, original, value };
  return { cell: suggestion === undefined ? cell : { ...cell, suggestion }, id, amount };
}
