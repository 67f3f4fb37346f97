import type { TimelineEntry } from '@forecourt/api-client/contract';
import { dollarsOf } from '../../files/amounts.ts';
import type { Columns } from '../../files/exportFile.ts';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { drivers } from '../roster/drivers.ts';
import { exportList } from '../exports/exportList.ts';
import { vehicles } from '../roster/vehicles.ts';
import { sideOf, eventText, reasonText, type Wording } from './entryText.ts';
import { pageOfTimeline, requireCard } from './timeline.ts';
import type { TimelineSubject } from './timelineRows.ts';

const columnsOf = (wording: Wording): Columns<TimelineEntry> => ({
  When: (entry) => entry.at,
  What: (entry) => eventText(entry, wording),
  Who: (entry) => entry.actor,
  'On behalf of': (entry) => entry.emulatedBy,
  Card: (entry) => (entry.cardLast4 === null ? null : `•••• ${entry.cardLast4}`),
  From: (entry) => sideOf(entry, 'from', wording),
  To: (entry) => sideOf(entry, 'to', wording),
  Why: reasonText,
  Amount: (entry) => (entry.amountCents === null ? null : dollarsOf(entry.amountCents)),
  Where: (entry) => entry.place,
  Unit: (entry) => entry.unitNumber,
  Odometer: (entry) => entry.odometerMiles,
  'Recorded by': (entry) => entry.source,
});

const fileOf = (
  context: AccountContext,
  subject: TimelineSubject,
  name: string,
  format: 'csv' | 'xlsx',
) =>
  exportList(context, {
    name,
    format,
    columns: columnsOf(context.account),
    read: (place) => pageOfTimeline(context, subject, place),
  });

/** Exports the timeline of one card, newest first. [GW-35] */
export const exportCard: HandlerOf<'exportCard'> = async ({ query }, context) => {
  const { id, last4 } = await requireCard(context, query.cardId);
  return fileOf(context, { kind: 'card', id }, `card-${last4}`, query.format);
};

/** Exports the timeline of one driver, newest first. */
export const exportDriverTimeline: HandlerOf<'exportDriverTimeline'> = async (
  { params, query },
  context,
) => {
  const { driverId } = await drivers.read(context, params.id);
  return fileOf(context, { kind: 'driver', id: params.id }, `driver-${driverId}`, query.format);
};

/** Exports the timeline of one vehicle, newest first. */
export const exportVehicleTimeline: HandlerOf<'exportVehicleTimeline'> = async (
  { params, query },
  context,
) => {
  const { unitNumber } = await vehicles.read(context, params.id);
  return fileOf(context, { kind: 'vehicle', id: params.id }, `unit-${unitNumber}`, query.format);
};
