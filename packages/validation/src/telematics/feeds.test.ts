import { describe, expect, it } from 'vitest';
import { fromGeotab, fromSamsara, type SkippedReading } from './feeds.ts';
import { vehicleSignals, type VehicleSignal } from './vehicleSignal.ts';

const AMARILLO = { latitude: 35.2, longitude: -101.83 };
const TIME = '2026-11-25T11:40:00Z';
const LONG_NAME = 'Rental 5, parked behind the yard in Amarillo until March';

/** A reading in a provider-independent form. */
interface Reading {
  readonly kind: 'place' | 'odometer' | 'tank';
  readonly time?: unknown;
  readonly value?: unknown;
  readonly place?: object;
  /** Whether it is from the vehicle with a long name and no VIN. */
  readonly isLong?: boolean;
}

const KINDS = { place: 'gps', odometer: 'obdOdometerMeters', tank: 'fuelPercents' } as const;
const samsara = (readings: readonly Reading[]) => ({
  data: readings.map(({ kind, time = TIME, value, place = AMARILLO, isLong = false }) => ({
    name: isLong ? LONG_NAME : 'T-114',
    [KINDS[kind]]: [kind === 'place' ? { time, ...place } : { time, value }],
  })),
});

const DIAGNOSTICS = { odometer: 'DiagnosticOdometerId', tank: 'DiagnosticFuelLevelId' } as const;
const geotab = (readings: readonly Reading[]) => ({
  data: readings.map(
    ({ kind, time: dateTime = TIME, value: data, place = AMARILLO, isLong = false }) => ({
      device: { id: isLong ? 'b2' : 'b1' },
      dateTime,
      ...(kind === 'place' ? place : { diagnostic: { id: DIAGNOSTICS[kind] }, data }),
    }),
  ),
});
const DEVICES = [
  { id: 'b1', name: 'T-114', vehicleIdentificationNumber: null },
  { id: 'b2', name: LONG_NAME },
];

type Read = (
  readings: readonly Reading[],
  onLeftOut?: (reading: SkippedReading) => void,
) => VehicleSignal[];
const PROVIDERS: readonly (readonly [name: string, read: Read])[] = [
  ['Samsara', (readings, onLeftOut) => fromSamsara(samsara(readings), onLeftOut)],
  ['Geotab', (readings, onLeftOut) => fromGeotab(geotab(readings), DEVICES, onLeftOut)],
];

const BLANK = { position: null, odometerMiles: null, tankPercent: null };
const signal = (overrides: Partial<VehicleSignal>): VehicleSignal => ({
  vehicle: 'T-114',
  at: '2026-11-25T11:40:00.000Z',
  ...BLANK,
  ...overrides,
});

describe.each(PROVIDERS)('a %s feed', (_name, read) => {
  it.each<[value: number, tankPercent: number]>([
    [101, 100],
    [102.4, 100],
    [-1, 0],
    [-0.2, 0],
    [40.6, 41],
  ])('reads a gauge at %d%% as %d%%', (value, tankPercent) => {
    expect(read([{ kind: 'tank', value }])).toEqual([signal({ tankPercent })]);
  });

  it.each<[what: string, reading: Reading, issue: string]>([
    ['103% of a tank', { kind: 'tank', value: 103 }, 'tankPercent value.invalid'],
    ['-3% of a tank', { kind: 'tank', value: -3 }, 'tankPercent value.atLeast'],
    ['a level that is no number', { kind: 'tank', value: 'full' }, 'tankPercent value.invalid'],
    ['an odometer below 0', { kind: 'odometer', value: -5 }, 'odometerMiles value.atLeast'],
    ['an odometer not read', { kind: 'odometer', value: 0 }, 'odometerMiles value.atLeast'],
    ['an odometer too high', { kind: 'odometer', value: 1e12 }, 'odometerMiles value.atMost'],
    ['no fix', { kind: 'place', place: { latitude: 0, longitude: 0 } }, 'position value.invalid'],
    [
      'half a place',
      { kind: 'place', place: { latitude: null, longitude: -101.83 } },
      'position.latitude value.invalid',
    ],
    [
      'a place off the map',
      { kind: 'place', place: { latitude: 35.2, longitude: 181 } },
      'position.longitude value.invalid',
    ],
    ['no time', { kind: 'tank', value: 40, time: '' }, 'at value.invalid'],
    ['a time in numbers', { kind: 'tank', value: 40, time: 1_795_606_800 }, 'at value.invalid'],
    ['a name beyond any', { kind: 'place', isLong: true }, 'vehicle text.tooLong'],
  ])('drops %s, reports it, and returns the rest', (_what, wrong, issue) => {
    const good: Reading = { kind: 'tank', value: 40 };
    const leftOut: SkippedReading[] = [];
    const signals = read([good, wrong, good], (reading) => leftOut.push(reading));
    expect(signals).toEqual([signal({ tankPercent: 40 }), signal({ tankPercent: 40 })]);
    expect(vehicleSignals.safeParse(signals).success).toBe(true);
    const { isLong = false, time = TIME } = wrong;
    expect(leftOut).toMatchObject([{ vehicle: isLong ? LONG_NAME : 'T-114', at: String(time) }]);
    expect(leftOut[0]?.issues.map(({ path, key }) => `${path} ${key}`)).toEqual([issue]);
    expect(read([good, wrong, good])).toEqual(signals);
  });

  it('reports an issue with its bounds, as the API would', () => {
    const leftOut: SkippedReading[] = [];
    read([{ kind: 'place', isLong: true }], (reading) => leftOut.push(reading));
    expect(leftOut[0]?.issues).toEqual([
      { path: 'vehicle', key: 'text.tooLong', params: { max: 40 } },
    ]);
  });
});

const METERS_PER_MILE = 1609.344;
const odometerOf = (kind: string, miles: number, dateTime = TIME, id = 'b1') => ({
  device: { id },
  dateTime,
  diagnostic: { id: kind },
  data: miles * METERS_PER_MILE,
});
const RAW = 'DiagnosticOdometerId';
const ADJUSTED = 'DiagnosticOdometerAdjustmentId';
const milesOf = (...data: readonly object[]) =>
  fromGeotab({ data }, [...DEVICES, { id: 'b3', name: 'T-115' }]).map(
    ({ odometerMiles }) => odometerMiles,
  );

describe('a Geotab odometer', () => {
  it('is the raw or the adjusted reading, whichever the feed has', () => {
    expect(milesOf(odometerOf(RAW, 1000))).toEqual([1000]);
    expect(milesOf(odometerOf(ADJUSTED, 1000))).toEqual([1000]);
  });

  it('is the adjusted reading if a device has both, whatever their time and order', () => {
    expect(milesOf(odometerOf(RAW, 400), odometerOf(ADJUSTED, 1000))).toEqual([1000]);
    expect(milesOf(odometerOf(ADJUSTED, 1000), odometerOf(RAW, 400))).toEqual([1000]);
    const later = odometerOf(RAW, 401, '2026-11-25T11:45:00Z');
    expect(milesOf(odometerOf(ADJUSTED, 1000), later)).toEqual([1000]);
    expect(milesOf(odometerOf(ADJUSTED, 1000), odometerOf(RAW, 400, TIME, 'b3'))).toEqual([
      1000, 400,
    ]);
  });

  it('is the raw reading if the adjusted one is invalid', () => {
    const leftOut: SkippedReading[] = [];
    const data = [odometerOf(RAW, 400), odometerOf(ADJUSTED, 0)];
    const signals = fromGeotab({ data }, DEVICES, (reading) => leftOut.push(reading));
    expect(signals).toEqual([signal({ odometerMiles: 400 })]);
    expect(leftOut).toHaveLength(1);
  });
});

const vin = '1FUJGLDR5CLBP8834';
const tank = [{ time: TIME, value: 40 }];
/** How each provider's feed identifies a vehicle with this VIN. */
const named = (value: string) => [
  fromSamsara({
    data: [{ name: 'T-114', externalIds: { 'samsara.vin': value }, fuelPercents: tank }],
  })[0]?.vehicle,
  fromGeotab(geotab([{ kind: 'tank', value: 40 }]), [
    { id: 'b1', name: 'T-114', vehicleIdentificationNumber: value },
  ])[0]?.vehicle,
];

describe('a feed', () => {
  it('identifies a vehicle by its normalized VIN, or by name if the VIN is blank', () => {
    expect(named(` ${vin.toLowerCase()}`)).toEqual([vin, vin]);
    expect(named(' ')).toEqual(['T-114', 'T-114']);
  });

  it('drops only malformed entries', () => {
    expect(
      fromSamsara({
        data: [
          { name: 'T-114', externalIds: null, fuelPercents: [null, ...tank] },
          { fuelPercents: tank },
        ],
      }),
    ).toEqual([signal({ tankPercent: 40 })]);
    const [record] = geotab([{ kind: 'tank', value: 40 }]).data;
    const feed = { data: [null, { device: 'NoDeviceId' }, { device: { id: 'b9' } }, record] };
    expect(fromGeotab(feed, [null, { id: 'b9' }, ...DEVICES])).toEqual([
      signal({ tankPercent: 40 }),
    ]);
  });

  it.each([
    ['an error', { message: 'Too many requests' }],
    ['the snapshot in place of the feed', { data: [{ name: 'T-114', gps: { time: TIME } }] }],
  ])('throws on %s', (_what, answer) => {
    expect(() => fromSamsara(answer)).toThrow();
  });

  it('throws on an error result from Geotab', () => {
    const error = { error: { name: 'DbUnavailableException' } };
    expect(() => fromGeotab(error, DEVICES)).toThrow();
    expect(() => fromGeotab({ data: [] }, error)).toThrow();
  });
});
