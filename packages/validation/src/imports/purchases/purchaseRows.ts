import type { FieldIssue } from '../../core/issue.ts';
import { instantOfWall } from '../../dates/wallTime.ts';
import {
  recordedIdentity,
  recordedPurchase,
  recordedTooSoonOrLate,
  type RecordedPurchase,
} from '../../transactions/recordedPurchase.ts';
import { isImportColumn, type ImportColumnKey } from '../importColumnKeys.ts';
import type { ImportAccount } from '../importContext.ts';
import type { RowReadings } from '../importTypes.ts';
import { momentOf } from '../readDate.ts';
import { placeAtEnd } from '../readState.ts';
import { nameOf, textOf } from '../rowParts.ts';
import { toRowResult, type RowRules } from '../rowRules.ts';

type Purchases = NonNullable<ImportAccount['purchases']>;

/** Columns that can identify the vehicle; any one is sufficient. */
const NAMED_BY = ['unitNumber', 'vin', 'vehicleId', 'vehicleName'] as const;
/** Time of a purchase whose row specifies none. */
const NOON = '12:00:00';
/** Product of a fill whose row specifies none. */
const SOME_FUEL = '099';
const LITERS_PER_GALLON = 3.785_411_784;

const COLUMN_OF_PATH: Readonly<Record<string, ImportColumnKey>> = {
  boughtAt: 'purchaseDate',
  productCode: 'product',
  quantityThousandths: 'gallons',
  unitPriceMills: 'unitPrice',
  amountCents: 'amount',
  odometerMiles: 'fillOdometer',
};

/** The column in which to correct an issue with a field. */
function columnOf(path: string, row: RowReadings): ImportColumnKey {
  if (path === 'vehicleId') {
    const columns = NAMED_BY.filter((column) => row[column]);
    return columns.find((column) => textOf(row[column]) !== null) ?? columns[0] ?? 'unitNumber';
  }
  if (path === 'quantityThousandths' && !row.gallons && row.liters) return 'liters';
  if (path === 'boughtAt' && !row.purchaseDate) {
    return row.purchaseTime ? 'purchaseTime' : 'purchaseTimeUtc';
  }
  return COLUMN_OF_PATH[path] ?? (isImportColumn(path) ? path : 'purchaseDate');
}

/** The instant in UTC; empty if the row has no date. */
function instantOfRow(row: RowReadings, { timeZone }: Purchases): string {
  const isUtc = Boolean(row.purchaseTimeUtc?.id);
  const time = momentOf((isUtc ? row.purchaseTimeUtc?.id : row.purchaseTime?.id) ?? '');
  const date = momentOf(row.purchaseDate?.id ?? '');
  const day = date.day ?? time.day;
  if (day === null) return '';
  const clock = time.time ?? date.time;
  const text = `${day}T${clock ?? NOON}`;
  const offset = time.offset ?? date.offset ?? (isUtc ? 'Z' : null);
  const at = offset === null ? instantOfWall(timeZone, text) : new Date(`${text}${offset}`);
  return at.toISOString();
}

/** Thousandths of a gallon; liters are converted. */
function quantityOf({ gallons, liters }: RowReadings): number | null {
  const inGallons = gallons?.amount ?? null;
  if (inGallons !== null) return inGallons;
  const inLiters = liters?.amount ?? null;
  return inLiters === null ? null : Math.round(inLiters / LITERS_PER_GALLON);
}

/** Price per gallon; the file's price is per its own unit of volume. */
function priceOf({ gallons, liters, unitPrice }: RowReadings): number | null {
  const price = unitPrice?.amount ?? null;
  const isOfLiters = (gallons?.amount ?? null) === null && (liters?.amount ?? null) !== null;
  return price !== null && isOfLiters ? Math.round(price * LITERS_PER_GALLON) : price;
}

/** The amount paid, or else price times quantity if the file has no amount. */
function amountOf(row: RowReadings): number | null {
  const paid = row.amount?.amount ?? null;
  const price = row.unitPrice?.amount ?? null;
  const quantity = row.gallons?.amount ?? row.liters?.amount ?? null;
  if (paid !== null || price === null || quantity === null || textOf(row.amount) !== null)
    return paid;
  // Mills times thousandths to cents
  return Math.round((price * quantity) / 10_000);
}

const driverOf = (row: RowReadings) => {
  const fullName = textOf(row.driverName);
  const { firstName, lastName } = nameOf(row);
  return fullName ?? ([firstName, lastName].filter(Boolean).join(' ') || null);
};

/** The vehicles that a row's columns identify, by column. */
const vehiclesIn = (row: RowReadings, { vehicles }: Purchases) =>
  NAMED_BY.flatMap((column) => {
    const text = textOf(row[column]);
    const vehicle = text === null ? undefined : vehicles.find(text);
    return vehicle ? [{ column, vehicle }] : [];
  });

/** City and state from their own columns, or else from the address. */
function placeOf(row: RowReadings) {
  const place = placeAtEnd(textOf(row.address) ?? textOf(row.station) ?? '');
  const state = row.state?.id ?? null;
  const hasState = textOf(row.state) !== null;
  return {
    city: textOf(row.city) ?? place?.city ?? null,
    state: hasState ? state : (place?.state ?? null),
  };
}

function purchaseOfRow(row: RowReadings, context: Purchases) {
  const [match] = vehiclesIn(row, context);
  return {
    vehicleId: match?.vehicle.id ?? '',
    boughtAt: instantOfRow(row, context),
    source: textOf(row.source) ?? context.source,
    reference: textOf(row.reference),
    driverName: driverOf(row),
    station: textOf(row.station),
    ...placeOf(row),
    productCode: row.product?.id ?? (textOf(row.product) === null ? SOME_FUEL : ''),
    quantityThousandths: quantityOf(row),
    unitPriceMills: priceOf(row),
    amountCents: amountOf(row) ?? 0,
    odometerMiles: row.fillOdometer?.amount ?? null,
  };
}

/** Checks what the schema cannot: the row must identify exactly one vehicle of the account. */
function vehicleIssues(row: RowReadings, context: Purchases): readonly FieldIssue[] {
  const [first, ...otherMatches] = vehiclesIn(row, context);
  if (!first) {
    return NAMED_BY.some((column) => textOf(row[column]) !== null)
      ? [{ path: 'vehicleId', key: 'import.unknownVehicle', params: {} }]
      : [];
  }
  // A unit and a VIN must be of the same vehicle; names need not match exactly
  const conflict = otherMatches.find(
    ({ column, vehicle }) => column === 'vin' && vehicle.id !== first.vehicle.id,
  );
  const { unitNumber: unit } = conflict?.vehicle ?? first.vehicle;
  return conflict ? [{ path: 'vin', key: 'import.otherVehicle', params: { unit } }] : [];
}

/** Rows of purchases made without our cards, one product each. */
export function purchaseRows({ purchases: context }: ImportAccount): RowRules<RecordedPurchase> {
  if (!context) throw new TypeError('Purchases are checked against vehicles.');
  // Rows are looked up several times, and converting local times is slow
  const drafts = new WeakMap<RowReadings, ReturnType<typeof purchaseOfRow>>();
  const draftOf = (row: RowReadings) => {
    const draft = drafts.get(row) ?? purchaseOfRow(row, context);
    drafts.set(row, draft);
    return draft;
  };
  return {
    typeOf: () => null,
    uniqueIn: () => ['reference', 'purchaseDate'],
    uniqueAs: (row, column) => {
      const draft = draftOf(row);
      const isIdentifiedHere = (draft.reference !== null) === (column === 'reference');
      return isIdentifiedHere && draft.boughtAt !== '' ? recordedIdentity(draft) : '';
    },
    identifiedBy: null,
    columnOf,
    judge: ({ readings }) => {
      const draft = draftOf(readings);
      const vehicleMismatches = vehicleIssues(readings, context);
      const parsed = toRowResult(recordedPurchase.safeParse(draft));
      const timeIssues = parsed.entry
        ? recordedTooSoonOrLate(parsed.entry, new Date(context.now))
        : [];
      const issues = [...vehicleMismatches, ...parsed.issues, ...timeIssues];
      return { entry: issues.length === 0 ? parsed.entry : null, issues };
    },
  };
}
