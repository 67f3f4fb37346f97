import * as z from 'zod/mini';
import type { VehicleSignal } from './vehicleSignal.ts';

const METERS_PER_MILE = 1609.344;
const milesOf = (meters: number) => Math.floor(meters / METERS_PER_MILE);

const signal = (
  vehicle: string,
  at: string,
  said: Partial<Omit<VehicleSignal, 'vehicle' | 'at'>>,
): VehicleSignal => ({
  vehicle,
  at: new Date(at).toISOString(),
  position: null,
  odometerMiles: null,
  tankPercent: null,
  ...said,
});

const value = z.object({ time: z.string(), value: z.number() });
const samsaraFeed = z.object({
  data: z.array(
    z.object({
      name: z.string(),
      externalIds: z.optional(z.record(z.string(), z.string())),
      gps: z.optional(
        z.array(z.object({ time: z.string(), latitude: z.number(), longitude: z.number() })),
      ),
      obdOdometerMeters: z.optional(z.array(value)),
      fuelPercents: z.optional(z.array(value)),
    }),
  ),
});

/**
 * Signals of an answer of Samsara's `GET /fleet/vehicles/stats/feed` with the types `gps`,
 * `obdOdometerMeters`, and `fuelPercents`. A vehicle is named by its VIN, else by its name. Throws where
 * the answer has another shape.
 */
export const fromSamsara = (feed: unknown): VehicleSignal[] =>
  z.parse(samsaraFeed, feed).data.flatMap((vehicle) => {
    const name = vehicle.externalIds?.['samsara.vin'] ?? vehicle.name;
    const { gps = [], obdOdometerMeters = [], fuelPercents = [] } = vehicle;
    return [
      ...gps.map(({ time, latitude, longitude }) =>
        signal(name, time, { position: { latitude, longitude } }),
      ),
      ...obdOdometerMeters.map((one) =>
        signal(name, one.time, { odometerMiles: milesOf(one.value) }),
      ),
      ...fuelPercents.map((one) => signal(name, one.time, { tankPercent: Math.round(one.value) })),
    ];
  });

const ofDevice = { device: z.object({ id: z.string() }), dateTime: z.string() };
const geotabFeed = z.object({
  data: z.array(
    z.union([
      z.object({ ...ofDevice, latitude: z.number(), longitude: z.number() }),
      z.object({ ...ofDevice, diagnostic: z.object({ id: z.string() }), data: z.number() }),
    ]),
  ),
});
const geotabDevices = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    vehicleIdentificationNumber: z.optional(z.nullable(z.string())),
  }),
);
const GEOTAB_ODOMETER = 'DiagnosticOdometerId';
const GEOTAB_FUEL_LEVEL = 'DiagnosticFuelLevelId';

/**
 * Signals of a result of Geotab's `GetFeed` for `LogRecord` or `StatusData`. `devices` are those of its
 * `Get` for `Device`: a vehicle is named by its VIN, else by its name; what is of another device or
 * diagnostic is left out. Throws where the result has another shape.
 */
export function fromGeotab(feed: unknown, devices: unknown): VehicleSignal[] {
  const names = new Map(
    z
      .parse(geotabDevices, devices)
      .map(({ id, name, vehicleIdentificationNumber: vin }) => [id, vin || name]),
  );
  return z.parse(geotabFeed, feed).data.flatMap((record) => {
    const { device, dateTime } = record;
    const name = names.get(device.id);
    if (name === undefined) return [];
    if ('latitude' in record) {
      const { latitude, longitude } = record;
      return [signal(name, dateTime, { position: { latitude, longitude } })];
    }
    const { diagnostic, data } = record;
    if (diagnostic.id === GEOTAB_ODOMETER) {
      return [signal(name, dateTime, { odometerMiles: milesOf(data) })];
    }
    return diagnostic.id === GEOTAB_FUEL_LEVEL
      ? [signal(name, dateTime, { tankPercent: Math.round(data) })]
      : [];
  });
}
