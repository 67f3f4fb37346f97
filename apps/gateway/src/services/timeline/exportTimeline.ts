import type { TimelineEntry } from '@forecourt/api-client/contract';
import { dollarsOf } from '../../files/amounts.ts';
import { exportFile } from '../../files/exportFile.ts';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { readDriver } from '../roster/drivers.ts';
import { everyRow, exportDay } from '../roster/exports.ts';
import { readVehicle } from '../roster/vehicles.ts';
import { pageOfTimeline, requireCard } from './timeline.ts';
import type { TimelineSubject } from './timelineRows.ts';

const HEAD = [
  'When',
  'What',
  'Who',
  'In their name',
  'Card',
  'From',
  'To',
  'Why',
  'Amount',
  'Where',
  'Unit',
  'Odometer',
  'Recorded by',
];

/** The state and everything else that differs, in one cell. */
const cellOf = (state: string | null, changes: readonly string[]) =>
  [state, ...changes].filter((part) => part !== null).join('; ');

const rowOf = (one: TimelineEntry) => [
  one.at,
  one.action,
  one.actor,
  one.emulatedBy,
  one.cardLast4 === null ? null : `•••• ${one.cardLast4}`,
  cellOf(
    one.from,
    one.changes.map(({ field, from }) => `${field}: ${from ?? ''}`),
  ),
  cellOf(
    one.to,
    one.changes.map(({ field, to }) => `${field}: ${to ?? ''}`),
  ),
  one.reason,
  one.amountCents === null ? null : dollarsOf(one.amountCents),
  one.place,
  one.unitNumber,
  one.odometerMiles,
  one.source,
];

async function fileOf(
  context: AccountContext,
  subject: TimelineSubject,
  name: string,
  format: 'csv' | 'xlsx',
) {
  const entries = await everyRow((place) => pageOfTimeline(context, subject, place));
  return exportFile(format, { name, head: HEAD, rows: entries.map(rowOf) }, exportDay(context));
}

/** Everything that happened to one card as a file, newest first. [GW-35] */
export const exportCard: HandlerOf<'exportCard'> = async ({ query }, context) => {
  const { id, last4 } = await requireCard(context, query.cardId);
  return fileOf(context, { kind: 'card', id }, `card-${last4}`, query.format);
};

/** Everything that happened to one driver as a file, newest first. */
export const exportDriverTimeline: HandlerOf<'exportDriverTimeline'> = async (
  { params, query },
  context,
) => {
  const { driverId } = await readDriver(context, params.id);
  return fileOf(context, { kind: 'driver', id: params.id }, `driver-${driverId}`, query.format);
};

/** Everything that happened to one vehicle as a file, newest first. */
export const exportVehicleTimeline: HandlerOf<'exportVehicleTimeline'> = async (
  { params, query },
  context,
) => {
  const { unitNumber } = await readVehicle(context, params.id);
  return fileOf(context, { kind: 'vehicle', id: params.id }, `unit-${unitNumber}`, query.format);
};
