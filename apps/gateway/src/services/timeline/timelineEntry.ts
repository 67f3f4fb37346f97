import type { TimelineEntry } from '@forecourt/api-client/contract';
import type { TimelineRow } from './timelineRows.ts';

/** Members that are told elsewhere in an entry, or that only a machine reads. */
const NOT_TOLD = new Set(['ids', 'cardholderIds', 'orderId', 'profileId', 'kind', 'isDefault']);
/** Ids that people give themselves. */
const TOLD_IDS = new Set(['driver_id', 'employee_id', 'vehicle_id']);
const isTold = (field: string) =>
  !NOT_TOLD.has(field) && (!field.endsWith('_id') || TOLD_IDS.has(field));

const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Rows hold gallons and the miles of a hubometer as thousandths. */
const THOUSANDTHS = /_(?:milligallons|thousandths)$/;

function inWords(value: unknown, field = ''): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number' && THOUSANDTHS.test(field)) return String(value / 1000);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** What differs, member by member; the state of a card is told by itself. */
function changesOf({ before, after, subject }: TimelineRow) {
  const [was, is] = [membersOf(before), membersOf(after)];
  // a new driver or vehicle differs in everything, one that is gone in nothing
  const fields = subject === 'card' ? { ...was, ...is } : is;
  return Object.keys(fields)
    .filter((field) => isTold(field) && !(subject === 'card' && field === 'status'))
    .map((field) => ({ field, from: inWords(was[field], field), to: inWords(is[field], field) }))
    .filter(({ from, to }) => from !== to);
}

function statesOf({ before, after, subject }: TimelineRow) {
  if (subject !== 'card') return { from: null, to: null };
  return { from: inWords(membersOf(before)['status']), to: inWords(membersOf(after)['status']) };
}

/** A row as it is told; `undoable`: the id of the change that can be taken back. */
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
