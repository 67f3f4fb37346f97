import { changedFieldKey } from '@forecourt/validation';
import { expect, it } from 'vitest';
import { columnsOf } from '../../store/factsOf.ts';
import { toEntry } from './timelineEntry.ts';
import type { TimelineRow } from './timelineRows.ts';

const edited: TimelineRow = {
  id: 'e1',
  at: '2026-11-21T18:00:00.000Z',
  kind: 'change',
  subject: 'vehicle',
  actor: 'Dana Morales',
  emulatedBy: null,
  action: 'vehicle.edited',
  before: {},
  after: {},
  reason: null,
  last4: null,
  cents: null,
  place: null,
  miles: null,
  unit: null,
  source: null,
  params: null,
};
const ids = { fleetId: '0197a1b2-0000-7000-8000-000000000001' };

it('[DRIVER-06] [DRIVER-15] [ENT-31] lists changed vehicle figures, in gallons and miles', () => {
  const before = columnsOf({
    ...ids,
    vehicleId: 'V-118',
    hubometerStartThousandths: null,
    hubometerLastThousandths: 200_500,
    tankCapacityMilligallons: 26_000,
  });
  const after = columnsOf({
    ...ids,
    vehicleId: 'V-119',
    hubometerStartThousandths: 100_500,
    hubometerLastThousandths: 300_000,
    tankCapacityMilligallons: 31_500,
  });
  const { changes } = toEntry({ ...edited, before, after }, null);
  expect(changes).toEqual([
    { field: 'vehicle_id', from: 'V-118', to: 'V-119' },
    { field: 'hubometer_start_thousandths', from: null, to: '100.5' },
    { field: 'hubometer_last_thousandths', from: '200.5', to: '300' },
    { field: 'tank_capacity_milligallons', from: '26', to: '31.5' },
  ]);
  expect(changes.filter(({ field }) => changedFieldKey(field) === undefined)).toEqual([]);
});
