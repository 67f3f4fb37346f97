import * as z from 'zod/mini';
import { fieldIssues, type FieldIssue } from '../core/issue.ts';
import { GAUGE_BEYOND_PERCENT_MAX } from './constants.ts';
import { notRead, vehicleSignal, type VehicleSignal } from './vehicleSignal.ts';

const METERS_PER_MILE = 1609.344;
const PERCENT = 100;

/** A reading that a feed holds and that cannot be true, so that its signal was left out. */
export interface LeftOutReading {
  /** As its signal would have named it. */
  readonly vehicle: string;
  /** As the provider wrote it. */
  readonly at: string;
  /** What is wrong, as the call that takes signals would have refused it. */
  readonly issues: readonly FieldIssue[];
}

/** A reading as it stands in a feed, of which nothing is known yet. */
interface Reading {
  readonly vehicle: unknown;
  readonly at: unknown;
  readonly position?: { readonly latitude: unknown; readonly longitude: unknown };
  readonly odometerMiles?: unknown;
  readonly tankPercent?: unknown;
}

/** An instant in the one form that signals have; what is none stays as it is. */
function instantOf(at: unknown): unknown {
  const read = new Date(typeof at === 'string' ? at : Number.NaN);
  return Number.isNaN(read.getTime()) ? at : read.toISOString();
}

const milesOf = (meters: unknown) =>
  typeof meters === 'number' ? Math.floor(meters / METERS_PER_MILE) : meters;

/** Whole percent of a tank, where a gauge is off by no more than gauges are; what is more stays as it is. */
function percentOf(level: unknown): unknown {
  if (typeof level !== 'number') return level;
  const rounded = Math.round(level);
  const kept = Math.min(PERCENT, Math.max(0, rounded));
  return Math.abs(rounded - kept) <= GAUGE_BEYOND_PERCENT_MAX ? kept : rounded;
}

const inWords = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** Signals of readings. One that the call would refuse is left out, so that it does not cost the others. */
const signalsOf = (
  readings: readonly Reading[],
  onLeftOut: (reading: LeftOutReading) => void,
): VehicleSignal[] =>
  readings.flatMap((reading) => {
    const { vehicle, at } = reading;
    const said = { position: null, odometerMiles: null, tankPercent: null, ...reading };
    const read = vehicleSignal.safeParse({ ...said, at: instantOf(at) });
    const issues = read.success ? notRead(read.data) : fieldIssues(read.error);
    if (read.success && issues.length === 0) return [read.data];
    onLeftOut({ vehicle: inWords(vehicle), at: inWords(at), issues });
    return [];
  });

/** The VIN as fleets keep it, else the name. */
const nameOf = (vin: unknown, name: unknown): unknown =>
  typeof vin === 'string' && vin.trim() !== '' ? vin.trim().toUpperCase() : name;

/** An entry of a feed; one of another shape holds nothing, and the others count. */
const entry = z.catch(z.record(z.string(), z.unknown()), {});
const samsaraFeed = z.object({
  data: z.array(
    z.object({
      name: z.optional(z.unknown()),
      externalIds: entry,
      gps: z.optional(z.array(entry)),
      obdOdometerMeters: z.optional(z.array(entry)),
      fuelPercents: z.optional(z.array(entry)),
    }),
  ),
});

/**
 * Signals of an answer of Samsara's `GET /fleet/vehicles/stats/feed` with the types `gps`,
 * `obdOdometerMeters`, and `fuelPercents`. A vehicle is named by its VIN, else by its name. A reading
 * that cannot be true is left out, and `onLeftOut` hears of it. Throws where the answer has another
 * shape.
 */
export const fromSamsara = (
  feed: unknown,
  onLeftOut: (reading: LeftOutReading) => void = () => undefined,
): VehicleSignal[] =>
  z.parse(samsaraFeed, feed).data.flatMap((one) => {
    const vehicle = nameOf(one.externalIds['samsara.vin'], one.name);
    const { gps = [], obdOdometerMeters = [], fuelPercents = [] } = one;
    const readings: Reading[] = [
      ...gps.map(({ time: at, latitude, longitude }) => ({
        vehicle,
        at,
        position: { latitude, longitude },
      })),
      ...obdOdometerMeters.map(({ time: at, value }) => ({
        vehicle,
        at,
        odometerMiles: milesOf(value),
      })),
      ...fuelPercents.map(({ time: at, value }) => ({
        vehicle,
        at,
        tankPercent: percentOf(value),
      })),
    ];
    return signalsOf(readings, onLeftOut);
  });

const geotabFeed = z.object({ data: z.array(entry) });
const geotabDevices = z.array(entry);
const idOf = (named: unknown) => z.parse(entry, named)['id'];
const GEOTAB_ODOMETER = 'DiagnosticOdometerId';
const GEOTAB_ODOMETER_ADJUSTED = 'DiagnosticOdometerAdjustmentId';
const GEOTAB_FUEL_LEVEL = 'DiagnosticFuelLevelId';
type Entry = z.infer<typeof entry>;

/** Devices whose odometer was corrected by hand: what the dashboard shows, where the raw one is off. */
const adjustedOf = (records: readonly Entry[]): ReadonlySet<unknown> =>
  new Set(
    records
      .filter(
        ({ diagnostic, data }) =>
          idOf(diagnostic) === GEOTAB_ODOMETER_ADJUSTED &&
          typeof data === 'number' &&
          data >= METERS_PER_MILE,
      )
      .map(({ device }) => idOf(device)),
  );

/** What a record of a diagnostic says; null: it is of none that signals have. */
function diagnosed(kind: unknown, data: unknown, isAdjusted: boolean) {
  if (kind === GEOTAB_FUEL_LEVEL) return { tankPercent: percentOf(data) };
  const isOdometer = kind === GEOTAB_ODOMETER_ADJUSTED || (kind === GEOTAB_ODOMETER && !isAdjusted);
  return isOdometer ? { odometerMiles: milesOf(data) } : null;
}

/**
 * Signals of a result of Geotab's `GetFeed` for `LogRecord` or `StatusData`. `devices` are those of its
 * `Get` for `Device`: a vehicle is named by its VIN, else by its name; what is of another device or
 * diagnostic is left out. A device that has an adjusted odometer reports that one, and its raw one is
 * left out. A reading that cannot be true is left out too, and `onLeftOut` hears of it. Throws where the
 * result has another shape.
 */
export function fromGeotab(
  feed: unknown,
  devices: unknown,
  onLeftOut: (reading: LeftOutReading) => void = () => undefined,
): VehicleSignal[] {
  const names = new Map(
    z
      .parse(geotabDevices, devices)
      .map(({ id, name, vehicleIdentificationNumber: vin }) => [id, nameOf(vin, name)]),
  );
  const records = z.parse(geotabFeed, feed).data;
  const adjusted = adjustedOf(records);
  const readings = records.flatMap((record): Reading[] => {
    const { device, dateTime: at, diagnostic, data, latitude, longitude } = record;
    const id = idOf(device);
    if (id === undefined || !names.has(id)) return [];
    const vehicle = names.get(id);
    if (diagnostic === undefined) return [{ vehicle, at, position: { latitude, longitude } }];
    const said = diagnosed(idOf(diagnostic), data, adjusted.has(id));
    return said === null ? [] : [{ vehicle, at, ...said }];
  });
  return signalsOf(readings, onLeftOut);
}
