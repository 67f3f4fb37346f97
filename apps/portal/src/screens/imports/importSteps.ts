import type { CheckColumn, FleetShare } from '@forecourt/ui';
import { IMPORT_COLUMNS } from '@forecourt/validation/importFiles';
import type {
  CheckedRow,
  ImportColumnKey,
  ImportContext,
  ImportEntries,
  ImportKind,
} from '@forecourt/validation/imports';
import type { Text } from '../../messages/text.ts';

export const STEPS = ['file', 'columns', 'check', 'confirm'] as const;
export type ImportStep = (typeof STEPS)[number];
/** Returns the step with this ID, or the first if there is none. */
export const stepOf = (id: string): ImportStep => STEPS.find((step) => step === id) ?? 'file';

const AMOUNTS = new Set<ImportColumnKey>([
  'perTransaction',
  'perDay',
  'gallonsPerDay',
  'odometer',
  'tankCapacity',
  'gallons',
  'liters',
  'unitPrice',
  'amount',
  'fillOdometer',
]);
const NAMES = new Set<ImportColumnKey>([
  'driverName',
  'vin',
  'nameOnCard',
  'vehicleName',
  'idName',
  'station',
  'address',
]);
/** Columns whose questions need room for two answers. */
const QUESTION_COLUMNS = new Set<ImportColumnKey>([
  ...AMOUNTS,
  'fleet',
  'department',
  'profile',
  'manager',
  'purchaseDate',
]);

/** Columns whose errors are sentences, such as a unit that is not among the vehicles. */
const SENTENCE_COLUMNS: Readonly<Partial<Record<ImportKind, readonly ImportColumnKey[]>>> = {
  purchases: ['unitNumber', 'state', 'product', 'reference'],
};

function widthOf(kind: ImportKind, column: ImportColumnKey): string {
  if (NAMES.has(column)) return 'minmax(200px, 1.6fr)';
  const isWide = QUESTION_COLUMNS.has(column) || SENTENCE_COLUMNS[kind]?.includes(column) === true;
  return isWide ? 'minmax(188px, 1.3fr)' : 'minmax(124px, 1fr)';
}

/** The import's columns for the check step, in the file's order. */
export function checkColumns(
  kind: ImportKind,
  columns: readonly ImportColumnKey[],
  text: Text,
): readonly CheckColumn[] {
  return columns.map((id) => ({
    id,
    label: text(`importColumn.${id}`),
    width: widthOf(kind, id),
    ...(AMOUNTS.has(id) ? { align: 'end' as const } : {}),
  }));
}

/** Columns that identify a row, by kind; one from each inner list is enough. */
const NEEDED: Readonly<Record<ImportKind, readonly (readonly ImportColumnKey[])[]>> = {
  cards: [['driverName', 'firstName', 'lastName', 'unitNumber', 'nameOnCard']],
  drivers: [['driverName', 'firstName', 'lastName'], ['driverId']],
  vehicles: [['unitNumber']],
  promptedIds: [['idName'], ['idNumber']],
  purchases: [
    ['purchaseDate', 'purchaseTime', 'purchaseTimeUtc'],
    ['unitNumber', 'vin', 'vehicleName', 'vehicleId'],
    ['amount', 'unitPrice'],
  ],
};

/** The import's columns as mapping targets; those still needed to identify a row are required. */
export function targetColumns(
  kind: ImportKind,
  mapping: Readonly<Record<string, string>>,
  text: Text,
) {
  const mappedKeys = new Set(Object.values(mapping));
  const missing = NEEDED[kind].flatMap((columns) =>
    columns.some((key) => mappedKeys.has(key)) ? [] : columns.slice(0, 1),
  );
  return IMPORT_COLUMNS[kind].map(({ key, labelKey }) => ({
    id: key,
    label: text(labelKey),
    isRequired: missing.includes(key),
  }));
}

/** Counts ready cards by fleet and profile. */
export function sharesOf(
  rows: readonly CheckedRow<ImportEntries['cards']>[],
  context: ImportContext,
): readonly FleetShare[] {
  const fleets = new Map(context.fleets.map(({ fleetId, name }) => [fleetId, name]));
  const profiles = new Map(context.profiles.map(({ profileId, name }) => [profileId, name]));
  const shares = new Map<string, FleetShare>();
  for (const { entry: card } of rows) {
    if (!card) continue;
    const id = `${card.fleetId} ${card.profileId}`;
    const share = shares.get(id);
    shares.set(id, {
      id,
      fleet: fleets.get(card.fleetId) ?? '–',
      profile: profiles.get(card.profileId) ?? '–',
      cards: (share?.cards ?? 0) + 1,
    });
  }
  return [...shares.values()].toSorted((a, b) => b.cards - a.cards);
}
