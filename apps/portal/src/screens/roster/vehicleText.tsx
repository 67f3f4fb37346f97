import type { Contract, ResponseOf } from '@forecourt/api-client';
import { TwoLines, type Column, type FactGroup } from '@forecourt/ui';
import { formatCount, formatGallons, formatMonth } from '@forecourt/ui/format';
import type { VehicleRecord } from '@forecourt/validation';
import type { Text } from '../../messages/text.ts';
import { column } from '../lists/column.ts';
import { RosterStatus } from './RosterStatus.tsx';

const miles = (value: number | null, text: Text) =>
  value === null ? null : text('vehicles.miles', { miles: formatCount(value) });
const hubometer = (thousandths: number | null, text: Text) =>
  thousandths === null ? null : text('vehicles.miles', { miles: (thousandths / 1000).toFixed(1) });

/** Formats hundredths of a mile per gallon: `6.8`. */
export const formatMpg = (hundredths: number): string => (hundredths / 100).toFixed(1);

/** Columns of the vehicle list. */
export const vehicleColumns = (text: Text): readonly Column<VehicleRecord>[] => [
  column(
    'unit',
    text('vehicles.column.unit'),
    { width: '110px', isSortable: true, isRowHeader: true, phone: 'title' },
    ({ unitNumber }) => unitNumber,
  ),
  column(
    'name',
    text('vehicles.column.name'),
    { width: 'minmax(150px, 1.6fr)', isSortable: true, phone: 'detail' },
    (vehicle) => <TwoLines first={vehicle.name} second={vehicle.licensePlate ?? '–'} />,
  ),
  column(
    'vin',
    text('vehicles.column.vin'),
    { width: 'minmax(170px, 1fr)', from: 980, phone: 'hidden' },
    ({ vin }) => vin ?? '–',
  ),
  column(
    'fleet',
    text('roster.fleet'),
    { isSortable: true, phone: 'detail' },
    ({ fleetName }) => fleetName,
  ),
  column(
    'status',
    text('drivers.column.status'),
    { width: '130px', phone: 'status' },
    ({ status }) => <RosterStatus state={status} />,
  ),
  column(
    'odometer',
    text('vehicles.column.odometer'),
    {
      phoneCell: ({ odometerMiles }) => miles(odometerMiles, text) ?? '–',
      width: '120px',
      align: 'end',
      isSortable: true,
      phone: 'value',
    },
    ({ odometerMiles }) => (odometerMiles === null ? '–' : formatCount(odometerMiles)),
  ),
  column(
    'cards',
    text('drivers.column.cards'),
    { width: '90px', align: 'end', isSortable: true, phone: 'hidden' },
    ({ cardCount }) => formatCount(cardCount),
  ),
];

/** A vehicle's details, in groups. */
export const vehicleFacts = (vehicle: VehicleRecord, text: Text): readonly FactGroup[] => [
  {
    title: text('vehicles.facts'),
    facts: [
      { label: text('vehicleForm.unitNumber'), value: vehicle.unitNumber, isCode: true },
      { label: text('vehicleForm.name'), value: vehicle.name },
      { label: text('vehicleForm.vehicleId'), value: vehicle.vehicleId, isCode: true },
      { label: text('vehicleForm.vin'), value: vehicle.vin, isCode: true },
      { label: text('vehicleForm.licensePlate'), value: vehicle.licensePlate, isCode: true },
      { label: text('vehicleForm.trailerNumber'), value: vehicle.trailerNumber, isCode: true },
      { label: text('roster.fleet'), value: vehicle.fleetName },
    ],
  },
  {
    title: text('vehicles.facts.registration'),
    facts: [
      {
        label: text('vehicleForm.registrationNumber'),
        value: vehicle.registrationNumber,
        isCode: true,
      },
      {
        label: text('vehicleForm.registrationExpiry'),
        value: vehicle.registrationExpiry && formatMonth(vehicle.registrationExpiry, 'full'),
      },
    ],
  },
  {
    title: text('vehicles.facts.readings'),
    facts: [
      {
        label: text('vehicleForm.tankCapacity'),
        value:
          vehicle.tankCapacityMilligallons === null
            ? null
            : text('vehicles.gallons', {
                gallons: formatGallons(vehicle.tankCapacityMilligallons),
              }),
      },
      { label: text('vehicleForm.odometer'), value: miles(vehicle.odometerMiles, text) },
      {
        label: text('vehicleForm.hubometerStart'),
        value: hubometer(vehicle.hubometerStartThousandths, text),
      },
      {
        label: text('vehicleForm.hubometerLast'),
        value: hubometer(vehicle.hubometerLastThousandths, text),
      },
    ],
  },
];

/** The vehicle's latest signals; empty if it never sent any. */
export function signalFacts(
  signal: ResponseOf<Contract['getVehicle']>['signal'] | undefined,
  text: Text,
  when: (instant: string) => string,
): readonly FactGroup[] {
  const { position, odometer, tank } = signal ?? {};
  const facts = [
    position && {
      label: text('vehicles.signal.position'),
      said: `${position.latitude.toFixed(4)}, ${position.longitude.toFixed(4)}`,
      at: position.at,
    },
    odometer && {
      label: text('vehicleForm.odometer'),
      said: text('vehicles.miles', { miles: formatCount(odometer.miles) }),
      at: odometer.at,
    },
    tank && {
      label: text('vehicles.signal.tank'),
      said: text('vehicles.signal.full', { percent: tank.percent }),
      at: tank.at,
    },
  ].filter((fact) => fact !== null && fact !== undefined);
  if (facts.length === 0) return [];
  return [
    {
      title: text('vehicles.facts.signal'),
      facts: facts.map(({ label, said, at }) => ({
        label,
        value: text('vehicles.signal.at', { said, at: when(at) }),
      })),
    },
  ];
}
