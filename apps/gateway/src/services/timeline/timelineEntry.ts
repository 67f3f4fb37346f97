import type { TimelineEntry } from '@forecourt/api-client/contract';
import type { TimelineRow } from './timelineRows.ts';

/** Fields that an entry shows elsewhere, or that only programs read. */
const HIDDEN_FIELDS = new Set([
  'ids',
  'cardholderIds',
  'requestIds',
  'isHeldBySchedule',
  'orderId',
  'profileId',
  'kind',
  'isDefault',
]);
/** IDs that people choose themselves. */
const SHOWN_IDS = new Set(['driver_id', 'employee_id', 'vehicle_id']);
const isShown = (field: string) =>
  !HIDDEN_FIELDS.has(field) && (!field.endsWith('_id') || SHOWN_IDS.has(field));

const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Columns that store gallons or hubometer miles in thousandths. */
const THOUSANDTHS = /_(?:milligallons|thousandths)$/;

function toText(value: unknown, field = ''): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number' && THOUSANDTHS.test(field)) return String(value / 1000);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The fields that differ; a card's status is shown separately. */
function changesOf({ before, after, subject }: TimelineRow) {
  const [oldValues, newValues] = [membersOf(before), membersOf(after)];
  // for a new driver or vehicle every field differs, for a removed one none does
  const fields = subject === 'card' ? { ...oldValues, ...newValues } : newValues;
  return Object.keys(fields)
    .filter((field) => isShown(field) && !(subject === 'card' && field === 'status'))
    .map((field) => ({
      field,
      from: toText(oldValues[field], field),
      to: toText(newValues[field], field),
    }))
    .filter(({ from, to }) => from !== to);
}

function statesOf({ before, after, subject }: TimelineRow) {
  if (subject !== 'card') return { from: null, to: null };
  return { from: toText(membersOf(before)['status']), to: toText(membersOf(after)['status']) };
}

/** Converts a row to an entry; `undoable` is the ID of the change that can be undone, if any. */
export const toEntry = (row: TimelineRow, undoable: string | null): TimelineEntry => ({
  entryId: row.id,
  at: row.at,
  kind: row.kind,
  actor: row.actor,
  emulatedBy: row.emulatedBy,
  action: row.action,
  ...statesOf(row),
  changes: row.kind === 'change' ? changesOf(row) : [],
  reason: row.reason,
  cardLast4: row.last4,
  amountCents: row.cents,
  place: row.place,
  odometerMiles: row.miles,
  unitNumber: row.unit,
  source: row.source,
  params: { ...row.params },
  canUndo: row.id === undoable,
});
