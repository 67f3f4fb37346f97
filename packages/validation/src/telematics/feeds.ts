import * as z from 'zod/mini';
import { fieldIssues, type FieldIssue } from '../core/issue.ts';
import { GAUGE_BEYOND_PERCENT_MAX } from './constants.ts';
import { notRead, vehicleSignal, type VehicleSignal } from './vehicleSignal.ts';

const METERS_PER_MILE = 1609.344;
const PERCENT = 100;

/** A reading in a feed that cannot be true, so that its signal was skipped. */
export interface SkippedReading {
  /** The vehicle, as its signal would have identified it. */
  readonly vehicle: string;
  /** As sent by the provider. */
  readonly at: string;
  /** The issues with which the signals endpoint would have rejected it. */
  readonly issues: readonly FieldIssue[];
}

/** A reading from a feed, before validation. */
interface Reading {
  readonly vehicle: unknown;
  readonly at: unknown;
  readonly position?: { readonly latitude: unknown; readonly longitude: unknown };
  readonly odometerMiles?: unknown;
  readonly tankPercent?: unknown;
}

/** Normalizes an instant to the format of signals; returns anything else unchanged. */
function instantOf(at: unknown): unknown {
  const date = new Date(typeof at === 'string' ? at : Number.NaN);
  return Number.isNaN(date.getTime()) ? at : date.toISOString();
}

const milesOf = (meters: unknown) =>
  typeof meters === 'number' ? Math.floor(meters / METERS_PER_MILE) : meters;

/** Whole percent of a tank, clamped if within a gauge's error; otherwise unchanged. */
function percentOf(level: unknown): unknown {
  if (typeof level !== 'number') return level;
  const rounded = Math.round(level);
  const clamped = Math.min(PERCENT, Math.max(0, rounded));
  return Math.abs(rounded - clamped) <= GAUGE_BEYOND_PERCENT_MAX ? clamped : rounded;
}

const toText = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** Converts readings to signals, skipping invalid ones so that they do not fail the request. */
const signalsOf = (
  readings: readonly Reading[],
  onLeftOut: (reading: SkippedReading) => void,
): VehicleSignal[] =>
  readings.flatMap((reading) => {
    const { vehicle, at } = reading;
    const fields = { position: null, odometerMiles: null, tankPercent: null, ...reading };
    const parsed = vehicleSignal.safeParse({ ...fields, at: instantOf(at) });
    const issues = parsed.success ? notRead(parsed.data) : fieldIssues(parsed.error);
    if (parsed.success && issues.length === 0) return [parsed.data];
    onLeftOut({ vehicle: toText(vehicle), at: toText(at), issues });
    return [];
  });

/** The VIN in the form that fleets use, or else the name. */
const nameOf = (vin: unknown, name: unknown): unknown =>
  typeof vin === 'string' && vin.trim() !== '' ? vin.trim().toUpperCase() : name;

/** An entry of a feed; malformed ones are treated as empty, so that the others still count. */
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
 * Converts a response of Samsara's `GET /fleet/vehicles/stats/feed` with the types `gps`,
 * `obdOdometerMeters`, and `fuelPercents` to signals. Vehicles are identified by VIN, or else by
 * name. Readings that cannot be true are skipped and passed to `onLeftOut`. Throws if the response
 * has a different shape.
 */
export const fromSamsara = (
  feed: unknown,
  onLeftOut: (reading: SkippedReading) => void = () => undefined,
): VehicleSignal[] =>
  z.parse(samsaraFeed, feed).data.flatMap((stats) => {
    const vehicle = nameOf(stats.externalIds['samsara.vin'], stats.name);
    const { gps = [], obdOdometerMeters = [], fuelPercents = [] } = stats;
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
const idOf = (reference: unknown) => z.parse(entry, reference)['id'];
const GEOTAB_ODOMETER = 'DiagnosticOdometerId';
const GEOTAB_ODOMETER_ADJUSTED = 'DiagnosticOdometerAdjustmentId';
const GEOTAB_FUEL_LEVEL = 'DiagnosticFuelLevelId';
type Entry = z.infer<typeof entry>;

/** Devices whose odometer was manually corrected to match the dashboard; the raw one is off. */
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

/** The values in a diagnostic record; `null` if signals do not include this diagnostic. */
function diagnosticValues(kind: unknown, data: unknown, isAdjusted: boolean) {
  if (kind === GEOTAB_FUEL_LEVEL) return { tankPercent: percentOf(data) };
  const isOdometer = kind === GEOTAB_ODOMETER_ADJUSTED || (kind === GEOTAB_ODOMETER && !isAdjusted);
  return isOdometer ? { odometerMiles: milesOf(data) } : null;
}

/**
 * Converts a result of Geotab's `GetFeed` for `LogRecord` or `StatusData` to signals. `devices` is
 * the result of its `Get` for `Device`: vehicles are identified by VIN, or else by name, and
 * records of other devices or diagnostics are skipped. If a device has an adjusted odometer, its
 * raw one is skipped. Readings that cannot be true are skipped, too, and passed to `onLeftOut`.
 * Throws if the result has a different shape.
 */
export function fromGeotab(
  feed: unknown,
  devices: unknown,
  onLeftOut: (reading: SkippedReading) => void = () => undefined,
): VehicleSignal[] {
  const names = new Map(
    z
      .parse(geotabDevices, devices)
      .map(({ id, name, vehicleIdentificationNumber: vin }) => [id, nameOf(vin, name)]),
  );
  const records = z.parse(geotabFeed, feed).data;
  const adjustedDevices = adjustedOf(records);
  const readings = records.flatMap((record): Reading[] => {
    const { device, dateTime: at, diagnostic, data, latitude, longitude } = record;
    const id = idOf(device);
    if (id === undefined || !names.has(id)) return [];
    const vehicle = names.get(id);
    if (diagnostic === undefined) return [{ vehicle, at, position: { latitude, longitude } }];
    const values = diagnosticValues(idOf(diagnostic), data, adjustedDevices.has(id));
    return values === null ? [] : [{ vehicle, at, ...values }];
  });
  return signalsOf(readings, onLeftOut);
}
